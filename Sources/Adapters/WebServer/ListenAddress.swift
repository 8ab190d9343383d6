/// Where a server listens: a loopback address and a port.
///
/// Nothing but loopback: what is to be reached from outside stands behind a proxy that speaks TLS.
public struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
  /// The names that a loopback address has.
  public enum Host: String, Hashable, Sendable {
    case ipv4 = "127.0.0.1"
    case ipv6 = "::1"
    /// Listens on 127.0.0.1.
    case localhost
  }

  public var host: Host
  /// 0 for any port that is free.
  public var port: UInt16

  /// A port of 127.0.0.1, unless said.
  public init(host: Host = .ipv4, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `127.0.0.1:8080`, `[::1]:8080` or `localhost:8080`; nil for anything else.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"),
      let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    switch text[..<colon] {
    case "127.0.0.1": self.init(host: .ipv4, port: port)
    case "[::1]": self.init(host: .ipv6, port: port)
    case "localhost": self.init(host: .localhost, port: port)
    default: return nil
    }
  }

  public var description: String {
    host == .ipv6 ? "[::1]:\(port)" : "\(host.rawValue):\(port)"
  }
}
