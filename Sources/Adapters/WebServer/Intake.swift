import Blocking
import CHTTPD
import Dispatch
import HTTPMessages

/// What the daemon's thread and the tasks that answer have in common.
@safe final class Intake: Sendable {
  let limits: WebServer.Limits
  /// Whole requests, in the order in which they came in.
  let exchanges: AsyncStream<Exchange>

  private struct State {
    var isClosing = false
    var waiting: [ObjectIdentifier: Exchange] = [:]
  }
  private let state = Locked(State())
  /// Has a member for each request that is not over.
  private let open = DispatchGroup()
  private let handOver: AsyncStream<Exchange>.Continuation

  init(limits: WebServer.Limits) {
    self.limits = limits
    (exchanges, handOver) = AsyncStream.makeStream(of: Exchange.self)
  }

  func begin(_ target: String, on connection: OpaquePointer) -> Exchange {
    open.enter()
    return unsafe Exchange(target: target, due: .now + limits.request, connection: connection)
  }

  func end(_ exchange: Exchange) {
    exchange.end()
    open.leave()
  }

  /// Blocks until no request is open, for a second at most.
  func drain() {
    // What is still unsent by then belongs to a client that does not read.
    _ = open.wait(timeout: .now() + 1)
  }

  /// Suspends the connection and hands the request to whoever answers; false when closing.
  ///
  /// The lock is held so that closing either sees the request or refuses it.
  func suspend(_ exchange: Exchange) -> Bool {
    state.withLock { state in
      guard !state.isClosing else { return false }
      unsafe MHD_suspend_connection(exchange.connection)
      state.waiting[ObjectIdentifier(exchange)] = exchange
      handOver.yield(exchange)
      return true
    }
  }

  func answer(_ exchange: Exchange, _ response: HTTPResponse?) {
    state.withLock { state in
      guard state.waiting.removeValue(forKey: ObjectIdentifier(exchange)) != nil else { return }
      exchange.answer(response)
    }
  }

  /// Answers all that wait with 503, and takes no more.
  ///
  /// libmicrohttpd aborts the process where it is stopped with a connection suspended.
  func close() {
    state.withLock { state in
      state.isClosing = true
      for exchange in state.waiting.values { exchange.answer(.stopping) }
      state.waiting = [:]
      handOver.finish()
    }
  }
}

extension HTTPResponse {
  static var stopping: HTTPResponse {
    unavailable("the server is stopping, send the request again")
  }
  static var overdue: HTTPResponse {
    unavailable("the answer took too long, send the request again")
  }

  private static func unavailable(_ message: String) -> HTTPResponse {
    var response = failure(503, "SERVICE_UNAVAILABLE", message)
    response.headers["Retry-After"] = "1"
    return response
  }
}
