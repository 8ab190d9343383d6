public import Ordering

/// What time it is for the bot.
public protocol Clock: Sendable {
  var now: Timestamp { get }
}
