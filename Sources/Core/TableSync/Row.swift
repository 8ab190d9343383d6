public import Ordering

/// What is to be written of a line, in our own columns.
public struct Row: Hashable, Sendable {
  /// What an upsert merges on.
  public var key: OrderKey
  /// In the layout's order: all of a new row, and of one that is there those that change.
  public var cells: [Cell]
  /// The table's own ids of the row that is there; empty for a new one.
  public var records: [String]
  /// What is to be written of the line's order before; `nil` for nothing.
  public var order: Order?

  /// The row of an order.
  public struct Order: Hashable, Sendable {
    public var number: String
    /// All of a new row, and of one that is there those that change; the number is always among them.
    public var cells: [Cell]
    public init(_ number: String, _ cells: [Cell]) {
      self.number = number
      self.cells = cells
    }
  }

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

  /// Whether there is nothing to write.
  public var isEmpty: Bool { cells.isEmpty && order == nil }

  /// A new row without one of its order, unless said.
  public init(key: OrderKey, cells: [Cell], records: [String] = [], order: Order? = nil) {
    self.key = key
    self.cells = cells
    self.records = records
    self.order = order
  }
}
