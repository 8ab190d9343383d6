public import HTTPMessages

/// A table server whose answers fail as it is told.
public actor MisbehavingServer {
  private let server: TableServer
  private let start = ContinuousClock.now
  private var sequence: FaultSequence

  /// Fails from now on, from the first fault of the sequence.
  public init(_ server: TableServer, as misbehaviour: Misbehaviour) {
    self.server = server
    sequence = FaultSequence(misbehaviour)
  }

  /// Answers a request to the API; nil where the connection is to be closed without a word.
  public func answer(_ request: HTTPRequest) async -> HTTPResponse? {
    guard let fault = sequence.next(at: start.duration(to: .now)) else {
      return await server.answer(request)
    }
    return switch fault {
    case .late, .lost, .page, .cut: await carriedOut(request, then: fault)
    case .partial: await halfDone(request)
    case .hangUp: nil
    case .throttled(let silence): .tooMany(for: silence)
    case .overQuota: .overQuota
    case .failing(let status): .failing(status)
    }
  }

  private func carriedOut(
    _ request: HTTPRequest, then fault: Misbehaviour.Fault
  ) async -> HTTPResponse? {
    var response = await server.answer(request)
    switch fault {
    case .late(let delay): try? await Task.sleep(for: delay)
    case .page: response = .proxyPage
    case .cut: response.body.removeLast((response.body.count + 1) / 2)
    default: return nil
    }
    return response
  }

  /// Writes the first half of a batch and says that it failed; what is no batch is answered.
  private func halfDone(_ request: HTTPRequest) async -> HTTPResponse {
    guard let half = request.firstHalf else { return await server.answer(request) }
    let response = await server.answer(half)
    return response.status == 200 ? .failing(503) : response
  }
}

extension HTTPRequest {
  /// The request for the first half of its records; nil where it writes fewer than two.
  fileprivate var firstHalf: HTTPRequest? {
    guard method != "GET", case .object(var members)? = JSON(body),
      let records = members["records"]?.list, records.count > 1
    else { return nil }
    members["records"] = .list(Array(records.prefix((records.count + 1) / 2)))
    var half = self
    half.body = JSON.object(members).bytes
    return half
  }
}

extension HTTPResponse {
  /// As Airtable sends it, which is not as its manual has it.
  fileprivate static func tooMany(for silence: Misbehaviour.Silence) -> HTTPResponse {
    var response = refusal(
      429, "RATE_LIMIT_REACHED", "Rate limit exceeded. Please try again later")
    if silence.isTold {
      response.headers["Retry-After"] = String(
        silence.length.components.seconds + (silence.length.components.attoseconds > 0 ? 1 : 0))
    }
    return response
  }

  fileprivate static var overQuota: HTTPResponse {
    refusal(
      429, "PUBLIC_API_BILLING_LIMIT_EXCEEDED",
      "You have exceeded the number of API requests of your plan for this month")
  }

  private static func refusal(_ status: Int, _ type: String, _ message: String) -> HTTPResponse {
    let error: JSON = .object(["error": .text(type), "message": .text(message)])
    return .json(status, .object(["errors": .list([error])]))
  }

  fileprivate static func failing(_ status: Int) -> HTTPResponse {
    status == 503
      ? .failure(
        503, "RETRIABLE_ERROR",
        "Server encountered an error while processing your request, and it is safe to retry the "
          + "request")
      : .failure(status, "SERVER_ERROR", "The server failed on purpose")
  }

  fileprivate static var proxyPage: HTTPResponse {
    HTTPResponse(
      status: 502, headers: ["Content-Type": "text/html"],
      body: Array("<html><head><title>502 Bad Gateway</title></head></html>\n".utf8))
  }
}
