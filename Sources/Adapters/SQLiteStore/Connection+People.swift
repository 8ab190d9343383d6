import Dialogue
import Ordering
import SQLite

extension Connection {
  private static let selectPending = """
    SELECT run, person_id, person_name, items, prompt, asked_at, rests_until, channel, room.name,
      thread, is_private
    FROM pending JOIN room ON room.id = pending.room
    """

  /// What the people of a run were asked, or one of them; in whichever room.
  func pending(of run: RunID, person: PersonID?) throws(SQLiteError) -> [Pending] {
    try rows(
      Self.selectPending + """
         WHERE run = ? AND person_id = ifnull(?, person_id) ORDER BY asked_at, person_id, room.id
        """, run, person, read: Pending.init(row:))
  }

  /// The fragments of open runs that wait, the first to be answered first.
  func restingPending(limit: Int) throws(SQLiteError) -> [Pending] {
    try rows(
      Self.selectPending + """
         WHERE rests_until IS NOT NULL
           AND EXISTS (SELECT 1 FROM run WHERE run.id = pending.run AND state = 'open')
         ORDER BY rests_until, run, person_id, room.id LIMIT ?
        """, limit, read: Pending.init(row:))
  }

  func save(_ pending: Pending) throws(SQLiteError) {
    try run(
      """
      INSERT OR REPLACE INTO pending (run, person_id, room, person_name, items, prompt, asked_at,
        rests_until)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, pending.run, pending.person.id, try keptNumber(of: pending.room), pending.person.name,
      JSON(pending.items), JSON(pending.prompt), pending.askedAt, pending.restsUntil)
  }

  func drop(_ pending: Pending) throws(SQLiteError) {
    try run(
      "DELETE FROM pending WHERE run = ? AND person_id = ? AND room = ?", pending.run,
      pending.person.id, try number(of: pending.room))
  }

  func participant(_ person: PersonID, in room: RoomNumber) throws(SQLiteError) -> Participant? {
    try row(
      """
      SELECT hinted_in, told_to_open_at, undo FROM participant WHERE person_id = ? AND room = ?
      """, person, room
    ) { row throws(SQLiteError) in
      Participant(
        hintedIn: try row("hinted_in"), toldToOpenAt: try row("told_to_open_at"),
        undo: try row("undo", as: JSON<Undo>?.self)?.value)
    }
  }

  func save(
    _ participant: Participant, of person: PersonID, in room: RoomNumber
  ) throws(SQLiteError) {
    try run(
      """
      INSERT OR REPLACE INTO participant (person_id, room, hinted_in, told_to_open_at, undo)
      VALUES (?, ?, ?, ?, ?)
      """, person, room, participant.hintedIn, participant.toldToOpenAt,
      participant.undo.map(JSON.init))
  }
}

extension Pending {
  init(row: borrowing Row) throws(SQLiteError) {
    self.init(
      person: Person(id: try row("person_id"), name: try row("person_name")),
      room: try Room(row: row), run: try row("run"),
      items: try row("items", as: JSON<[Item]>.self).value,
      prompt: try row("prompt", as: JSON<Prompt>.self).value,
      askedAt: try row("asked_at"), restsUntil: try row("rests_until"))
  }
}
