import SQLite

extension Transaction {
  /// The ids of the base and of the user, made where the file has none.
  ///
  /// - Parameter asked: The id that the base is to have from now on; nil for the one that it has.
  func base(asked: String?) throws(Failure) -> (base: String, user: String) {
    let kept: [(String, String)] = try rows("SELECT id, user FROM base") {
      row throws(SQLiteError) in (try row("id"), try row("user"))
    }
    guard let (base, user) = kept.first else {
      let (base, user) = (asked ?? Identifier.base.new(), Identifier.user.new())
      try run("INSERT INTO base (id, user) VALUES (?, ?)", base, user)
      return (base, user)
    }
    guard let asked, asked != base else { return (base, user) }
    try run("UPDATE base SET id = ?", asked)
    return (asked, user)
  }
}
