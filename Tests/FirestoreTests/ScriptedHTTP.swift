import HTTPMessages

/// Answers requests, in order, with what the test wrote down, and keeps them.
actor ScriptedHTTP: HTTPSending {
  enum Answer: Sendable {
    case response(HTTPResponse)
    case failure(HTTPFailure)

    static func json(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) -> Answer {
      .response(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
    }
  }

  private var answers: [Answer]
  private(set) var requests: [HTTPRequest] = []

  init(_ answers: [Answer]) { self.answers = answers }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    requests.append(request)
    guard !answers.isEmpty else { throw HTTPFailure("the script is over", wasSurelyNotSent: true) }
    switch answers.removeFirst() {
    case .response(let response): return response
    case .failure(let failure): throw failure
    }
  }
}
