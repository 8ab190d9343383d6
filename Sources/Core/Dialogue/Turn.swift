public import Ordering

/// What one event leads to: what is written, and what is said.
public struct Turn: Hashable, Sendable {
  public var changes: [Change]
  /// In the order in which they are said.
  public var replies: [Reply]
  /// Whose rows are to be read from the table once the turn is written; `nil` for none.
  public var tableQuery: TableQuery?
  /// A turn that writes and says nothing, unless said.
  public init(changes: [Change] = [], replies: [Reply] = []) {
    self.changes = changes
    self.replies = replies
  }
}

/// A run whose rows are to be read from the table, for what people did there.
public struct TableQuery: Hashable, Sendable {
  public var run: Run
  /// Whether the organizer asked for it, and so hears even that nothing was done.
  public var isAsked: Bool
  public init(_ run: Run, isAsked: Bool) {
    self.run = run
    self.isAsked = isAsked
  }
}

/// One thing that a commit writes; all of a turn's land together or not at all.
public enum Change: Hashable, Sendable {
  /// The run as it is from now on: opened, closed, moved.
  case saveRun(Run)
  /// New lines; the store gives all of one commit one new order number, dated `day` (yyyyMMdd).
  case place([OrderLine], day: String)
  /// A line as it is from now on.
  case saveLine(OrderLine)
  /// In place of what the person was asked before in that room for that run.
  case savePending(Pending)
  /// Forgets what the person was asked in that room for that run.
  case dropPending(Pending)
  /// What is remembered of the person in the place of the run from now on.
  case saveParticipant(PersonID, Participant)
}
