import Dialogue
import Ordering
import SQLite
import Store

extension Connection {
  func commit(_ commit: Commit) throws(SQLiteError) -> CommitOutcome {
    if let message = commit.message, let sentences = try answer(to: message) {
      return .duplicate(sentences)
    }
    let place = try place(of: commit.query)
    let room = try keptNumber(of: place.room)
    guard try version(of: room) == commit.version else { return .conflict }
    try stamp(room)
    try write(commit.changes, in: room, at: commit.at)
    for announcement in commit.brought { try removeAnnouncement(announcement) }
    if let message = commit.message {
      try keep(commit.sentences, for: message, at: commit.at)
    } else {
      try announce(commit.sentences)
    }
    return .committed
  }

  private func write(
    _ changes: [Change], in room: RoomNumber, at now: Timestamp
  ) throws(SQLiteError) {
    var orderNumber: String?
    for change in changes {
      switch change {
      case .saveRun(let run): try save(run)
      case .place(let lines, let day):
        orderNumber = try place(lines, in: orderNumber, day: day, at: now)
      case .saveLine(let line):
        try save(line)
        try post(line, at: now)
      case .savePending(let pending): try save(pending)
      case .dropPending(let pending): try drop(pending)
      case .saveParticipant(let person, let participant):
        try save(participant, of: person, in: room)
      }
    }
  }

  /// Places lines under the order number that the commit has already, or a new one.
  private func place(
    _ lines: [OrderLine], in orderNumber: String?, day: String, at now: Timestamp
  ) throws(SQLiteError) -> String {
    guard let orderNumber else {
      let number = try newOrderNumber(day: day, at: now)
      return try place(lines, in: number, day: day, at: now)
    }
    for var line in lines {
      line.orderNumber = orderNumber
      try place(line)
      try post(line, at: now)
    }
    return orderNumber
  }
}
