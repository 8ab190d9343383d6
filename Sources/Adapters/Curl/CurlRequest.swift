/// A request that libcurl is to send.
public struct CurlRequest: Sendable {
  /// In capitals.
  public var method: String
  /// Absolute, `https`; `http` only where the host is this machine.
  public var url: String
  public var headers: [(name: String, value: String)]
  /// Sent as it is; empty for none.
  public var body: [UInt8]
  /// Whether the request gets a connection that nobody used before.
  ///
  /// libcurl sends a request a second time, in silence, when a reused connection dies before the first byte of the
  /// answer: what must not be done twice never goes over one.
  public var needsFreshConnection: Bool

  /// A request without headers or body, unless said.
  public init(
    method: String, url: String, headers: [(name: String, value: String)] = [],
    body: [UInt8] = [], needsFreshConnection: Bool
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.needsFreshConnection = needsFreshConnection
  }
}

/// The whole answer to a request.
public struct CurlAnswer: Sendable {
  /// As HTTP numbers it: 200, 404.
  public var status: Int
  public var headers: [(name: String, value: String)]
  /// Decompressed, and no larger than the limit.
  public var body: [UInt8]
}

/// What a request may cost at most.
public struct CurlLimits: Hashable, Sendable {
  /// Name look-up, connection and TLS handshake, in milliseconds.
  public var connectMilliseconds: Int
  /// The whole exchange, in milliseconds.
  public var totalMilliseconds: Int
  /// The bytes of head and body of an answer, counted after it is decompressed.
  public var largestAnswer: Int

  /// Five seconds to connect, thirty in all, and 4 MiB, unless said.
  public init(
    connectMilliseconds: Int = 5_000, totalMilliseconds: Int = 30_000,
    largestAnswer: Int = 4 << 20
  ) {
    self.connectMilliseconds = connectMilliseconds
    self.totalMilliseconds = totalMilliseconds
    self.largestAnswer = largestAnswer
  }
}
