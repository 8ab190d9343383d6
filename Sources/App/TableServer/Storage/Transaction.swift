import SQLite

/// One transaction of the file, in the terms of the table server.
struct Transaction {
  let connection: Connection

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: any SQLiteValue...) throws(Failure) {
    _ = try all(sql, values) { _ in true }
  }

  func rows<Element>(
    _ sql: String, _ values: any SQLiteValue...,
    read: (borrowing Row) throws(SQLiteError) -> Element
  ) throws(Failure) -> [Element] {
    try all(sql, values, read: read)
  }

  /// The number that an `INSERT … RETURNING number` gave.
  func inserted(_ sql: String, _ values: any SQLiteValue...) throws(Failure) -> Int {
    let numbers: [Int] = try all(sql, values) { row throws(SQLiteError) in try row("number") }
    guard let number = numbers.first else {
      throw .broken(SQLiteError(.misuse, "an insertion returned no number"))
    }
    return number
  }

  func all<Element>(
    _ sql: String, _ values: [any SQLiteValue],
    read: (borrowing Row) throws(SQLiteError) -> Element
  ) throws(Failure) -> [Element] {
    do throws(SQLiteError) {
      return try connection.rows(sql, values.map(\.storage), read: read)
    } catch {
      throw .broken(error)
    }
  }
}
