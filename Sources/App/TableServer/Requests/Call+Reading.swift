extension Call {
  func list(_ name: String, _ parameters: JSON) throws(Failure) -> JSON {
    let table = try transaction.table(name)
    let list = try ListQuery(parameters)
    let listing = try Listing(list, of: table)
    var shown: [Field] = []
    for name in list.fields ?? table.fields.map(\.id) { shown.append(try table.field(name)) }
    let page = try listing.page(in: transaction, now: now)
    var records: [JSON] = []
    for record in page.records {
      let whole = try existing(record.id, of: table)
      records.append(whole.json(fields: shown, byID: list.showsFieldIDs, now: now))
    }
    var answer: [String: JSON] = ["records": .list(records)]
    if let offset = page.offset { answer["offset"] = .text(offset) }
    return .object(answer)
  }

  func get(_ id: String, of name: String) throws(Failure) -> JSON {
    let table = try transaction.table(name)
    return try existing(id, of: table).json(
      fields: table.fields, byID: showsFieldIDs, now: now)
  }

  func existing(_ id: String, of table: Table) throws(Failure) -> Record {
    guard let record = try transaction.record(id, of: table) else { throw .recordNotFound }
    return record
  }

  private var showsFieldIDs: Bool { query["returnFieldsByFieldId"]?.isOn ?? false }
}
