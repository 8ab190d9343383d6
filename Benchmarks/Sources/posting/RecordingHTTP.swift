internal import HTTPMessages

/// Passes requests on and keeps the last.
actor RecordingHTTP: HTTPSending {
  private let http: any HTTPSending
  private(set) var last: HTTPRequest?

  init(_ http: any HTTPSending) { self.http = http }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    last = request
    return try await http.send(request)
  }
}
