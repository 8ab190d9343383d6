import Ordering
import SQLite
import TableSync

extension Connection {
  /// The records of the line that a row is about, as the column `records`.
  static let records = """
    (SELECT json_group_array(record) FROM (SELECT record FROM posted_record AS r
      WHERE r.run = line.run AND r.number = line.number ORDER BY place)) AS records
    """

  /// Records what the table has of a line, and that there is no doubt about it.
  func record(_ posted: Posted, of key: OrderKey) throws(SQLiteError) {
    let known = try run(
      """
      INSERT INTO posted (run, number, cells, is_gone, leaving)
      SELECT run, number, ?, ?, ? FROM line WHERE key = ?
      ON CONFLICT (run, number) DO UPDATE SET cells = excluded.cells, is_gone = excluded.is_gone,
        leaving = excluded.leaving
      """, JSON(posted.cells), posted.isGone, posted.leaving, key.text)
    guard known > 0 else { return }
    try run("DELETE FROM posted_record WHERE \(Self.entry)", key.text)
    for (place, record) in posted.records.enumerated() {
      // A record is of one line: the last that was told to have it.
      try run(
        """
        INSERT OR REPLACE INTO posted_record (record, run, number, place)
        SELECT ?, run, number, ? FROM line WHERE key = ?
        """, record, place, key.text)
    }
    try run("UPDATE outbox SET in_doubt = NULL WHERE \(Self.entry)", key.text)
  }

  func posted(in run: RunID) throws(SQLiteError) -> [OrderKey: Posted] {
    let posted = try rows(
      "SELECT *, \(Self.records) FROM line JOIN posted USING (run, number) WHERE run = ?", run
    ) { row throws(SQLiteError) in (OrderKey(try row("key")), try Posted(row: row)) }
    return Dictionary(posted.compactMap { key, posted in posted.map { (key, $0) } }) { $1 }
  }

  func owner(of record: String) throws(SQLiteError) -> OrderKey? {
    try value(
      "SELECT key FROM posted_record JOIN line USING (run, number) WHERE record = ?", record,
      as: String.self
    ).map { OrderKey($0) }
  }
}

extension Posted {
  /// What a row that is joined with `posted` has of it; `nil` where nothing is there.
  init?(row: borrowing SQLite.Row) throws(SQLiteError) {
    guard let cells = try row("cells", as: JSON<[String: TableSync.Row.Value]>?.self) else {
      return nil
    }
    self.init(
      records: try row("records", as: JSON<[String]>.self).value, cells: cells.value,
      isGone: try row("is_gone"), leaving: try row("leaving"))
  }
}
