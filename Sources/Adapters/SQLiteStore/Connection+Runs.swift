import Ordering
import SQLite

extension Connection {
  private static let selectRun = """
    SELECT run.id, shop, organizer_id, organizer_name, state, opened_at, deadline, closed_at,
      reminded_at, terms, channel, room.name, thread, is_private
    FROM run JOIN room ON room.id = run.room
    """

  func run(id: RunID) throws(SQLiteError) -> Run? {
    try row(Self.selectRun + " WHERE run.id = ?", id, read: Run.init(row:))
  }

  func newestRun(in room: RoomNumber) throws(SQLiteError) -> Run? {
    try row(
      Self.selectRun + " WHERE run.room = ? ORDER BY serial DESC LIMIT 1", room,
      read: Run.init(row:))
  }

  /// The run of a channel that a private talk with the person is about, among its newest fifty.
  ///
  /// An open one in which the person takes part comes first, then a closed one that the person has to phone, then any open
  /// one; of equals the newest.
  func run(meantInPrivateBy person: PersonID?, in channel: String) throws(SQLiteError) -> Run? {
    try row(
      Self.selectRun + """
         WHERE serial IN (SELECT serial FROM run JOIN room ON room.id = run.room
          WHERE channel = ? ORDER BY serial DESC LIMIT 50)
        ORDER BY CASE
          WHEN state = 'open' AND (organizer_id = ?2
            OR EXISTS (SELECT 1 FROM line WHERE line.run = run.id AND orderer_id = ?2)
            OR EXISTS (SELECT 1 FROM pending WHERE pending.run = run.id AND person_id = ?2)) THEN 0
          WHEN state = 'closed' AND organizer_id = ?2 THEN 1
          WHEN state = 'open' THEN 2
          ELSE 3 END, serial DESC
        LIMIT 1
        """, channel, person?.text, read: Run.init(row:))
  }

  /// Writes a run as it is from now on; its room never changes.
  func save(_ run: Run) throws(SQLiteError) {
    let room = try keptNumber(of: run.room)
    try self.run(
      """
      INSERT INTO run (id, room, shop, organizer_id, organizer_name, state, opened_at, deadline,
        closed_at, reminded_at, terms)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET shop = excluded.shop, organizer_id = excluded.organizer_id,
        organizer_name = excluded.organizer_name, state = excluded.state,
        opened_at = excluded.opened_at, deadline = excluded.deadline,
        closed_at = excluded.closed_at, reminded_at = excluded.reminded_at, terms = excluded.terms
      """, run.id, room, run.shop, run.organizer.id, run.organizer.name, run.state, run.openedAt,
      run.deadline, run.closedAt, run.remindedAt, JSON(run.terms))
    try stamp(room)
  }

  /// The open run whose deadline comes first.
  func nextDeadline() throws(SQLiteError) -> Run? {
    try row(
      Self.selectRun + """
         WHERE state = 'open' AND deadline IS NOT NULL ORDER BY deadline, serial LIMIT 1
        """, read: Run.init(row:))
  }

  /// The open run that is to be reminded of first; one opened later than its reminder would come gets none.
  func nextReminder(before milliseconds: Int64) throws(SQLiteError) -> Run? {
    try row(
      Self.selectRun + """
         WHERE state = 'open' AND reminded_at IS NULL AND deadline - ? > opened_at
         ORDER BY deadline, serial LIMIT 1
        """, milliseconds, read: Run.init(row:))
  }
}

extension Run {
  init(row: borrowing Row) throws(SQLiteError) {
    self.init(
      id: try row("id"), room: try Room(row: row), shop: try row("shop"),
      organizer: Person(id: try row("organizer_id"), name: try row("organizer_name")),
      state: try row("state"), openedAt: try row("opened_at"), deadline: try row("deadline"),
      closedAt: try row("closed_at"), remindedAt: try row("reminded_at"),
      terms: try row("terms", as: JSON<Terms>.self).value)
  }
}

extension Room {
  init(row: borrowing Row) throws(SQLiteError) {
    self.init(
      channel: try row("channel"), name: try row("name"), thread: try row("thread"),
      isPrivate: try row("is_private"))
  }
}
