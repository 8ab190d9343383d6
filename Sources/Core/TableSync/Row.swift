public import Ordering

/// One row of the table, as our own columns say it.
public struct Row: Hashable, Sendable {
  /// What an upsert merges on.
  public var key: OrderKey
  /// The cells in the layout's order.
  public var cells: [Cell]

  /// A value and the column that it goes to.
  public struct Cell: Hashable, Sendable {
    public var column: String
    public var value: Value
    public init(_ column: String, _ value: Value) {
      self.column = column
      self.value = value
    }
  }

  /// What a cell holds, apart from how a table writes it.
  public enum Value: Hashable, Codable, Sendable {
    /// Nothing: what the column had before goes.
    case empty
    case text(String)
    /// A number as a plain decimal, so that money stays exact: `50`, `2.90`.
    case number(String)
    case flag(Bool)
    case list([String])
  }

  public init(key: OrderKey, cells: [Cell]) {
    self.key = key
    self.cells = cells
  }
}

/// What a table says to rows that were sent to it.
public enum Verdict: Hashable, Sendable {
  case stored
  /// For good: a wrong column, a value that it does not take.
  case refused(reason: String)
  /// It takes nothing for that long.
  case throttled(seconds: Int64, reason: String)
  /// It may work later; whether these rows were written is unknown.
  case unavailable(reason: String)
  /// The token is not taken, or does not reach the table.
  case unauthorized(reason: String)
}
