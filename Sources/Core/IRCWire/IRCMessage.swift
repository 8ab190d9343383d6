/// A message of the IRC protocol: RFC 1459, with the tags of IRCv3.
public struct IRCMessage: Hashable, Sendable {
  /// What is known beside the text, unescaped; a tag without a value has an empty one.
  public var tags: [String: String]
  /// Who says it, as `nick!user@host`; `nil` where the connection itself does.
  public var source: String?
  /// A word of ASCII letters, or three digits; as it was written.
  public var command: String
  /// Only the last may be empty, begin with a colon or hold a space.
  public var parameters: [String]

  /// A message without tags, source or parameters, unless said.
  public init(
    tags: [String: String] = [:], source: String? = nil, command: String, parameters: [String] = []
  ) {
    self.tags = tags
    self.source = source
    self.command = command
    self.parameters = parameters
  }
}
