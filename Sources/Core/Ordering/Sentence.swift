/// Who hears something that the bot says.
public enum Audience: Hashable, Codable, Sendable {
  case room(Room)
  /// That person alone, in the channel of the room.
  case person(Person, Room)

  /// The key of the channel that it goes through.
  public var channel: String {
    switch self {
    case .room(let room), .person(_, let room): room.channel
    }
  }
}

/// Something that the bot says, in words; not yet escaped for where it goes.
public struct Sentence: Hashable, Codable, Sendable {
  public var audience: Audience
  /// One line or more, with `\n` between them.
  public var text: String

  public init(to audience: Audience, text: String) {
    self.audience = audience
    self.text = text
  }
}
