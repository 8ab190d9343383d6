internal import Ordering

/// Who listens where: a client hears a room where it has spoken or that it has joined, and the people who speak through it.
struct Attendance {
  /// More rooms and people than any team has; a client that goes on is at fault.
  static let most = 10_000

  private struct Interest {
    var rooms: Set<Room> = []
    var people: Set<PersonID> = []

    mutating func note(_ room: Room, _ person: PersonID?) -> Bool {
      rooms.insert(room)
      if let person { people.insert(person) }
      return rooms.count <= Attendance.most && people.count <= Attendance.most
    }
  }

  private var interests: [Int32: Interest] = [:]

  mutating func arrive(_ client: Int32) { interests[client] = Interest() }

  mutating func leave(_ client: Int32) { interests[client] = nil }

  /// Notes that the client wants to hear a room, or that a person speaks there through it.
  ///
  /// - Returns: `false` when that became too much, and the client is to go.
  mutating func note(_ room: Room, _ person: PersonID? = nil, for client: Int32) -> Bool {
    interests[client]?.note(room, person) ?? false
  }

  /// Those who hear what is said to that audience.
  func clients(hearing audience: Audience) -> [Int32] {
    interests.filter { _, interest in
      switch audience {
      case .room(let room): interest.rooms.contains(room)
      case .person(let person, _): interest.people.contains(person.id)
      }
    }.keys.sorted()
  }
}
