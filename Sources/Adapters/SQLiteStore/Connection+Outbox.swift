import Ordering
import SQLite
import TableSync

extension Connection {
  /// Holds for what is of the line with a key.
  static let entry = "(run, number) = (SELECT run, number FROM line WHERE key = ?)"

  /// Marks a line as one that the table does not have as it is now.
  func post(_ line: OrderLine, at now: Timestamp) throws(SQLiteError) {
    try run(
      """
      INSERT INTO outbox (run, number, changed_at, due_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (run, number) DO UPDATE SET changed_at = excluded.changed_at,
        due_at = excluded.due_at, attempts = 0, last_reason = NULL, is_parked = 0
      """, line.run, line.number, now, now)
  }

  func due(at now: Timestamp, limit: Int) throws(SQLiteError) -> [OutboxItem] {
    let entries = try rows(
      """
      SELECT *, \(Self.records) FROM outbox JOIN line USING (run, number)
        LEFT JOIN posted USING (run, number)
      WHERE is_parked = 0 AND due_at <= ? ORDER BY due_at, run, number LIMIT ?
      """, now, limit
    ) { row throws(SQLiteError) in
      let line = try OrderLine(row: row)
      let entry = OutboxEntry(
        key: line.key, revision: try row("revision"), attempts: try row("attempts"),
        dueAt: try row("due_at"),
        inDoubt: try row("in_doubt", as: JSON<[String: TableSync.Row.Value]>?.self)?.value)
      return (entry, line, try Posted(row: row))
    }
    var items: [OutboxItem] = []
    for (entry, line, posted) in entries {
      guard let run = try run(id: line.run) else {
        throw SQLiteError(.damaged, "a line has no run")
      }
      items.append(OutboxItem(entry: entry, line: line, run: run, posted: posted))
    }
    return items
  }

  func nextEntryDue() throws(SQLiteError) -> Timestamp? {
    try value("SELECT min(due_at) FROM outbox WHERE is_parked = 0", as: Timestamp?.self) ?? nil
  }

  func beginSending(
    _ key: OrderKey, _ cells: [String: TableSync.Row.Value]
  ) throws(SQLiteError) {
    try run("UPDATE outbox SET in_doubt = ? WHERE \(Self.entry)", JSON(cells), key.text)
  }

  /// Records what became of an entry, if its line is still as it was sent.
  func settle(_ settling: Settling) throws(SQLiteError) {
    let key = settling.key.text
    let sent = "\(Self.entry.dropLast()) AND revision = ?)"
    switch settling.outcome {
    case .stored:
      try run("DELETE FROM outbox WHERE \(sent)", key, settling.revision)
    case .gone:
      try run("UPDATE posted SET is_gone = 1 WHERE \(Self.entry)", key)
      try run("DELETE FROM outbox WHERE \(sent)", key, settling.revision)
    case .unsent(let reason):
      try run("UPDATE outbox SET in_doubt = NULL WHERE \(Self.entry)", key)
      try run(
        "UPDATE outbox SET last_reason = ? WHERE \(sent)", reason, key, settling.revision)
    case .postponed(let moment, let reason):
      try run(
        "UPDATE outbox SET attempts = attempts + 1, due_at = ?, last_reason = ? WHERE \(sent)",
        moment, reason, key, settling.revision)
    case .parked(let reason):
      try run(
        "UPDATE outbox SET is_parked = 1, last_reason = ? WHERE \(sent)", reason, key,
        settling.revision)
    }
  }

  func revive(_ which: Revival) throws(SQLiteError) {
    switch which {
    case .waiting: try reviveEntries()
    case .all:
      try reviveEntries()
      try bringBack()
    case .keys(let keys):
      for key in keys {
        try reviveEntries(of: key)
        try bringBack(key)
      }
    }
  }

  /// - Parameter key: `nil` for every entry.
  private func reviveEntries(of key: OrderKey? = nil) throws(SQLiteError) {
    try run(
      """
      UPDATE outbox SET is_parked = 0, attempts = 0, due_at = changed_at
      WHERE (is_parked = 1 OR attempts > 0)\(Self.only(key))
      """, of: key)
  }

  /// Forgets that it was ever posted, so that it is posted anew.
  ///
  /// - Parameter key: `nil` for everything that people took out of the table.
  private func bringBack(_ key: OrderKey? = nil) throws(SQLiteError) {
    try run(
      """
      INSERT OR REPLACE INTO outbox (run, number, changed_at, due_at)
      SELECT run, number, updated_at, updated_at FROM line JOIN posted USING (run, number)
      WHERE is_gone = 1\(Self.only(key))
      """, of: key)
    try run("DELETE FROM posted WHERE is_gone = 1\(Self.only(key))", of: key)
  }

  /// Narrows a condition down to one line, so that no other is looked at.
  private static func only(_ key: OrderKey?) -> String { key == nil ? "" : " AND \(entry)" }

  private func run(_ sql: String, of key: OrderKey?) throws(SQLiteError) {
    if let key { try run(sql, key.text) } else { try run(sql) }
  }

  func reports() throws(SQLiteError) -> [OutboxReport] {
    try rows(
      """
      SELECT line.*, is_parked, attempts, due_at, last_reason FROM outbox JOIN line USING (run, number)
      UNION ALL
      SELECT line.*, NULL, 0, NULL, NULL FROM posted JOIN line USING (run, number)
      WHERE is_gone = 1 AND (run, number) NOT IN (SELECT run, number FROM outbox)
      ORDER BY run, number
      """
    ) { row throws(SQLiteError) in
      let isParked = try row("is_parked", as: Bool?.self)
      return OutboxReport(
        line: try OrderLine(row: row),
        state: isParked.map { $0 ? .parked : .waiting } ?? .gone, attempts: try row("attempts"),
        dueAt: isParked == false ? try row("due_at") : nil, reason: try row("last_reason"))
    }
  }

  func backlog() throws(SQLiteError) -> Backlog {
    let backlog = try row(
      """
      SELECT count(*) FILTER (WHERE is_parked = 0) AS waiting,
        count(*) FILTER (WHERE is_parked = 1) AS parked,
        min(changed_at) FILTER (WHERE is_parked = 0) AS oldest
      FROM outbox
      """
    ) { row throws(SQLiteError) in
      Backlog(waiting: try row("waiting"), parked: try row("parked"), oldest: try row("oldest"))
    }
    return backlog ?? Backlog()
  }
}
