import SQLite

extension Connection {
  /// Writes the schema's version into the file's header as it is, which is the smallest write that goes to the disk.
  func rewriteVersion() throws(SQLiteError) {
    let version = try value("SELECT user_version FROM pragma_user_version", as: Int.self) ?? 0
    // A pragma takes no bound value.
    try execute(script: "PRAGMA user_version = \(version)")
  }
}
