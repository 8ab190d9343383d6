public import ICU

/// Which of our fields goes to which column of the team's table, in which form and under which words.
public struct Layout: Hashable, Sendable {
  /// The table's name or id in its base.
  public var table: String
  /// In the order in which rows are printed; one of them holds the order key, where the rows are told by it.
  public var columns: [Column]
  public var identity: Identity
  /// How many rows a line has.
  public var count: RecordCount
  /// In which times are written as text.
  public var zone = CivilZone.utc
  /// One or none: a value does not hold itself.
  var headers: [Layout] = []

  /// A column of the table and what goes there.
  public struct Column: Hashable, Sendable {
    public var source: Source
    /// The column's name.
    public var name: String
    /// What the column takes, as the table has it.
    public var type: ColumnType
    public var form: Form
    public var words: Words

    /// A column that is called like its field, and its values like ours, unless said.
    public init(
      _ field: Field, name: String? = nil, type: ColumnType, form: Form = .plain,
      words: Words = [:]
    ) {
      source = .field(field)
      self.name = name ?? field.rawValue
      self.type = type
      self.form = form
      self.words = words
    }

    /// A column that has the same value in every row.
    public init(always value: Row.Value, name: String, type: ColumnType) {
      source = .constant(value)
      self.name = name
      self.type = type
      form = .plain
      words = [:]
    }

    /// `nil` for a column that has the same value in every row.
    public var field: Field? { if case .field(let field) = source { field } else { nil } }
  }

  /// Where a column's value comes from.
  public enum Source: Hashable, Sendable {
    case field(Field)
    case constant(Row.Value)
  }

  /// A table whose rows are told by the order key, one a line, unless said.
  public init(
    table: String, columns: [Column], identity: Identity = .key,
    count: RecordCount = RecordCount()
  ) {
    self.table = table
    self.columns = columns
    self.identity = identity
    self.count = count
  }

  /// The first column of a field; `nil` where the table has none for it.
  public func column(of field: Field) -> Column? { columns.first { $0.field == field } }

  /// The name of the column that an upsert merges on; `nil` where no column has the order key.
  public var keyColumn: String? { keyField.flatMap { column(of: $0)?.name } }

  private var keyField: Field? {
    switch identity {
    case .key: .orderKey
    case .order: .orderNumber
    case .foundBy, .documentID: nil
    }
  }
}
