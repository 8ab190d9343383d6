/// A table that a column of links leads to, and what its records are found by.
public struct LinkedTable: Hashable, Sendable {
  /// The table's name or id in its base.
  public var table: String
  /// The column that has what a link is called here; links are made to the records that have it there.
  public var column: String

  public init(table: String, column: String) {
    self.table = table
    self.column = column
  }
}
