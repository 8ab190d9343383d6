import CSQLite

/// An open database, used by one thread at a time: inside the closures that `Database` runs on its queue.
@safe public final class Connection {
  private let handle: OpaquePointer
  /// Prepared statements by their SQL, of which a program has a fixed set.
  ///
  /// One in use is not among them, so that the same SQL can run inside itself.
  private var statements: [String: Statement] = [:]

  init(_ location: Location) throws(SQLiteError) {
    var opened: OpaquePointer?
    // No mutex: a connection is used on one queue alone.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = unsafe sqlite3_open_v2(location.path, &opened, flags, nil)
    guard code == SQLITE_OK, let handle = unsafe opened else {
      let error = unsafe SQLiteError(resultCode: code, of: opened)
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(error.code, "cannot open \(location.path): \(error.message)")
    }
    unsafe self.handle = handle
    unsafe sqlite3_extended_result_codes(handle, 1)
  }

  /// Statements may go later than this: `close_v2` waits for the last of them.
  deinit { unsafe sqlite3_close_v2(handle) }

  /// Whether the file may only be read, which SQLite makes do with where it may not be written.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// How long a statement waits for another connection that writes, in milliseconds.
  func waitWhenBusy(milliseconds: CInt) { unsafe sqlite3_busy_timeout(handle, milliseconds) }

  /// Runs statements without values, such as a migration.
  public func execute(script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(resultCode: code, of: handle) }
  }

  /// Runs a statement that gives no rows.
  ///
  /// - Returns: How many rows it inserted, changed or deleted.
  @discardableResult
  public func run(_ sql: String, _ values: any SQLiteValue...) throws(SQLiteError) -> Int {
    let _: [Int] = try rows(sql, values.map(\.storage)) { _ in 0 }
    return Int(unsafe sqlite3_changes64(handle))
  }

  /// The first row of a result, read; `nil` where there is none.
  public func row<Element>(
    _ sql: String, _ values: any SQLiteValue...,
    read: (borrowing Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> Element? {
    try rows(sql, values.map(\.storage), read: read).first
  }

  /// The first column of the first row; `nil` where there is no row.
  public func value<Value: SQLiteValue>(
    _ sql: String, _ values: any SQLiteValue..., as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value? {
    let column: [Value] = try rows(sql, values.map(\.storage)) { row throws(SQLiteError) in
      try row.value(at: 0)
    }
    return column.first
  }

  /// All rows of a result, each read.
  public func rows<Element>(
    _ sql: String, _ values: any SQLiteValue...,
    read: (borrowing Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    try rows(sql, values.map(\.storage), read: read)
  }

  /// All rows of a result whose values were gathered before, each read.
  public func rows<Element>(
    _ sql: String, _ values: [Storage], read: (borrowing Row) throws(SQLiteError) -> Element
  ) throws(SQLiteError) -> [Element] {
    let statement = try take(sql)
    defer {
      statement.reset()
      statements[sql] = statement
    }
    try statement.bind(values)
    var elements: [Element] = []
    while try statement.step() { elements.append(try read(Row(of: statement))) }
    return elements
  }

  private func take(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements.removeValue(forKey: sql) { return statement }
    return try unsafe Statement(sql, on: handle)
  }
}
