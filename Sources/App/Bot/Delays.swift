import Chat
import Ordering

/// How late the messages of each channel come, which tells the difference of the platform's clock and ours.
struct Delays {
  private var seen: [String: [Int64]] = [:]

  /// How many of a channel's last messages are looked at: one whose time was wrong is soon forgotten.
  private static let window = 16
  /// A message that claims to come from so far ahead, in milliseconds, has a time that says nothing.
  private static let farthestAhead: Int64 = 60_000

  /// The latest moment at which a message can have been said, on the bot's own clock.
  ///
  /// The difference of the two clocks is taken as the least delay seen: no message comes before it is said. A platform that
  /// counts whole seconds may mean any moment of the second.
  mutating func ownTime(of message: Message, receivedAt now: Timestamp) -> Timestamp {
    guard let saidAt = message.saidAt,
      saidAt.milliseconds < now.milliseconds + Self.farthestAhead,
      saidAt.milliseconds >= 0
    else { return now }
    let delay = now.milliseconds - saidAt.milliseconds
    let known = (seen[message.room.channel] ?? []).suffix(Self.window - 1) + [delay]
    seen[message.room.channel] = Array(known)
    let least = known.min() ?? delay
    let grain: Int64 = saidAt.milliseconds % 1_000 == 0 ? 999 : 0
    return min(now, Timestamp(milliseconds: saidAt.milliseconds + least + grain))
  }
}
