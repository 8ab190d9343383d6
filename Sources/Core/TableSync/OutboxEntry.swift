public import Ordering

/// The word that a line is not in the table as it is now; its row is made when it is sent, so that the newest state goes.
public struct OutboxEntry: Hashable, Sendable {
  public var key: OrderKey
  /// Counts the line's changes: a verdict about an older one settles nothing.
  public var revision: Int
  /// How often it was tried since it last changed.
  public var attempts: Int
  /// Not to be sent before.
  public var dueAt: Timestamp
  /// The cells that were sent without learning what came of them, where sending them again would make a second row.
  public var inDoubt: [String: Row.Value]?

  /// An entry that was not tried yet, unless said.
  public init(
    key: OrderKey, revision: Int, attempts: Int = 0, dueAt: Timestamp,
    inDoubt: [String: Row.Value]? = nil
  ) {
    self.key = key
    self.revision = revision
    self.attempts = attempts
    self.dueAt = dueAt
    self.inDoubt = inDoubt
  }
}

/// What became of an entry.
public struct Settling: Hashable, Sendable {
  public var key: OrderKey
  /// The revision that was sent.
  public var revision: Int
  public var outcome: Outcome

  /// What the table's verdict means for one entry.
  public enum Outcome: Hashable, Sendable {
    /// The table has it.
    case stored
    /// To be tried again, not before that moment.
    case postponed(until: Timestamp, reason: String)
    /// It was surely not sent, so that there is no doubt about it and no attempt to count; it stays due.
    case unsent(reason: String)
    /// The table refuses it for good: it waits for a person and blocks nobody.
    case parked(reason: String)
    /// People took its records out of the table: nothing is sent until somebody asks for it.
    case gone
  }

  public init(key: OrderKey, revision: Int, outcome: Outcome) {
    self.key = key
    self.revision = revision
    self.outcome = outcome
  }
}

/// A line of the outbox with what its row is made of.
public struct OutboxItem: Hashable, Sendable {
  public var entry: OutboxEntry
  /// As it is now, not as it was when the entry was made.
  public var line: OrderLine
  public var run: Run
  /// What the table has of it; `nil` as long as it never said that it has it.
  public var posted: Posted?
  /// All lines of its order, where these have a row together.
  public var order: [OrderLine] = []

  /// The entry's outcome, for the line as it is here.
  public func settling(_ outcome: Settling.Outcome) -> Settling {
    Settling(key: entry.key, revision: entry.revision, outcome: outcome)
  }

  /// A line that was never posted, unless said.
  public init(entry: OutboxEntry, line: OrderLine, run: Run, posted: Posted? = nil) {
    self.entry = entry
    self.line = line
    self.run = run
    self.posted = posted
  }
}

/// What is to be sent once more, as if it had never been tried.
public enum Revival: Hashable, Sendable {
  /// Everything that waits or is parked.
  case waiting
  /// That, and what people took out of the table.
  case all
  /// What waits, is parked or was taken out, of these.
  case keys([OrderKey])
}

/// How much waits for the table.
public struct Backlog: Hashable, Sendable {
  /// Lines that are sent by themselves, now or later.
  public var waiting: Int
  /// Lines that the table refused and that wait for a person.
  public var parked: Int
  /// When the oldest waiting line last changed; `nil` when none waits.
  public var oldest: Timestamp?

  /// Nothing, unless said.
  public init(waiting: Int = 0, parked: Int = 0, oldest: Timestamp? = nil) {
    self.waiting = waiting
    self.parked = parked
    self.oldest = oldest
  }
}
