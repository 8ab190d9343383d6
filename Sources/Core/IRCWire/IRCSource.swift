/// Who sends a message, as IRC writes it: `nick!user@host`.
public struct IRCSource: Hashable, Sendable {
  public var nick: String
  /// Empty where it is not said, like the host.
  public var user: String
  public var host: String

  /// Takes any text apart; what has neither `!` nor `@` is a nick.
  public init(_ text: String) {
    let (name, host) = Self.halves(of: text, at: "@")
    let (nick, user) = Self.halves(of: name, at: "!")
    self.nick = nick
    self.user = user
    self.host = host
  }

  private static func halves(of text: String, at mark: Unicode.Scalar) -> (String, String) {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(of: mark) else { return (text, "") }
    return (String(scalars[..<index]), String(scalars[scalars.index(after: index)...]))
  }
}
