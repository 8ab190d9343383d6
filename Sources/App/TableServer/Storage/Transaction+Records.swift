import SQLite

extension Transaction {
  /// All records of a table, in the order in which they were made, with the cells of some fields.
  ///
  /// Links are the primary texts of their records: so people and formulas see them.
  func records(of table: Table, with fields: Set<Field>) throws(Failure) -> [Record] {
    var records = try rows(
      "SELECT number, id, created, modified FROM records WHERE \"table\" = ? ORDER BY number",
      table.number,
      read: Record.init(row:))
    let places = Dictionary(uniqueKeysWithValues: zip(records.map(\.number), records.indices))
    for field in fields {
      let cells = try rows(
        "SELECT record, field, value FROM cells WHERE field = ?", field.number,
        read: StoredCell.init(row:))
      for cell in cells {
        guard let place = places[cell.record] else { continue }
        records[place].cells[field.number] = try cell.read(in: field)
      }
      if field.type == .multipleRecordLinks { try nameLinks(of: &records, in: field) }
    }
    return records
  }

  /// The records that were made behind one, in their order and without cells.
  ///
  /// - Parameter number: The number of that record; 0 for the first ones.
  func records(of table: Table, behind number: Int, limit: Int) throws(Failure) -> [Record] {
    try rows(
      """
      SELECT number, id, created, modified FROM records WHERE "table" = ? AND number > ?
      ORDER BY number LIMIT ?
      """, table.number, number, limit, read: Record.init(row:))
  }

  /// How many records of the table were made up to this one, itself among them.
  func count(of table: Table, upTo number: Int) throws(Failure) -> Int {
    let counts: [Int] = try rows(
      "SELECT count(*) AS count FROM records WHERE \"table\" = ? AND number <= ?", table.number,
      number
    ) { row throws(SQLiteError) in try row("count") }
    return counts.first ?? 0
  }

  func setModified(_ moment: Moment, of record: Record) throws(Failure) {
    try run(
      "UPDATE records SET modified = ? WHERE number = ?", moment.milliseconds, record.number)
  }

  /// The record of that id in the table; nil where there is none.
  func record(_ id: String, of table: Table) throws(Failure) -> Record? {
    let found = try rows(
      "SELECT number, id, created, modified FROM records WHERE id = ? AND \"table\" = ?", id,
      table.number,
      read: Record.init(row:))
    guard var record = found.first else { return nil }
    let cells = try rows(
      "SELECT record, field, value FROM cells WHERE record = ?", record.number,
      read: StoredCell.init(row:))
    for cell in cells {
      let field = table.fields.first { $0.number == cell.field }
      record.cells[cell.field] = try cell.read(in: field)
    }
    return record
  }

  /// The ids of the records whose cells are these, at most two of them.
  func idsOfRecords(
    of table: Table, with cells: [(field: Field, cell: Cell)]
  ) throws(Failure) -> [String] {
    let one = "SELECT record FROM cells WHERE field = ? AND value = ?"
    let matches = cells.map { _ in one }.joined(separator: " INTERSECT ")
    var values: [any SQLiteValue] = [table.number]
    for (field, cell) in cells { values += [field.number, cell.stored] as [any SQLiteValue] }
    return try all(
      "SELECT id FROM records WHERE \"table\" = ? AND number IN (\(matches)) LIMIT 2", values
    ) { row throws(SQLiteError) in try row("id") }
  }

  /// Makes an empty record.
  func insertRecord(into table: Table, at moment: Moment) throws(Failure) -> Record {
    let id = Identifier.record.new()
    let number = try inserted(
      """
      INSERT INTO records (id, "table", created, modified) VALUES (?, ?, ?, ?) RETURNING number
      """, id, table.number, moment.milliseconds, moment.milliseconds)
    return Record(number: number, id: id, created: moment, modified: moment, cells: [:])
  }

  func set(_ cell: Cell?, in field: Field, ofRecord number: Int) throws(Failure) {
    if let cell {
      try run(
        "INSERT OR REPLACE INTO cells (record, field, value) VALUES (?, ?, ?)", number,
        field.number, cell.stored)
    } else {
      try run(
        "DELETE FROM cells WHERE record = ? AND field = ?", number, field.number)
    }
  }

  func delete(_ record: Record, from table: Table) throws(Failure) {
    for field in table.fields where field.type == .multipleRecordLinks {
      try write(nil, in: field, of: record)
      if field.inverseID == nil { try dropLinks(to: record.id, in: field) }
    }
    try run("DELETE FROM records WHERE number = ?", record.number)
  }
}

extension Record {
  fileprivate init(row: borrowing Row) throws(SQLiteError) {
    self.init(
      number: try row("number"), id: try row("id"),
      created: Moment(milliseconds: try row("created")),
      modified: Moment(milliseconds: try row("modified")), cells: [:])
  }
}

/// A cell as the file has it.
struct StoredCell {
  var record: Int
  var field: Int
  var value: String

  init(row: borrowing Row) throws(SQLiteError) {
    record = try row("record")
    field = try row("field")
    value = try row("value")
  }

  func read(in field: Field?) throws(Failure) -> Cell {
    guard let field, let cell = Cell(stored: value, in: field.type.content) else {
      throw .broken(SQLiteError(.damaged, "a cell does not hold what its field says"))
    }
    return cell
  }
}
