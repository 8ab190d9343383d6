internal import FoundationEssentials
internal import HTTPMessages
internal import Ordering

/// What the bot says, as the generic webhook writes it.
struct RepliesBody: Encodable {
  var replies: [Reply]

  struct Reply: Encodable {
    var to: Address
    var text: String
  }

  enum Address: Encodable, Hashable {
    case channel(String, thread: String?)
    case user(String)

    private enum Key: CodingKey {
      case channel
      case thread
      case user
    }

    /// The thread is always there, `null` for the channel itself.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .channel(let name, let thread):
        try container.encode(name, forKey: .channel)
        try container.encode(thread, forKey: .thread)
      case .user(let id):
        try container.encode(id, forKey: .user)
      }
    }
  }

  /// What goes through another channel than that one is left out.
  init(_ sentences: [Sentence], in key: String) {
    replies = sentences.filter { $0.audience.channel == key }
      .map { Reply(to: Address($0.audience, in: key), text: $0.text) }
  }
}

extension RepliesBody.Address {
  init(_ audience: Audience, in key: String) {
    switch audience {
    case .room(let room) where room.isPrivate:
      self = .user(room.name)
    case .room(let room):
      self = .channel(room.name, thread: room.thread)
    case .person(let person, _):
      self = .user(String(person.id.text.dropFirst("\(key)/".count)))
    }
  }
}

extension HTTPResponse {
  /// A body of JSON with status 200.
  static func json(_ value: some Encodable) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: JSONText.bytes(of: value))
  }
}
