extension Connection {
  /// Whether a transaction only reads or is going to write.
  enum Purpose: String {
    /// Sees one moment of the database throughout.
    case reading = "BEGIN DEFERRED"
    /// Waits at its start for others that write, so that it cannot fail half-way for being too late.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction: all that it writes lands, or nothing does where it throws.
  func transaction<Result>(
    for purpose: Purpose, _ body: (Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try run(purpose.rawValue)
    do throws(SQLiteError) {
      let result = try body(self)
      try run("COMMIT")
      return result
    } catch {
      // Some errors, a full disk among them, have rolled back already; then this one fails, and nothing is lost by that.
      try? execute(script: "ROLLBACK")
      throw error
    }
  }
}
