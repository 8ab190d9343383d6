import CSQLite

/// A prepared statement; it is of one connection, and used where that is used.
@safe final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Where each column of the result stands.
  let columns: [String: CInt]

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    // Statements are kept for the life of the connection, which SQLite is told.
    let code = unsafe sqlite3_prepare_v3(
      connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(resultCode: code, of: connection)
    }
    guard let handle = unsafe prepared else { throw SQLiteError(.misuse, "an empty statement") }
    unsafe self.handle = handle
    unsafe self.connection = connection
    columns = unsafe Self.columns(of: handle)
  }

  deinit { unsafe sqlite3_finalize(handle) }

  private static func columns(of handle: OpaquePointer) -> [String: CInt] {
    var columns: [String: CInt] = [:]
    for index in 0..<(unsafe sqlite3_column_count(handle)) {
      guard let name = unsafe sqlite3_column_name(handle, index) else { continue }
      columns[unsafe String(cString: name)] = index
    }
    return columns
  }

  /// Gives the statement its values, in the order of its question marks.
  func bind(_ values: [Storage]) throws(SQLiteError) {
    let wanted = Int(unsafe sqlite3_bind_parameter_count(handle))
    guard values.count == wanted else {
      throw SQLiteError(.misuse, "a statement takes \(wanted) values and got \(values.count)")
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: CInt(index + 1))
      guard code == SQLITE_OK else { throw unsafe SQLiteError(resultCode: code, of: connection) }
    }
  }

  private func bind(_ value: Storage, at index: CInt) -> CInt {
    switch value {
    case .null: unsafe sqlite3_bind_null(handle, index)
    case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
    case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
    case .text(let text): bind(text, at: index)
    case .blob(let bytes):
      unsafe sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), Self.transient)
    }
  }

  private func bind(_ text: String, at index: CInt) -> CInt {
    // As a C string it always has an address, which SQLite wants even of an empty text; the length is given besides, so
    // that a NUL in the text ends nothing.
    unsafe sqlite3_bind_text64(
      handle, index, text, UInt64(text.utf8.count), Self.transient, UInt8(SQLITE_UTF8))
  }

  /// `SQLITE_TRANSIENT`, a macro that is not imported: SQLite makes its own copy.
  private static var transient: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Goes on to the next row.
  ///
  /// - Returns: Whether there is one.
  func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    guard code == SQLITE_ROW || code == SQLITE_DONE else {
      throw unsafe SQLiteError(
        resultCode: sqlite3_extended_errcode(connection), of: connection)
    }
    return code == SQLITE_ROW
  }

  /// Ends the run of the statement and forgets its values.
  func reset() {
    // Its result repeats the error of the last step, which was thrown already.
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// What a column of the present row holds.
  func storage(at index: CInt) -> Storage {
    switch unsafe sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(unsafe sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(handle, index))
    case SQLITE_TEXT: .text(text(at: index))
    case SQLITE_BLOB: .blob(blob(at: index))
    default: .null
    }
  }

  private func text(at index: CInt) -> String {
    // The length is asked after the text, as the call for the text may convert it.
    guard let start = unsafe sqlite3_column_text(handle, index) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, index))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func blob(at index: CInt) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, index) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, index))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
