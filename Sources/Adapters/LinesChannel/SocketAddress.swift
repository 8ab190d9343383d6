/// Where a channel of lines listens: never where other machines can reach it.
public enum SocketAddress: Hashable, Sendable, CustomStringConvertible {
  case unix(path: String)
  /// An address of this machine alone, `127.…` or `::1`; port 0 takes a free one.
  case loopback(host: String, port: UInt16)

  /// Reads `unix:/run/drinkrun/lines.sock`, `127.0.0.1:6667`, `[::1]:6667` or `localhost:6667`; `nil` for anything else.
  public init?(_ text: String) {
    if text.hasPrefix("unix:") {
      self.init(path: String(text.dropFirst("unix:".count)))
    } else {
      self.init(hostAndPort: text)
    }
  }

  private init?(path: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    self = .unix(path: path)
  }

  private init?(hostAndPort text: String) {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    switch text[..<colon] {
    case "localhost": self = .loopback(host: "127.0.0.1", port: port)
    case "[::1]": self = .loopback(host: "::1", port: port)
    case let host where Self.isLoopback(host): self = .loopback(host: String(host), port: port)
    default: return nil
    }
  }

  /// Whether it is one of 127.0.0.0/8, in four numbers.
  private static func isLoopback(_ host: Substring) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }

  public var description: String {
    switch self {
    case .unix(let path): "unix:\(path)"
    case .loopback(let host, let port): host == "::1" ? "[::1]:\(port)" : "\(host):\(port)"
    }
  }
}
