public import Ordering

/// What somebody said in a channel: bounded, NFC, free of control characters but the line break.
public struct Message: Hashable, Sendable {
  /// The platform's id of the message, unique in its channel: the same id has one effect.
  public var id: String
  public var room: Room
  /// Known by the account, whatever name is shown.
  public var sender: Person
  /// At most `ChatText.longest` bytes of UTF-8.
  public var text: String
  /// When it was said by the platform's clock; `nil` where the platform does not say.
  public var saidAt: Timestamp?
  /// Whether it is a new text for an old message.
  public var isEdit: Bool
  /// Why the text could not be taken as it is; the text is empty then.
  public var failure: Failure?

  /// What keeps a text from being read as an order.
  public enum Failure: Hashable, Sendable {
    /// Over `ChatText.longest`.
    case tooLong
    case notUTF8
  }

  /// A new message that could be read, unless said.
  public init(
    id: String, room: Room, sender: Person, text: String, saidAt: Timestamp? = nil,
    isEdit: Bool = false, failure: Failure? = nil
  ) {
    self.id = id
    self.room = room
    self.sender = sender
    self.text = text
    self.saidAt = saidAt
    self.isEdit = isEdit
    self.failure = failure
  }
}
