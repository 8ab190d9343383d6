/// Which of our fields goes to which column of the team's table, and under which words.
public struct Layout: Hashable, Sendable {
  /// The table's name or id in its base.
  public var table: String
  /// In the order in which rows are printed; one of them holds the order key.
  public var columns: [Column]

  /// A column of the table and the field that goes there.
  public struct Column: Hashable, Sendable {
    public var field: Field
    /// The column's name.
    public var name: String
    /// What the column takes, as the table has it.
    public var type: ColumnType
    /// What the table calls our values, where it calls them otherwise: `placed` 新單.
    public var words: [String: String]

    /// A column that is called like its field, and its values like ours, unless said.
    public init(
      _ field: Field, name: String? = nil, type: ColumnType, words: [String: String] = [:]
    ) {
      self.field = field
      self.name = name ?? field.rawValue
      self.type = type
      self.words = words
    }
  }

  public init(table: String, columns: [Column]) {
    self.table = table
    self.columns = columns
  }

  /// The column of a field; `nil` where the table has none for it.
  public func column(of field: Field) -> Column? { columns.first { $0.field == field } }

  /// The name of the column that an upsert merges on.
  public var keyColumn: String { column(of: .orderKey)?.name ?? Field.orderKey.rawValue }

  /// Whether values may come that are no options of their column yet.
  public var hasChoices: Bool {
    columns.contains { column in
      switch column.type {
      case .singleSelect, .multipleSelects: true
      default: false
      }
    }
  }
}
