internal import FoundationEssentials

/// Where a channel wants to be told what the bot says by itself.
public struct DeliveryAddress: Hashable, Sendable {
  /// As it was written in the configuration.
  public let url: String

  /// Refuses all but `https`, or `http` to this machine: what people order is nobody else's.
  ///
  /// A user or a fragment is refused as well: 「http://127.0.0.1@example.org」 is no address of this machine.
  public init?(_ text: String) {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty, url.user() == nil,
      url.fragment() == nil
    else { return nil }
    switch url.scheme?.lowercased() {
    case "https": break
    case "http" where Self.isLoopback(host): break
    default: return nil
    }
    self.url = text
  }

  private static func isLoopback(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
  }
}
