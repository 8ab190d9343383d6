internal import Chat
internal import FoundationEssentials
internal import ICU
internal import Ordering
internal import Sodium

/// The body of a message as the generic webhook sends it.
struct MessageBody: Decodable {
  /// The most bytes of an id or a name.
  static let longestName = 256

  struct User: Decodable {
    var id: String
    var name: String?
  }

  var id: String
  var channel: String
  var thread: String?
  var user: User
  var text: String
  var time: String?
  var `private`: Bool?
  var edited: Bool?

  init(_ bytes: [UInt8]) throws(BodyFault) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw BodyFault(.notUTF8) }
    do {
      self = try JSONDecoder().decode(MessageBody.self, from: Data(bytes))
    } catch {
      throw BodyFault(decoding: error)
    }
    try Self.check(id, at: "id")
    try Self.check(channel, at: "channel")
    try Self.check(user.id, at: "user.id")
    if let thread { try Self.check(thread, at: "thread") }
    if let name = user.name, name.utf8.count > Self.longestName {
      throw BodyFault(.tooLong, at: "user.name")
    }
  }

  /// An id is taken as it is or not at all: two that differ must not become one.
  private static func check(_ id: String, at field: String) throws(BodyFault) {
    guard !id.isEmpty else { throw BodyFault(.empty, at: field) }
    guard id.utf8.count <= longestName else { throw BodyFault(.tooLong, at: field) }
    guard ChatText.oneLine(id).utf8.elementsEqual(id.utf8) else {
      throw BodyFault(.controlCharacter, at: field)
    }
  }
}

extension MessageBody {
  /// The message, said in the channel with that key.
  func message(in key: String) throws(BodyFault) -> Message {
    let moment = try time.map { time throws(BodyFault) in
      guard let moment = Timestamp(rfc3339: time) else { throw BodyFault(.notATime, at: "time") }
      return moment
    }
    let isTooLong = text.utf8.count > ChatText.longest
    return Message(
      id: messageID, room: room(in: key), sender: sender(in: key),
      text: isTooLong ? "" : Normalization.nfc(ChatText.withoutControls(text)), saidAt: moment,
      isEdit: edited == true, failure: isTooLong ? .tooLong : nil)
  }

  /// Ids of two rooms never meet, nor an edit with what it edits; the same edit twice is one.
  ///
  /// No part can hold the tab or, as a whole, end another.
  private var messageID: String {
    let id = "\(channel)\t\(self.id)"
    guard edited == true else { return id }
    let hash = SHA256.hash(of: Array(text.utf8)).prefix(9)
    return "\(id)\tedit \(Base64.encoded(Array(hash)))"
  }

  private func room(in key: String) -> Room {
    guard `private` != true else { return Room(channel: key, name: user.id, isPrivate: true) }
    return Room(channel: key, name: channel, thread: thread)
  }

  private func sender(in key: String) -> Person {
    let name = Normalization.nfc(ChatText.oneLine(user.name ?? ""))
    return Person(id: PersonID("\(key)/\(user.id)"), name: name.isEmpty ? user.id : name)
  }
}

extension BodyFault {
  fileprivate init(decoding error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(.missing, at: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      self.init(.missing, at: Self.path(context.codingPath))
    case .typeMismatch(_, let context):
      self.init(.wrongType, at: Self.path(context.codingPath))
    default:
      self.init(.notJSON)
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
