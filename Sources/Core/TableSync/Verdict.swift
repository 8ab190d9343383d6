public import Ordering

/// What a table says to rows that were sent to it.
public enum Verdict: Hashable, Sendable {
  case stored
  /// One of them is not taken, for good: a value that its column does not take.
  case refused(reason: String)
  /// People took the records of these out of the table, at least of one; of the others nothing was written.
  case gone(Set<OrderKey>)
  /// Nothing is taken until a person mends it.
  case stopped(TableTrouble, reason: String)
  /// It takes nothing for that long.
  case throttled(seconds: Int64, reason: String)
  /// It may work later; they were surely not sent.
  case unsent(reason: String)
  /// It may work later; whether they were written is unknown.
  case unavailable(reason: String)
}

/// What came of a write.
public struct Written: Hashable, Sendable {
  public var verdict: Verdict
  /// The table's own ids of the rows that are in.
  public var records: [OrderKey: [String]]
  /// The rows that the table has more than once: the oldest was written.
  public var doubled: Set<OrderKey>

  /// A verdict that tells of no record, unless said.
  public init(
    _ verdict: Verdict, records: [OrderKey: [String]] = [:], doubled: Set<OrderKey> = []
  ) {
    self.verdict = verdict
    self.records = records
    self.doubled = doubled
  }
}
