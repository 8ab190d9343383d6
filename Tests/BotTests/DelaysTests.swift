import Chat
import Ordering
import Testing

@testable import Bot

@Suite struct DelaysTests {
  private let room = Room(channel: "office", name: "tea")
  private let person = Person(id: PersonID("office/U1"), name: "Amy")

  private func message(saidAt milliseconds: Int64?) -> Message {
    Message(
      id: "m", room: room, sender: person, text: "好",
      saidAt: milliseconds.map(Timestamp.init(milliseconds:)))
  }

  /// What a message is taken to have been said at, after others of those delays; the platform's clock is 5 s slow.
  private func ownTime(after delays: [Int64], delay: Int64) -> Int64 {
    var known = Delays()
    let now: Int64 = 10_000_000_001
    for earlier in delays {
      _ = known.ownTime(
        of: message(saidAt: now - earlier), receivedAt: Timestamp(milliseconds: now))
    }
    return now
      - known.ownTime(
        of: message(saidAt: now - delay), receivedAt: Timestamp(milliseconds: now)
      ).milliseconds
  }

  @Test func theLeastDelayIsTheDifferenceOfTheClocks() {
    #expect(ownTime(after: [5_100, 5_050], delay: 5_050) == 0)
    #expect(ownTime(after: [5_100, 5_050], delay: 7_250) == 2_200)
    #expect(ownTime(after: [], delay: 9_000) == 0)
  }

  @Test func aPlatformThatSaysNoTimeIsTakenAtItsWord() {
    var delays = Delays()
    let now = Timestamp(milliseconds: 5)
    #expect(delays.ownTime(of: message(saidAt: nil), receivedAt: now) == now)
  }

  @Test func aTimeFarAheadSaysNothing() {
    #expect(ownTime(after: [-3_600_000, -90_000], delay: 40) == 0)
  }

  @Test func oneWrongTimeIsForgotten() {
    let right = [Int64](repeating: 41, count: 16)
    #expect(ownTime(after: [-5_000], delay: 41) == 5_041)
    #expect(ownTime(after: [-5_000] + right, delay: 41) == 0)
  }

  @Test func aWholeSecondMayBeAnyMomentOfIt() {
    var delays = Delays()
    let now = Timestamp(milliseconds: 10_000_000_500)
    _ = delays.ownTime(of: message(saidAt: 10_000_000_400), receivedAt: now)
    let taken = delays.ownTime(of: message(saidAt: 10_000_000_000), receivedAt: now)
    #expect(taken == now)
  }
}
