/// How a table is built.
public struct TableSchema: Hashable, Sendable {
  /// The table's own id.
  public var id: String
  public var name: String
  /// In the table's order.
  public var columns: [Column]

  /// A column as the table has it.
  public struct Column: Hashable, Sendable {
    public var name: String
    /// Airtable's name of its type.
    public var type: String
    /// The options of a select, in their order.
    public var choices: [String]

    /// A column without options, unless said.
    public init(_ name: String, type: String, choices: [String] = []) {
      self.name = name
      self.type = type
      self.choices = choices
    }
  }

  public init(id: String, name: String, columns: [Column]) {
    self.id = id
    self.name = name
    self.columns = columns
  }

  /// The column of that name; `nil` where there is none.
  public func column(_ name: String) -> Column? { columns.first { $0.name == name } }
}

/// What can be seen of how the tables of a base are built.
public enum SchemaView: Hashable, Sendable {
  /// All tables of the base.
  case tables([TableSchema])
  /// The token may not see it.
  case forbidden
  /// There is nothing to see: the table takes whatever comes, or its server has no such call.
  case none
}
