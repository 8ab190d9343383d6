public import HTTPMessages

/// Answers requests, in order, with what the test wrote down, and keeps them.
public actor ScriptedHTTP: HTTPSending {
  /// What becomes of one request.
  public enum Answer: Sendable {
    case response(HTTPResponse)
    case failure(HTTPFailure)

    /// A JSON body with a status.
    public static func json(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) -> Answer {
      .response(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
    }
  }

  private var answers: [Answer]
  public private(set) var requests: [HTTPRequest] = []

  /// - Parameter answers: In the order in which requests get them.
  public init(_ answers: [Answer]) { self.answers = answers }

  public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    requests.append(request)
    guard !answers.isEmpty else { throw HTTPFailure("the script is over", wasSurelyNotSent: true) }
    switch answers.removeFirst() {
    case .response(let response): return response
    case .failure(let failure): throw failure
    }
  }
}
