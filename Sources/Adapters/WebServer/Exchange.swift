import Blocking
import CHTTPD
import HTTPMessages

/// One request, from its first line until libmicrohttpd reports that it is over.
///
/// The daemon's thread fills it, suspends the connection and hands it over; a task answers; the
/// daemon's thread then sends. The lock is the hand-over between the two.
@safe final class Exchange: Sendable {
  /// How far the request is; each stage comes once.
  enum Stage {
    /// The request line was read.
    case begun
    /// The headers were taken, and the body is coming in.
    case receiving
    /// The body is read and dropped, so that this answer reaches the client.
    case discarding(HTTPResponse, count: Int)
    /// A handler has it, and the connection is suspended.
    case waiting
    /// The answer waits for the daemon's thread; nil for none, and the end of the connection.
    case answered(HTTPResponse?)
    case over
  }

  struct State {
    var stage = Stage.begun
    var request: HTTPRequest
    /// When the request must have arrived.
    let due: ContinuousClock.Instant
  }

  let state: Locked<State>
  /// Used on the daemon's thread, and to resume it while it is suspended: it lives until then.
  nonisolated(unsafe) let connection: OpaquePointer

  init(target: String, due: ContinuousClock.Instant, connection: OpaquePointer) {
    state = Locked(State(request: HTTPRequest(target: target), due: due))
    unsafe self.connection = connection
  }

  var request: HTTPRequest { state.withLock { $0.request } }

  func end() { state.withLock { $0.stage = .over } }

  /// Answers a request that waits; only the first answer counts.
  func answer(_ response: HTTPResponse?) {
    state.withLock { state in
      guard case .waiting = state.stage else { return }
      state.stage = .answered(response)
      unsafe MHD_resume_connection(connection)
    }
  }
}
