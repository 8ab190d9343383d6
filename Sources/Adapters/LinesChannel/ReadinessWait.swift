internal import Blocking
internal import Glibc

/// Waits for input on a thread of its own, and stops waiting when its task is cancelled.
actor ReadinessWait {
  private let executor = BlockingExecutor(label: "input")
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    // The executor lives as long as the actor that holds it.
    unsafe executor.asUnownedSerialExecutor()
  }

  private let bell: Bell

  init() throws(StreamFailure) { bell = try Bell() }

  /// Those that can be read, are at their end or have failed; none when the task was cancelled.
  func readable(of descriptors: [CInt]) async throws(StreamFailure) -> [CInt] {
    let waited = await withTaskCancellationHandler {
      poll(descriptors)
    } onCancel: {
      bell.ring()
    }
    return try waited.get()
  }

  /// The next bytes, at most that many; empty at the end.
  func read(_ descriptor: CInt, upTo count: Int) async throws(StreamFailure) -> [UInt8] {
    guard try await !readable(of: [descriptor]).isEmpty else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      // It writes at most `count` bytes.
      let length = unsafe Glibc.read(descriptor, &bytes, count)
      if length >= 0 { return Array(bytes.prefix(length)) }
      guard errno == EINTR else { throw .last("cannot read the input") }
    }
  }

  private func poll(_ descriptors: [CInt]) -> Result<[CInt], StreamFailure> {
    var entries = (descriptors + [bell.heard.number]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // It reads and writes exactly the entries that it is told of.
    while unsafe Glibc.poll(&entries, nfds_t(entries.count), -1) < 0 {
      guard errno == EINTR else { return .failure(.last("cannot wait for input")) }
    }
    guard entries.removeLast().revents == 0 else { return .success([]) }
    return .success(entries.filter { $0.revents != 0 }.map(\.fd))
  }
}

/// A pipe that wakes who waits at its end.
private struct Bell: Sendable {
  let heard: Descriptor
  private let rung: Descriptor

  init() throws(StreamFailure) {
    var ends: [CInt] = [0, 0]
    // It writes the two ends.
    guard unsafe pipe(&ends) == 0 else { throw .last("cannot open a pipe") }
    heard = Descriptor(ends[0])
    rung = Descriptor(ends[1])
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0, fcntl(end, F_SETFL, O_NONBLOCK) == 0 else {
        throw .last("cannot set up a pipe")
      }
    }
  }

  func ring() {
    // One byte of a literal. Where the pipe is full it has been rung already.
    _ = unsafe write(rung.number, [1], 1)
  }
}
