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
    let columns = entry.columns.value.compactMap { column($0) }
    checkThatAllDiffer(entry.columns.value)
    if isWhole, !entry.columns.value.contains(where: { $0.field.value == "orderKey" }) {
      fault(entry.columns, "no column holds orderKey, by which rows are found: add it")
    }
    return Layout(table: entry.table.value, columns: columns)
  }

  private mutating func column(_ entry: ColumnEntry) -> Layout.Column? {
    let field = Field(rawValue: entry.field.value)
    if field == nil {
      let known = Field.allCases.map(\.rawValue).joined(separator: ", ")
      fault(entry.field, "there is no field \(entry.field.value), write one of \(known)")
    }
    guard let type = type(entry), let field else { return nil }
    if !field.fits(type) {
      fault(entry.type, "\(field.rawValue) does not fit into a \(type.name), write another type")
    }
    if let name = entry.column, name.value.isEmpty {
      fault(name, "the column has no name, write one or remove the key")
    }
    return Layout.Column(
      field, name: entry.column?.value, type: type, words: entry.words ?? [:])
  }

  private mutating func type(_ entry: ColumnEntry) -> ColumnType? {
    let choices = entry.choices?.value ?? []
    let type: ColumnType? =
      switch entry.type.value {
      case "singleLineText": .singleLineText
      case "multilineText": .multilineText
      case "url": .url
      case "number": .number(precision: entry.precision?.value ?? 0)
      case "singleSelect": .singleSelect(choices: choices)
      case "multipleSelects": .multipleSelects(choices: choices)
      case "checkbox": .checkbox
      case "dateTime": .dateTime
      default: nil
      }
    if type == nil {
      fault(
        entry.type,
        "there is no type \(entry.type.value), write one of singleLineText, multilineText, url, "
          + "number, singleSelect, multipleSelects, checkbox, dateTime")
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
    if let choices = entry.choices, !["singleSelect", "multipleSelects"].contains(entry.type.value)
    {
      fault(choices, "only a select has choices, remove them")
    }
  }

  private mutating func checkThatAllDiffer(_ entries: [ColumnEntry]) {
    var fields: Set<String> = []
    var names: Set<String> = []
    for entry in entries {
      let name = entry.column ?? entry.field
      if !fields.insert(entry.field.value).inserted {
        fault(entry.field, "the field \(entry.field.value) stands twice, remove one")
      } else if !names.insert(name.value).inserted {
        fault(name, "two fields go to the column \(name.value), rename one")
      }
    }
  }

  private mutating func fault(_ place: Located<some Any>, _ message: String) {
    faults.append(
      FileFault(file: file, line: place.line, message: "\(place.keys): \(message)"))
  }
}
