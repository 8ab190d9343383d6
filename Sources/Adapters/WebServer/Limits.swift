extension WebServer {
  /// What a client may take of the server.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of a body; a longer one is answered with 413.
    public var body: Int
    /// The bytes for request line and headers, and for a piece of the body; more is 431.
    public var headers: Int
    /// The connections at a time; further ones wait for a free place.
    public var connections: Int
    /// How long a connection may be silent, in whole seconds.
    public var idle: Duration
    /// How long a request may take to arrive, and then its handler to answer; 503 after that.
    public var request: Duration

    /// Unless said, 1 MiB of body, 32 KiB of headers, 256 connections, 30 seconds of silence, 20 for a request.
    public init(
      body: Int = 1 << 20, headers: Int = 32 << 10, connections: Int = 256,
      idle: Duration = .seconds(30), request: Duration = .seconds(20)
    ) {
      self.body = body
      self.headers = headers
      self.connections = connections
      self.idle = idle
      self.request = request
    }

    /// How much of a body that is refused is still read, so that the answer reaches the client.
    ///
    /// Closing with unread bytes resets the connection, and the client may lose what was said.
    var discarded: Int { body + 16 << 20 }
  }
}
