extension Call {
  func create(in name: String) throws(Failure) -> JSON {
    let request = try WriteRequest(body())
    var writer = try writer(of: name, for: request)
    var ids: [String] = []
    for entry in request.entries { ids.append(try writer.create(entry.values).id) }
    return try answer(ids, of: writer.table, for: request)
  }

  /// One record, by the id in the path.
  func update(_ id: String, of name: String, replacing: Bool) throws(Failure) -> JSON {
    let request = try WriteRequest(body())
    guard request.isSingle else { throw .invalidParameters }
    var writer = try writer(of: name, for: request)
    _ = try existing(id, of: writer.table)
    for entry in request.entries {
      _ = try writer.update(id, entry.values, replacing: replacing)
    }
    return try answer([id], of: writer.table, for: request)
  }

  /// Several records, by their ids or by the fields that an upsert merges on.
  func update(_ name: String, replacing: Bool) throws(Failure) -> JSON {
    let request = try WriteRequest(body())
    guard !request.isSingle else { throw .invalidRecords }
    var writer = try writer(of: name, for: request)
    var (ids, created, updated): ([String], [String], [String]) = ([], [], [])
    for entry in request.entries {
      if let id = entry.id {
        updated.append(try writer.update(id, entry.values, replacing: replacing).id)
        ids.append(id)
      } else if let keys = request.mergeOn {
        let (record, isNew) = try writer.merge(entry.values, on: keys, replacing: replacing)
        if isNew { created.append(record.id) } else { updated.append(record.id) }
        ids.append(record.id)
      } else {
        throw .invalidRecords
      }
    }
    let answer = try answer(ids, of: writer.table, for: request)
    guard request.mergeOn != nil, case .object(var members) = answer else { return answer }
    members["createdRecords"] = .list(created.map(JSON.text))
    members["updatedRecords"] = .list(updated.map(JSON.text))
    return .object(members)
  }

  func delete(_ id: String, from name: String) throws(Failure) -> JSON {
    let table = try transaction.table(name)
    try transaction.delete(try existing(id, of: table), from: table)
    return deleted(id)
  }

  func delete(from name: String) throws(Failure) -> JSON {
    let table = try transaction.table(name)
    let ids = query["records"]?.list?.compactMap(\.text) ?? []
    guard (1...WriteRequest.largestBatch).contains(ids.count), Set(ids).count == ids.count else {
      throw .invalidRecords
    }
    for id in ids {
      guard let record = try transaction.record(id, of: table) else { throw .noSuchRow(id) }
      try transaction.delete(record, from: table)
    }
    return .object(["records": .list(ids.map(deleted))])
  }

  private func deleted(_ id: String) -> JSON {
    .object(["id": .text(id), "deleted": .flag(true)])
  }

  private func writer(of name: String, for request: WriteRequest) throws(Failure) -> RecordWriter {
    RecordWriter(
      transaction, table: try transaction.table(name), typecast: request.typecast, now: now)
  }

  /// The records as they are now, in the order of the request.
  private func answer(
    _ ids: [String], of table: Table, for request: WriteRequest
  ) throws(Failure) -> JSON {
    var records: [JSON] = []
    for id in ids {
      let record = try existing(id, of: table)
      records.append(record.json(fields: table.fields, byID: request.showsFieldIDs, now: now))
    }
    return request.isSingle ? records[0] : .object(["records": .list(records)])
  }
}
