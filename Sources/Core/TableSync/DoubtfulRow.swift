public import Ordering

/// A row that was sent to be made, without learning what came of it.
public struct DoubtfulRow: Hashable, Sendable {
  public var key: OrderKey
  /// What was sent, by column.
  public var cells: [String: Row.Value]
  /// The most seconds that can have passed since it was made.
  public var longestAge: Int64

  public init(key: OrderKey, cells: [String: Row.Value], longestAge: Int64) {
    self.key = key
    self.cells = cells
    self.longestAge = longestAge
  }
}

/// What came of looking for rows.
public enum Finding: Hashable, Sendable {
  /// All records that may be one of them, the oldest first.
  case found([TableRecord])
  /// They could not be looked for; what that means for them, which is never that they are stored.
  case failed(Verdict)
}
