import Ordering
import SQLite

/// The number of a room in the database.
typealias RoomNumber = Int64

extension Connection {
  /// The number of a room; `nil` where nothing was ever written in it.
  func number(of room: Room) throws(SQLiteError) -> RoomNumber? {
    try value(
      "SELECT id FROM room WHERE channel = ? AND name = ? AND is_private = ? AND thread IS ?",
      room.channel, room.name, room.isPrivate, room.thread)
  }

  /// The number of a room, which gets one where it has none.
  func keptNumber(of room: Room) throws(SQLiteError) -> RoomNumber {
    if let number = try number(of: room) { return number }
    let number: RoomNumber? = try value(
      "INSERT INTO room (channel, name, is_private, thread) VALUES (?, ?, ?, ?) RETURNING id",
      room.channel, room.name, room.isPrivate, room.thread)
    guard let number else { throw SQLiteError(.misuse, "a new room got no number") }
    return number
  }

  /// The version of a room; 0 where nothing was ever written in it.
  func version(of room: RoomNumber?) throws(SQLiteError) -> Int {
    guard let room else { return 0 }
    return try value("SELECT version FROM room WHERE id = ?", room) ?? 0
  }

  /// Gives rooms a version that none ever had.
  ///
  /// What a private talk is about can move to another room between a scene and its commit. Were each room counted by itself,
  /// the other room's version could happen to be the same, and the move would go unseen.
  func stamp(_ room: RoomNumber) throws(SQLiteError) {
    try run(
      "UPDATE room SET version = 1 + (SELECT max(version) FROM room) WHERE id = ?", room)
  }
}
