internal import TableSync

/// The body of a write: a record that is there is changed by its id, another is looked for by its key and else made; where
/// there is no key, it is made.
struct UpsertBody {
  /// `nil` where no column has the key.
  var keyColumn: String?
  /// Whether options that a select column lacks are made, and values of another type are turned into it.
  var typecast: Bool
  /// Their cells are of columns that differ.
  var rows: [Row]

  init(rows: [Row], keyColumn: String?, typecast: Bool = false) {
    self.keyColumn = keyColumn
    self.typecast = typecast
    self.rows = rows
  }

  var json: [UInt8] {
    var json = JSONBytes()
    json.add("{")
    if let keyColumn, rows.contains(where: \.records.isEmpty) {
      json.add(#""performUpsert":{"fieldsToMergeOn":["#)
      json.add(text: keyColumn)
      json.add("]},")
    }
    json.add(typecast ? #""typecast":true,"# : #""typecast":false,"#)
    json.add(#""records":["#)
    json.add(
      listOf: rows.flatMap { row in
        row.records.isEmpty ? [(nil, row.cells)] : row.records.map { ($0, row.cells) }
      }
    ) { $0.add(record: $1.0, $1.1) }
    json.add("]}")
    return json.bytes
  }
}

extension JSONBytes {
  fileprivate mutating func add(record id: String?, _ cells: [Row.Cell]) {
    add("{")
    if let id {
      add(#""id":"#)
      add(text: id)
      add(",")
    }
    add(#""fields":{"#)
    add(listOf: cells) { json, cell in
      json.add(text: cell.column)
      json.add(":")
      json.add(cell.value)
    }
    add("}}")
  }

  private mutating func add(_ value: Row.Value) {
    switch value {
    case .empty: add("null")
    case .text(let text): add(text: text)
    case .number(let digits): add(number: digits)
    case .flag(let flag): add(flag ? "true" : "false")
    case .list(let names):
      add("[")
      add(listOf: names) { $0.add(text: $1) }
      add("]")
    }
  }
}
