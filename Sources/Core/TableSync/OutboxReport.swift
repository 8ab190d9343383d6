public import Ordering

/// A line that the table does not have as it is, and why, for whoever runs the bot.
public struct OutboxReport: Hashable, Sendable {
  /// As it is now.
  public var line: OrderLine
  public var state: State
  /// How often it was tried since it last changed.
  public var attempts: Int
  /// When it is tried next; `nil` where it is not until somebody asks for it.
  public var dueAt: Timestamp?
  /// What the table said last, if it said anything.
  public var reason: String?

  /// What keeps a line from the table.
  public enum State: String, Hashable, Sendable {
    /// It is sent as soon as the table takes it.
    case waiting
    /// The table refused it for good.
    case parked
    /// People took its row out of the table.
    case gone
  }

  public init(
    line: OrderLine, state: State, attempts: Int = 0, dueAt: Timestamp? = nil,
    reason: String? = nil
  ) {
    self.line = line
    self.state = state
    self.attempts = attempts
    self.dueAt = dueAt
    self.reason = reason
  }
}
