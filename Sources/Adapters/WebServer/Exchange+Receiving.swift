import Blocking
import HTTPMessages

/// What the daemon's thread is to do with the connection next.
enum Step {
  case readOn
  /// Send this; the connection closes after it where the request was not read to its end.
  case send(HTTPResponse, thenClose: Bool)
  /// The request is whole: suspend the connection and let a handler answer.
  case handOver
  case drop
}

extension Exchange {
  /// Takes the next call of the daemon: the headers, then pieces of the body, then the end.
  func step(
    method: String, version: String, piece: UnsafeRawBufferPointer, limits: WebServer.Limits
  ) -> Step {
    state.withLock { state in
      switch state.stage {
      case .begun: return begin(&state, method: method, version: version, limits: limits)
      case .receiving:
        return unsafe piece.isEmpty ? finish(&state) : receive(&state, piece, limits: limits)
      case .discarding(let refusal, let count):
        if unsafe piece.isEmpty { return .send(refusal, thenClose: true) }
        state.stage = unsafe .discarding(refusal, count: count + piece.count)
        return count < limits.discarded && ContinuousClock.now < state.due ? .readOn : .drop
      case .answered(let response?): return .send(response, thenClose: false)
      case .answered(nil): return .drop
      case .waiting, .over: return .readOn
      }
    }
  }

  private func begin(
    _ state: inout State, method: String, version: String, limits: WebServer.Limits
  ) -> Step {
    state.request.method = method
    state.request.headers = unsafe headers(of: connection)
    guard let refusal = state.request.refusal(version: version, bodyLimit: limits.body) else {
      state.stage = .receiving
      return .readOn
    }
    // A client that waits for a go-ahead has sent no body; any other may be in the midst of it.
    let isSending = state.request.headers["Expect"] == nil
    let length = state.request.declaredLength ?? 0
    guard refusal.status == 413, isSending, length <= limits.discarded else {
      return .send(refusal, thenClose: true)
    }
    state.stage = .discarding(refusal, count: 0)
    return .readOn
  }

  private func receive(
    _ state: inout State, _ piece: UnsafeRawBufferPointer, limits: WebServer.Limits
  ) -> Step {
    guard ContinuousClock.now < state.due else { return .drop }
    guard state.request.body.count + piece.count <= limits.body else {
      state.stage = .discarding(.tooLarge(limit: limits.body), count: state.request.body.count)
      state.request.body = []
      return .readOn
    }
    unsafe state.request.body.append(contentsOf: piece)
    return .readOn
  }

  private func finish(_ state: inout State) -> Step {
    state.stage = .waiting
    return .handOver
  }
}
