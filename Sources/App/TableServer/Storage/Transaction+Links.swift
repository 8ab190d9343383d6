import SQLite

extension Transaction {
  /// Sets a cell; where it links, the other records' fields of links back follow.
  func write(_ cell: Cell?, in field: Field, of record: Record) throws(Failure) {
    try set(cell, in: field, ofRecord: record.number)
    guard let inverse = field.inverseID else { return }
    let (old, new) = (record.cells[field.number]?.linkedIDs ?? [], cell?.linkedIDs ?? [])
    for id in old where !new.contains(id) {
      try change(inverse, of: id) { $0.removeAll { $0 == record.id } }
    }
    for id in new where !old.contains(id) {
      try change(inverse, of: id) { if !$0.contains(record.id) { $0.append(record.id) } }
    }
  }

  /// - Throws: Where the table that the field leads to has no such record.
  func expect(_ ids: [String], linkedBy field: Field) throws(Failure) {
    let table = try table(field.linkedTableID)
    for id in ids {
      guard try record(id, of: table) != nil else { throw .noSuchRow(id) }
    }
  }

  /// Takes a record that goes out of all links of a field that has no field of links back.
  func dropLinks(to id: String, in field: Field) throws(Failure) {
    let cells = try rows(
      "SELECT record, field, value FROM cells WHERE field = ? AND instr(value, ?)", field.number,
      id, read: StoredCell.init(row:))
    for cell in cells {
      let ids = try cell.read(in: field).linkedIDs.filter { $0 != id }
      try set(ids.isEmpty ? nil : .links(ids), in: field, ofRecord: cell.record)
    }
  }

  /// Puts the primary texts of linked records in the place of their ids.
  func nameLinks(of records: inout [Record], in field: Field) throws(Failure) {
    let table = try table(field.linkedTableID)
    guard let primary = table.fields.first else { return }
    let linked = try self.records(of: table, with: [primary])
    let names = Dictionary(
      linked.map { ($0.id, primary.formulaValue(of: $0.cell(of: primary)).asText ?? "") }
    ) { first, _ in first }
    for place in records.indices {
      guard let ids = records[place].cells[field.number]?.linkedIDs else { continue }
      records[place].cells[field.number] = .choices(ids.map { names[$0] ?? "" })
    }
  }

  /// Makes a field of links, and in the other table the field of links back.
  func makeLinks(_ name: String, to linkedTable: String, in table: Table) throws(Failure) -> Field {
    let linked = try self.table(linkedTable)
    var field = try insertField(
      name, .multipleRecordLinks, options: .links(to: linked.id, inverse: nil), into: table)
    guard linked.id != table.id else { return field }
    let names = Set(linked.fields.map(\.name))
    let free = ([table.name] + (2...names.count + 2).map { "\(table.name) \($0)" })
      .first { !names.contains($0) }
    let inverse = try insertField(
      free ?? table.name, .multipleRecordLinks, options: .links(to: table.id, inverse: field.id),
      into: linked)
    field.optionsText = JSON.links(to: linked.id, inverse: inverse.id).string
    try setOptions(of: field)
    return field
  }

  private func change(
    _ fieldID: String, of recordID: String, _ body: (inout [String]) -> Void
  ) throws(Failure) {
    let fields: [(Int, String)] = try rows(
      "SELECT number, name FROM fields WHERE id = ?", fieldID
    ) { row throws(SQLiteError) in (try row("number"), try row("name")) }
    let numbers: [Int] = try rows("SELECT number FROM records WHERE id = ?", recordID) {
      row throws(SQLiteError) in try row("number")
    }
    guard let (number, name) = fields.first, let record = numbers.first else { return }
    let field = Field(
      number: number, id: fieldID, name: name, type: .multipleRecordLinks, optionsText: "{}")
    let cells = try rows(
      "SELECT record, field, value FROM cells WHERE record = ? AND field = ?", record, number,
      read: StoredCell.init(row:))
    var ids: [String] = []
    for cell in cells { ids += try cell.read(in: field).linkedIDs }
    body(&ids)
    try set(ids.isEmpty ? nil : .links(ids), in: field, ofRecord: record)
  }
}

extension Field {
  /// The id of the table that a field of links leads to.
  var linkedTableID: String { options["linkedTableId"]?.text ?? "" }
  /// The id of the field of links back; nil where there is none.
  var inverseID: String? {
    type == .multipleRecordLinks ? options["inverseLinkFieldId"]?.text : nil
  }
}

extension Cell {
  /// The ids of the records that it links to.
  var linkedIDs: [String] { if case .links(let ids) = self { ids } else { [] } }
}

extension JSON {
  fileprivate static func links(to table: String, inverse: String?) -> JSON {
    var options: [String: JSON] = [
      "linkedTableId": .text(table), "isReversed": .flag(false),
      "prefersSingleRecordLink": .flag(false),
    ]
    if let inverse { options["inverseLinkFieldId"] = .text(inverse) }
    return .object(options)
  }
}
