import SQLite

/// What somebody wrote beside a record.
private struct Comment {
  var id: String
  var text: String
  var created: Moment
  var updated: Moment?

  func json(author: String) -> JSON {
    .object([
      "id": .text(id), "text": .text(text), "createdTime": .text(created.text),
      "lastUpdatedTime": updated.map { .text($0.text) } ?? .null,
      "author": .object([
        "id": .text(author), "email": .text("drinkrun@localhost"), "name": .text("drinkrun"),
      ]),
    ])
  }
}

extension Call {
  func comments(on id: String, of name: String) throws(Failure) -> JSON {
    let record = try existing(id, of: transaction.table(name))
    switch method {
    case "GET":
      let comments = try comments(where: "record = ?", record.number)
      return .object([
        "comments": .list(comments.map { $0.json(author: user) }), "offset": .null,
      ])
    case "POST":
      let id = Identifier.comment.new()
      try transaction.run(
        "INSERT INTO comments (id, record, text, created) VALUES (?, ?, ?, ?)", id, record.number,
        try text(), now.milliseconds)
      return try comment(id, of: record).json(author: user)
    default: throw .notFound
    }
  }

  func comment(_ id: String, on recordID: String, of name: String) throws(Failure) -> JSON {
    let record = try existing(recordID, of: transaction.table(name))
    _ = try comment(id, of: record)
    switch method {
    case "PATCH":
      try transaction.run(
        "UPDATE comments SET text = ?, updated = ? WHERE id = ?", try text(), now.milliseconds, id)
      return try comment(id, of: record).json(author: user)
    case "DELETE":
      try transaction.run("DELETE FROM comments WHERE id = ?", id)
      return .object(["id": .text(id), "deleted": .flag(true)])
    default: throw .notFound
    }
  }

  private func text() throws(Failure) -> String {
    guard let text = try body()["text"]?.text, !text.isEmpty else { throw .invalidParameters }
    return text
  }

  private func comment(_ id: String, of record: Record) throws(Failure) -> Comment {
    let found = try comments(where: "record = ? AND id = ?", record.number, id)
    guard let comment = found.first else { throw .recordNotFound }
    return comment
  }

  /// - Parameter condition: SQL of this file, with the values' question marks.
  private func comments(
    where condition: String, _ values: any SQLiteValue...
  ) throws(Failure) -> [Comment] {
    try transaction.all(
      "SELECT id, text, created, updated FROM comments WHERE \(condition) ORDER BY number", values
    ) { row throws(SQLiteError) in
      let updated: Int64? = try row("updated")
      return Comment(
        id: try row("id"), text: try row("text"),
        created: Moment(milliseconds: try row("created")),
        updated: updated.map { Moment(milliseconds: $0) })
    }
  }
}
