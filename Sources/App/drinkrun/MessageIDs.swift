import Sodium

/// Makes the ids of messages that bring none.
enum MessageIDs {
  /// An id that no message has had, in any process.
  @Sendable static func make() -> String {
    "m"
      + RandomBytes.make(count: 12).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
