import Ordering
import SQLite
import TableSync

extension Connection {
  /// Marks a line as one that the table does not have as it is now.
  func post(_ line: OrderLine, at now: Timestamp) throws(SQLiteError) {
    try run(
      """
      INSERT OR REPLACE INTO outbox (run, number, changed_at, due_at) VALUES (?, ?, ?, ?)
      """, line.run, line.number, now, now)
  }

  func due(at now: Timestamp, limit: Int) throws(SQLiteError) -> [OutboxItem] {
    let entries = try rows(
      """
      SELECT * FROM outbox JOIN line USING (run, number)
      WHERE is_parked = 0 AND due_at <= ? ORDER BY due_at, run, number LIMIT ?
      """, now, limit
    ) { row throws(SQLiteError) in
      let line = try OrderLine(row: row)
      let entry = OutboxEntry(
        key: line.key, revision: try row("revision"), attempts: try row("attempts"),
        dueAt: try row("due_at"))
      return (entry, line)
    }
    var items: [OutboxItem] = []
    for (entry, line) in entries {
      guard let run = try run(id: line.run) else {
        throw SQLiteError(.damaged, "a line has no run")
      }
      items.append(OutboxItem(entry: entry, line: line, run: run))
    }
    return items
  }

  func nextEntryDue() throws(SQLiteError) -> Timestamp? {
    try value("SELECT min(due_at) FROM outbox WHERE is_parked = 0", as: Timestamp?.self) ?? nil
  }

  /// Records what became of an entry, if its line is still as it was sent.
  func settle(_ settling: Settling) throws(SQLiteError) {
    let entry = "(run, number) = (SELECT run, number FROM line WHERE key = ? AND revision = ?)"
    switch settling.outcome {
    case .stored:
      try run("DELETE FROM outbox WHERE \(entry)", settling.key.text, settling.revision)
    case .postponed(let moment, let reason):
      try run(
        "UPDATE outbox SET attempts = attempts + 1, due_at = ?, last_reason = ? WHERE \(entry)",
        moment, reason, settling.key.text, settling.revision)
    case .parked(let reason):
      try run(
        "UPDATE outbox SET is_parked = 1, last_reason = ? WHERE \(entry)", reason,
        settling.key.text, settling.revision)
    }
  }

  func reviveEntries() throws(SQLiteError) {
    try run(
      """
      UPDATE outbox SET is_parked = 0, attempts = 0, due_at = changed_at
      WHERE is_parked = 1 OR attempts > 0
      """)
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
