/// Writes records of one request, in a transaction that a failure takes back.
struct RecordWriter {
  let transaction: Transaction
  private(set) var table: Table
  let typecast: Bool
  let now: Moment

  init(_ transaction: Transaction, table: Table, typecast: Bool, now: Moment) {
    self.transaction = transaction
    self.table = table
    self.typecast = typecast
    self.now = now
  }

  mutating func create(_ values: [String: JSON]) throws(Failure) -> Record {
    let cells = try cells(of: values, replacing: [:])
    let record = try transaction.insertRecord(into: table, at: now)
    for (field, cell) in cells { try transaction.write(cell, in: field, of: record) }
    return record
  }

  /// Writes the cells that are named; with `replacing`, empties the others.
  mutating func update(
    _ id: String, _ values: [String: JSON], replacing: Bool
  ) throws(Failure) -> Record {
    guard let record = try transaction.record(id, of: table) else { throw .noSuchRow(id) }
    let cells = try cells(of: values, replacing: record.cells)
    let named = Dictionary(cells.map { ($0.field.number, $0.cell) }) { $1 }
    let changes = named.contains { record.cells[$0.key] != $0.value }
    let empties = replacing && record.cells.keys.contains { named[$0] == nil }
    if changes || empties { try transaction.setModified(now, of: record) }
    if replacing {
      for field in table.fields where named[field.number] == nil {
        try transaction.write(nil, in: field, of: record)
      }
    }
    for (field, cell) in cells { try transaction.write(cell, in: field, of: record) }
    return record
  }

  /// Updates the one record that has the same cells in these fields, or makes one.
  mutating func merge(
    _ values: [String: JSON], on names: [String], replacing: Bool
  ) throws(Failure) -> (record: Record, isNew: Bool) {
    let ids = try transaction.idsOfRecords(of: table, with: try key(of: values, names))
    guard let id = ids.first else { return (try create(values), true) }
    guard ids.count == 1 else {
      throw .invalid(
        "INVALID_VALUE_FOR_COLUMN", "Cannot upsert: more than one record has these values")
    }
    return (try update(id, values, replacing: replacing), false)
  }

  private mutating func key(
    of values: [String: JSON], _ names: [String]
  ) throws(Failure) -> [(field: Field, cell: Cell)] {
    var key: [(field: Field, cell: Cell)] = []
    for name in names {
      let field = try table.field(name)
      guard field.type.canBeMergedOn else {
        throw .invalid("INVALID_REQUEST_UNKNOWN", "Field \"\(field.name)\" cannot be merged on")
      }
      let value = values[field.name] ?? values[field.id] ?? .null
      guard let cell = try cell(of: value, in: field, replacing: nil) else {
        throw .invalid(
          "INVALID_REQUEST_UNKNOWN", "Every record needs a value for \"\(field.name)\"")
      }
      key.append((field, cell))
    }
    return key
  }

  /// The cells that the values make, by the order of their names so that the same fault is told.
  private mutating func cells(
    of values: [String: JSON], replacing old: [Int: Cell]
  ) throws(Failure) -> [(field: Field, cell: Cell?)] {
    var cells: [(field: Field, cell: Cell?)] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let field = try table.field(name)
      cells.append((field, try cell(of: value, in: field, replacing: old[field.number])))
    }
    return cells
  }

  private mutating func cell(
    of value: JSON, in field: Field, replacing old: Cell?
  ) throws(Failure) -> Cell? {
    let cell = try field.cell(of: value, typecast: typecast, replacing: old)
    try admit(cell, in: field)
    return cell
  }

  /// Sees to it that the choices of a cell are options of its field, and that linked records exist.
  private mutating func admit(_ cell: Cell?, in field: Field) throws(Failure) {
    let chosen: [String]
    switch (field.type.content, cell) {
    case (.choice, .text(let name)): chosen = [name]
    case (.choices, .choices(let names)): chosen = names
    case (.links, .links(let ids)): return try transaction.expect(ids, linkedBy: field)
    default: return
    }
    let known = field.choices
    var new: [String] = []
    for name in chosen where !known.contains(name) && !new.contains(name) { new.append(name) }
    guard let first = new.first else { return }
    guard typecast else { throw .newOption(first) }
    var grown = field
    grown.add(choices: new)
    try transaction.setOptions(of: grown)
    table.replace(grown)
  }
}
