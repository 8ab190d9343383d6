import Glibc
import LinesChannel

/// The signals by which the program is told to stop, and the one that it does not want.
enum StopSignals {
  /// A connection that its other side has closed is an error of the write, and no end of the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Keeps SIGTERM, SIGINT and the SIGHUP of a terminal that is closed from ending the program: from now on `wait` hears them.
  ///
  /// Neither masks nor Dispatch's sources do: a thread of Dispatch's own waits for signals with none masked.
  static func hold() throws(CommandFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw CommandFailure(.failure, "no pipe for signals: too many open files")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe (waitingEnd, writingEnd) = (ends[0], ends[1])
    for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, noteSignal) }
  }

  /// Returns when one has come; `hold` must have been called.
  static func wait() async {
    // A pipe that cannot be read ends the wait: better stopped than deaf.
    _ = try? await FileInput(unsafe waitingEnd).read()
  }
}

// Both are written once, before the handlers are set, and only read from then on.
private nonisolated(unsafe) var waitingEnd: Int32 = -1
private nonisolated(unsafe) var writingEnd: Int32 = -1

/// Runs in the middle of anything: `write` is one of the few calls that a handler may make.
private func noteSignal(_ number: Int32) {
  var byte: UInt8 = 1
  _ = unsafe write(writingEnd, &byte, 1)
}
