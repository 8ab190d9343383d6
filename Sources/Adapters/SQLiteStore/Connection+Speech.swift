import Ordering
import SQLite
import Store

extension Connection {
  func answer(to message: MessageKey) throws(SQLiteError) -> [Sentence]? {
    try value(
      "SELECT sentences FROM answer WHERE channel = ? AND message = ?", message.channel,
      message.id, as: JSON<[Sentence]>.self)?.value
  }

  func keep(
    _ sentences: [Sentence], for message: MessageKey, at now: Timestamp
  ) throws(SQLiteError) {
    try run(
      "INSERT INTO answer (channel, message, said_at, sentences) VALUES (?, ?, ?, ?)",
      message.channel, message.id, now, JSON(sentences))
  }

  func forgetAnswers(before moment: Timestamp) throws(SQLiteError) {
    try run("DELETE FROM answer WHERE said_at < ?", moment)
  }

  func announce(_ sentences: [Sentence]) throws(SQLiteError) {
    for sentence in sentences {
      try run(
        "INSERT INTO announcement (channel, sentence) VALUES (?, ?)", sentence.audience.channel,
        JSON(sentence))
    }
  }

  func announcements(inChannel channel: String, limit: Int) throws(SQLiteError) -> [Announcement] {
    try rows(
      "SELECT id, sentence FROM announcement WHERE channel = ? ORDER BY id LIMIT ?", channel, limit
    ) { row throws(SQLiteError) in
      Announcement(
        id: try row("id"), sentence: try row("sentence", as: JSON<Sentence>.self).value)
    }
  }

  func removeAnnouncement(_ id: Int64) throws(SQLiteError) {
    try run("DELETE FROM announcement WHERE id = ?", id)
  }
}
