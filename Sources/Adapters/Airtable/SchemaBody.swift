internal import TableSync

/// The tables of a base, as the API lists them.
struct SchemaList: Decodable {
  var tables: [Table]

  struct Table: Decodable {
    var id: String
    var name: String
    var fields: [Field]

    var schema: TableSchema {
      TableSchema(id: id, name: name, columns: fields.map(\.column))
    }
  }

  struct Field: Decodable {
    var name: String
    var type: String
    /// `nil` for a type without any.
    var options: Options?

    var column: TableSchema.Column {
      TableSchema.Column(name, type: type, choices: options?.choices?.compactMap(\.name) ?? [])
    }
  }

  struct Options: Decodable {
    /// Of a select.
    var choices: [Choice]?
  }

  struct Choice: Decodable {
    var name: String?
  }
}

/// A table that is to be made.
struct TableBody: Encodable {
  var name: String
  /// The first one names the records.
  var fields: [FieldBody]

  /// - Parameter ids: The ids of the tables that there are, by name.
  init(_ table: WantedTable, ids: [String: String]) {
    name = table.name
    fields = table.columns.map { FieldBody($0, ids: ids) }
  }
}

/// A field that is to be made (Airtable, "Field types and cell values").
struct FieldBody: Encodable {
  var name: String
  var type: String
  /// `nil` for a type that takes none.
  var options: Options?

  /// - Parameter ids: The ids of the tables that there are, by name.
  init(_ column: WantedTable.Column, ids: [String: String]) {
    name = column.name
    type = column.type.name
    switch column.type {
    case .singleLineText, .multilineText, .url: options = nil
    case .number(let precision): options = Options(precision: precision)
    case .singleSelect(let choices), .multipleSelects(let choices):
      options = Options(choices: choices.map { Named(name: $0) })
    case .multipleRecordLinks(let target):
      options = Options(linkedTableId: ids[target.table] ?? target.table)
    case .checkbox: options = Options(icon: "check", color: "greenBright")
    case .dateTime:
      options = Options(
        dateFormat: Named(name: "iso"), timeFormat: Named(name: "24hour"), timeZone: "client")
    }
  }

  struct Options: Encodable {
    var precision: Int?
    var choices: [Named]?
    /// Where links lead to.
    var linkedTableId: String?
    var icon: String?
    var color: String?
    var dateFormat: Named?
    var timeFormat: Named?
    /// `client` shows each person their own.
    var timeZone: String?
  }

  struct Named: Encodable {
    var name: String
  }
}
