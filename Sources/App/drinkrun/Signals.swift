import Dispatch
import Glibc

/// The signals by which the program is told to stop.
enum Signals {
  /// A connection that its other side has closed is an error of the write, and no end of the program.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Returns when SIGTERM or SIGINT has come, or the task is cancelled.
  static func untilStopped() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGTERM, SIGINT].map { source(of: $0, continuation) }
    for await _ in stream { break }
    for source in sources { source.cancel() }
  }

  // Written in a function of no actor: what Dispatch calls must belong to none.
  private static func source(
    of number: Int32, _ continuation: AsyncStream<Void>.Continuation
  ) -> any DispatchSourceSignal {
    // The default would end the program before the source sees the signal.
    _ = signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { @Sendable in continuation.yield() }
    source.resume()
    return source
  }
}
