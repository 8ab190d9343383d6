internal import TableSync
internal import YAML

/// Turns what a layout file says into a layout, and gathers what is wrong with it on the way.
struct LayoutCheck {
  private let file: String
  private(set) var faults: [FileFault]

  init(file: String, faults: [FileFault]) {
    self.file = file
    self.faults = faults
  }

  /// The layout; it is one only where no faults were found.
  mutating func layout(_ entry: LayoutEntry, isWhole: Bool) -> Layout {
    if entry.table.value.isEmpty { fault(entry.table, "the table has no name, write one") }
    let header = header(entry.header, isWhole: isWhole)
    let columns = entry.columns.value.compactMap { column($0, in: entry.columns, of: header) }
    checkThatAllDiffer(entry.columns.value)
    let isRead = isWhole && columns.count == entry.columns.value.count
    var layout = Layout(
      table: entry.table.value, columns: columns,
      identity: identity(entry, columns: isRead ? columns : nil), count: count(entry, columns))
    layout.header = header
    return layout
  }

  /// - Parameter header: The layout of orders that have rows of their own.
  mutating func column(
    _ entry: ColumnEntry, in columns: Located<[ColumnEntry]>, of header: Layout?
  ) -> Layout.Column? {
    if let name = entry.column, name.value.isEmpty {
      fault(name, "the column has no name, write one or remove the key")
    }
    let type = type(entry, header)
    switch (entry.field, entry.constant) {
    case (let said?, nil): return column(of: said, entry, type)
    case (nil, let said?): return type.flatMap { constant(said, entry, $0) }
    default:
      fault(entry.type, "what goes into the column? write either a field or a constant")
      return nil
    }
  }

  private mutating func column(
    of said: Located<String>, _ entry: ColumnEntry, _ type: ColumnType?
  ) -> Layout.Column? {
    guard let field = Field(rawValue: said.value) else {
      let known = Field.allCases.map(\.rawValue).joined(separator: ", ")
      fault(said, "there is no field \(said.value), write one of \(known)")
      return nil
    }
    guard let type else { return nil }
    let form = form(entry)
    if !field.fits(type, as: form ?? .plain) {
      let how = form == nil ? "" : ", written like that,"
      fault(
        entry.type,
        "\(field.rawValue)\(how) does not fit into a \(type.name), write another type")
    }
    return Layout.Column(
      field, name: entry.column?.value, type: type, form: form ?? .plain,
      words: words(entry, field, type, form))
  }

  private mutating func type(_ entry: ColumnEntry, _ header: Layout?) -> ColumnType? {
    let choices = entry.choices?.value ?? []
    let type: ColumnType? =
      switch entry.type.value {
      case "singleLineText": .singleLineText
      case "multilineText": .multilineText
      case "url": .url
      case "number": .number(precision: entry.precision?.value ?? 0)
      case "singleSelect": .singleSelect(choices: choices)
      case "multipleSelects": .multipleSelects(choices: choices)
      case "multipleRecordLinks": .multipleRecordLinks(linked(entry, to: header))
      case "checkbox": .checkbox
      case "dateTime": .dateTime
      default: nil
      }
    if type == nil {
      fault(
        entry.type,
        "there is no type \(entry.type.value), write one of singleLineText, multilineText, url, "
          + "number, singleSelect, multipleSelects, multipleRecordLinks, checkbox, dateTime")
    }
    checkOptions(of: entry)
    return type
  }

  private mutating func checkOptions(of entry: ColumnEntry) {
    if let precision = entry.precision {
      if entry.type.value != "number" {
        fault(precision, "only a number has a precision, remove it")
      } else if !(0...8).contains(precision.value) {
        fault(precision, "a number has 0 to 8 digits behind its point")
      }
    }
    if let linked = entry.linked, entry.type.value != "multipleRecordLinks" {
      fault(linked.table, "only a multipleRecordLinks leads to a table, remove this")
    }
    if let choices = entry.choices, !["singleSelect", "multipleSelects"].contains(entry.type.value)
    {
      fault(choices, "only a select has choices, remove them")
    }
  }

  mutating func checkThatAllDiffer(_ entries: [ColumnEntry]) {
    var fields: Set<String> = []
    var names: Set<String> = []
    for entry in entries {
      // Add-ons may be ticked in a column each.
      if let field = entry.field, entry.holds == nil, !fields.insert(field.value).inserted {
        fault(field, "the field \(field.value) stands twice, remove one")
      } else if let name = entry.column ?? entry.field, !names.insert(name.value).inserted {
        fault(name, "two fields go to the column \(name.value), rename one")
      }
    }
  }

  mutating func fault(_ place: Located<some Any>, _ message: String) {
    faults.append(
      FileFault(file: file, line: place.line, message: "\(place.keys): \(message)"))
  }
}
