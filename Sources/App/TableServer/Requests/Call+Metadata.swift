extension Call {
  var whoami: JSON {
    let scopes = [
      "data.records:read", "data.records:write", "data.recordComments:read",
      "data.recordComments:write", "schema.bases:read", "schema.bases:write",
    ]
    return .object(["id": .text(user), "scopes": .list(scopes.map(JSON.text))])
  }

  var bases: JSON {
    let base: JSON = .object([
      "id": .text(base), "name": .text("drinkrun"), "permissionLevel": .text("create"),
    ])
    return .object(["bases": .list([base])])
  }

  func schema() throws(Failure) -> JSON {
    .object(["tables": .list(try transaction.tables().map(\.schema))])
  }

  func makeTable() throws(Failure) -> JSON {
    let body = try body()
    guard let name = body["name"]?.text, let fields = body["fields"]?.list else {
      throw .invalidParameters
    }
    var described: [FieldDescription] = []
    for field in fields { described.append(try FieldDescription(field)) }
    return try transaction.makeTable(name, described).schema
  }

  func makeField(in name: String) throws(Failure) -> JSON {
    let table = try transaction.table(name)
    return try transaction.makeField(FieldDescription(body()), in: table).schema
  }
}
