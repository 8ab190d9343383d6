/// An HTTP request, whole.
public struct HTTPRequest: Hashable, Sendable {
  /// In capitals.
  public var method: String
  /// For a client the absolute URL; for a server the path and query as they came, percent-encoded.
  public var target: String
  public var headers: HTTPHeaders
  public var body: [UInt8]
  /// Whether it may reach the server twice without harm, so that a connection that died may be taken for a new one.
  public var isSafeToRepeat: Bool

  /// A `GET` without headers or body, unless said; a `POST` alone is not safe to repeat, unless said.
  public init(
    method: String = "GET", target: String, headers: HTTPHeaders = HTTPHeaders(),
    body: [UInt8] = [], isSafeToRepeat: Bool? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.isSafeToRepeat = isSafeToRepeat ?? (method != "POST")
  }
}

/// An HTTP response, whole.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: [UInt8]

  /// An answer without headers or body, unless said.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
