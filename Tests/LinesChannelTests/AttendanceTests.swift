import Ordering
import Testing

@testable import LinesChannel

@Suite struct AttendanceTests {
  private let tea = Room(channel: "bridge", name: "#tea")
  private let milk = Room(channel: "bridge", name: "#milk")
  private let amy = Person(id: PersonID("bridge/amy"), name: "amy")
  private let bob = Person(id: PersonID("bridge/bob"), name: "bob")

  @Test func whoSpokeOrJoinedHearsTheRoom() {
    var attendance = Attendance()
    for client: Int32 in 1...3 { attendance.arrive(client) }
    let areNoted = [
      attendance.note(tea, amy.id, for: 1), attendance.note(tea, for: 2),
      attendance.note(milk, for: 3),
    ]
    #expect(areNoted == [true, true, true])
    #expect(attendance.clients(hearing: .room(tea)) == [1, 2])
    #expect(attendance.clients(hearing: .person(amy, tea)) == [1])
    #expect(attendance.clients(hearing: .person(bob, tea)).isEmpty)
  }

  @Test func whoLeftHearsNothing() {
    var attendance = Attendance()
    attendance.arrive(1)
    let wasThere = attendance.note(tea, amy.id, for: 1)
    attendance.leave(1)
    let isThere = attendance.note(tea, for: 1)
    #expect(wasThere && !isThere)
    #expect(attendance.clients(hearing: .room(tea)).isEmpty)
  }

  @Test func oneClientCannotFillTheMemory() {
    var attendance = Attendance()
    attendance.arrive(1)
    let rooms = (1...Attendance.most).map { Room(channel: "bridge", name: "#\($0)") }
    let areNoted = rooms.map { attendance.note($0, for: 1) }
    let isAnOldOneNoted = attendance.note(rooms[0], for: 1)
    let isOneMoreNoted = attendance.note(tea, for: 1)
    #expect(areNoted.allSatisfy(\.self) && isAnOldOneNoted && !isOneMoreNoted)
  }
}
