import TableSync

extension SchemaFault {
  /// What is wrong with the table and what to do: `the column size is not there, add it (a single line text), or …`.
  var told: String {
    let column = "the column \(self.column ?? "")"
    return switch kind {
    case .noTable:
      "there is no such table, let `drinkrun table create` make it or mend its name in the layout"
    case .noColumn(let wanted):
      "\(column) is not there, add it (\(wanted.inWords)), let `drinkrun table create` do that, or "
        + "mend its name in the layout"
    case .wrongType(let found, let wanted):
      "\(column) is \(Self.inWords(found)) and has to be \(wanted.inWords), change its type there "
        + "or the layout"
    case .noOptions(let names):
      "\(column) lacks \(Self.options(names)), add \(Self.them(names)) there or mend the words in "
        + "the layout"
    case .newOptions(let names):
      "\(column) does not have \(Self.options(names)) yet, made when ordered; where the table has "
        + "another word for \(Self.them(names)), write that into the layout"
    }
  }

  private static func options(_ names: [String]) -> String {
    "the option\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
  }

  private static func them(_ names: [String]) -> String { names.count == 1 ? "it" : "them" }

  /// Airtable's own word for a type that it names like that in its API.
  fileprivate static func inWords(_ type: String) -> String {
    switch type {
    case "singleLineText": "a single line text"
    case "multilineText": "a long text"
    case "url": "a URL"
    case "number": "a number"
    case "singleSelect": "a single select"
    case "multipleSelects": "a multiple select"
    case "checkbox": "a checkbox"
    case "multipleRecordLinks": "a link to another record"
    case "dateTime": "a date with a time"
    case "date": "a date without a time"
    case _ where computed.contains(type): "computed (\(type)), which nobody can write,"
    default: "of another type (\(type))"
    }
  }

  /// Airtable, "Field types and cell values": those that are read only.
  private static let computed: Set<String> = [
    "aiText", "autoNumber", "button", "count", "createdBy", "createdTime", "externalSyncSource",
    "formula", "lastModifiedBy", "lastModifiedTime", "lookup", "multipleLookupValues", "rollup",
  ]
}

extension ColumnType {
  /// Airtable's own word for it.
  fileprivate var inWords: String { SchemaFault.inWords(name) }
}
