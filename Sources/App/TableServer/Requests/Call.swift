import HTTPMessages

/// A request to the API, within its transaction.
struct Call {
  let transaction: Transaction
  let resource: Resource
  let method: String
  let query: JSON
  let bodyBytes: [UInt8]
  let base: String
  let user: String
  let now: Moment

  /// The body as an object.
  func body() throws(Failure) -> JSON {
    guard let body = JSON(bodyBytes), body.object != nil else { throw .unreadableBody }
    return body
  }

  /// What the request comes to.
  func answer() throws(Failure) -> JSON {
    if let asked = resource.base, asked != base { throw .unknownModel }
    switch (resource, method) {
    case (.whoami, "GET"): return whoami
    case (.bases, "GET"): return bases
    case (.tables, "GET"): return try schema()
    case (.tables, "POST"): return try makeTable()
    case (.fields(_, let table), "POST"): return try makeField(in: table)
    case (.records(_, let table), _): return try records(of: table)
    case (.recordList(_, let table), "POST"): return try list(table, body())
    case (.record(_, let table, let id), _): return try record(id, of: table)
    case (.comments(_, let table, let record), _): return try comments(on: record, of: table)
    case (.comment(_, let table, let record, let id), _):
      return try comment(id, on: record, of: table)
    default: throw .notFound
    }
  }

  private func records(of table: String) throws(Failure) -> JSON {
    switch method {
    case "GET": try list(table, query)
    case "POST": try create(in: table)
    case "PATCH": try update(table, replacing: false)
    case "PUT": try update(table, replacing: true)
    case "DELETE": try delete(from: table)
    default: throw .notFound
    }
  }

  private func record(_ id: String, of table: String) throws(Failure) -> JSON {
    guard Identifier.record.isForm(of: id) else { throw .notFound }
    return switch method {
    case "GET": try get(id, of: table)
    case "PATCH": try update(id, of: table, replacing: false)
    case "PUT": try update(id, of: table, replacing: true)
    case "DELETE": try delete(id, from: table)
    default: throw .notFound
    }
  }
}
