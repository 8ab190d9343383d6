public import Ordering

/// A table as a layout needs it.
public struct WantedTable: Hashable, Sendable {
  public var name: String
  /// The first one names the records.
  public var columns: [Column]

  /// A column that is written to.
  public struct Column: Hashable, Sendable {
    public var name: String
    /// With every option that we may write, for a select.
    public var type: ColumnType
    /// Whether an upsert merges on it.
    public var isKey: Bool
    /// Whether options are made as they come.
    public var grows: Bool

    /// A column that is no key and does not grow, unless said.
    public init(_ name: String, type: ColumnType, isKey: Bool = false, grows: Bool = false) {
      self.name = name
      self.type = type
      self.isKey = isKey
      self.grows = grows
    }
  }

  public init(name: String, columns: [Column]) {
    self.name = name
    self.columns = columns
  }
}

extension Layout {
  /// The tables that rows go to and link to, with the options that these menus need in the layout's words; one that is
  /// linked to stands before.
  public func wantedTables(for menus: [Menu]) -> [WantedTable] {
    let linked = columns.compactMap { column -> WantedTable? in
      guard case .multipleRecordLinks(let target) = column.type, target.table != header?.table
      else { return nil }
      return WantedTable(
        name: target.table, columns: [.init(target.column, type: .singleLineText)])
    }
    let wanted = columns.map { column in
      column.wanted(for: menus, isKey: keyColumn == column.name)
    }
    let others = wanted.filter { !$0.isKey }
    // Links name no record.
    let own = WantedTable(
      name: table,
      columns: wanted.filter(\.isKey) + others.filter { !$0.type.isLinks }
        + others.filter(\.type.isLinks))
    return linked + (header?.wantedTables(for: menus) ?? []) + [own]
  }
}

extension Layout.Column {
  /// Whether an option that the table lacks is made when it comes.
  ///
  /// A select without `choices` is for whatever the menus have, and one with them is for these alone. A status is one of
  /// four words, so that an unknown one is a mistake.
  public var grows: Bool {
    switch type {
    case .singleSelect(let choices), .multipleSelects(let choices):
      choices.isEmpty && field != .status
    default: false
    }
  }

  func wanted(for menus: [Menu], isKey: Bool) -> WantedTable.Column {
    WantedTable.Column(name, type: wantedType(for: menus), isKey: isKey, grows: grows)
  }

  private func wantedType(for menus: [Menu]) -> ColumnType {
    switch type {
    case .singleSelect(let choices): .singleSelect(choices: options(choices, for: menus))
    case .multipleSelects(let choices): .multipleSelects(choices: options(choices, for: menus))
    default: type
    }
  }

  /// Each once: those of the layout, and all that it may write.
  private func options(_ choices: [String], for menus: [Menu]) -> [String] {
    var said = vocabulary(of: menus).map { words.written($0) }
    if let none = words.none { said.append(none) }
    if case .constant(.text(let text)) = source { said.append(text) }
    return (choices + said).differing
  }
}
