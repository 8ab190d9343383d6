/// Something that sends HTTP requests: the port that adapters need of the network.
public protocol HTTPSending: Sendable {
  /// Sends the request and waits for the whole answer; redirects are not followed.
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}

/// Why no answer came.
public struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, without URL, header or body: safe to show.
  public var message: String
  /// Whether the server cannot have seen the request.
  public var wasSurelyNotSent: Bool

  /// The message is shown as it is, so it names no URL, header or body.
  public init(_ message: String, wasSurelyNotSent: Bool) {
    self.message = message
    self.wasSurelyNotSent = wasSurelyNotSent
  }

  public var description: String { message }
}
