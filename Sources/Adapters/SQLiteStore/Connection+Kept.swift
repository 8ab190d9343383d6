import SQLite
import Store

extension Connection {
  func kept(_ name: String) throws(SQLiteError) -> Kept? {
    try row("SELECT text, kept_at FROM kept WHERE name = ?", name) { row throws(SQLiteError) in
      Kept(name: name, text: try row("text"), at: try row("kept_at"))
    }
  }

  func keep(_ kept: Kept) throws(SQLiteError) {
    try run(
      "INSERT OR REPLACE INTO kept (name, text, kept_at) VALUES (?, ?, ?)", kept.name, kept.text,
      kept.at)
  }
}
