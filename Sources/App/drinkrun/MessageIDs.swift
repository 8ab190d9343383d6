import Sodium

/// Makes the ids of messages that bring none.
enum MessageIDs {
  /// An id that no message has had, in any process.
  @Sendable static func make() -> String { "m" + RandomBytes.hexadecimal(count: 12) }
}
