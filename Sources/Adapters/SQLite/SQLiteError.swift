import CSQLite

/// Why SQLite could not do its work.
///
/// The message is SQLite's own and names tables, columns and constraints, never the values bound to a statement; so values
/// are always bound and never written into SQL.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is, and so what may help.
  public enum Code: Hashable, Sendable {
    /// Another connection was writing for longer than the busy timeout.
    case busy
    /// The file cannot be opened, read or written now: a full disk, a missing folder, no permission.
    case unavailable
    /// A constraint of the schema refuses what was written; nothing of the statement is.
    case constraint
    /// The file is no database, damaged, or a database of something else.
    case damaged
    /// The file was written by a newer program.
    case newer
    /// The file was written by an older program and not brought up to date.
    case older
    /// The program used SQLite wrongly: bad SQL, a missing value, a column of another type.
    case misuse
  }

  public var code: Code
  /// What happened and to what, without values.
  public var message: String

  /// The message is shown as it is, so it has no values.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}

extension SQLiteError {
  /// What the last call on a handle failed with.
  init(resultCode: CInt, of handle: OpaquePointer?) {
    // `sqlite3_errmsg(NULL)` says "out of memory", which is what a missing handle means.
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    // What the system refused is told by the extended code alone: https://sqlite.org/rescode.html
    let isOfSystem = resultCode & 0xFF == SQLITE_IOERR
    self.init(
      Code(resultCode: resultCode), isOfSystem ? "\(message) (SQLite \(resultCode))" : message)
  }
}

extension SQLiteError.Code {
  init(resultCode: CInt) {
    // The low byte is the primary code: https://sqlite.org/rescode.html
    switch resultCode & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_NOMEM,
      SQLITE_NOLFS, SQLITE_PROTOCOL, SQLITE_AUTH, SQLITE_INTERRUPT:
      self = .unavailable
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: self = .constraint
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .damaged
    default: self = .misuse
    }
  }
}
