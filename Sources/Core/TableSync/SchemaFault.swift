/// Something about a table that is not as its layout needs it.
public struct SchemaFault: Hashable, Sendable {
  /// The table's name.
  public var table: String
  /// `nil` where it is about the table itself.
  public var column: String?
  public var kind: Kind

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    case noTable
    case noColumn(wanted: ColumnType)
    /// - Parameter found: Airtable's name of the type that it has.
    case wrongType(found: String, wanted: ColumnType)
    /// It is not made as it comes, so that rows with it would not be taken.
    case noOptions([String])
    /// They are made as they come.
    case newOptions([String])
  }

  public init(table: String, column: String? = nil, _ kind: Kind) {
    self.table = table
    self.column = column
    self.kind = kind
  }

  /// Whether rows would not be taken for it.
  public var holdsRows: Bool {
    switch kind {
    case .noTable, .noColumn, .wrongType, .noOptions: true
    case .newOptions: false
    }
  }
}

extension WantedTable {
  /// What is not as it has to be in the tables of a base.
  public func faults(in tables: [TableSchema]) -> [SchemaFault] {
    guard let table = found(in: tables) else { return [SchemaFault(table: name, .noTable)] }
    return columns.compactMap { wanted in
      wanted.fault(in: table).map { SchemaFault(table: table.name, column: wanted.name, $0) }
    }
  }

  /// The table as it is, by its name or id.
  public func found(in tables: [TableSchema]) -> TableSchema? {
    tables.first { $0.name == name || $0.id == name }
  }
}

extension WantedTable.Column {
  func fault(in table: TableSchema) -> SchemaFault.Kind? {
    guard let column = table.column(name) else { return .noColumn(wanted: type) }
    guard type.isHeld(by: column.type, isKey: isKey) else {
      return .wrongType(found: column.type, wanted: type)
    }
    let missing = type.choices.filter { !column.choices.contains($0) }
    guard !missing.isEmpty else { return nil }
    return grows ? .newOptions(missing) : .noOptions(missing)
  }
}

extension ColumnType {
  /// The options of a select.
  public var choices: [String] {
    switch self {
    case .singleSelect(let choices), .multipleSelects(let choices): choices
    default: []
    }
  }

  /// Whether a column of another type, by Airtable's name for it, takes the same values and keeps them as they are.
  ///
  /// - Parameter isKey: Whether it is to be merged on, which fewer types can (Airtable, "Update multiple records").
  func isHeld(by other: String, isKey: Bool) -> Bool {
    switch self {
    case .singleLineText where isKey: ["singleLineText", "multilineText"].contains(other)
    case .singleLineText: Self.texts.contains(other)
    case .url: other == "url" || Self.texts.contains(other)
    case .multilineText: ["multilineText", "richText"].contains(other)
    case .number: ["number", "currency"].contains(other)
    case .singleSelect, .multipleSelects, .multipleRecordLinks, .checkbox, .dateTime:
      other == name
    }
  }

  private static let texts = ["singleLineText", "multilineText", "richText"]
}
