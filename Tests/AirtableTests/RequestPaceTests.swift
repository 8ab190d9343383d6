import Testing

@testable import Airtable

@Suite struct RequestPaceTests {
  private var pace = RequestPace()

  @Test mutating func aSlotFollowsTheLastSlotAndNotTheLastRequest() {
    // Each comes to ask some milliseconds after the slot before, as it was late and had work to do.
    var slots: [Int64] = []
    for index in 0..<6 {
      slots.append(pace.slot(at: Int64(index * 203 + [0, 3, 9, 1, 150, 40][index])))
    }
    #expect(slots == [0, 203, 406, 609, 962, 1_165])
    var busy = RequestPace()
    #expect((0..<6).map { _ in busy.slot(at: 0) } == [0, 203, 406, 609, 812, 1_015])
  }

  @Test mutating func noSecondHoldsSixEvenIfSomeAreLate() {
    let slots = (0..<100).map { _ in pace.slot(at: 0) }
    for (first, sixth) in zip(slots, slots.dropFirst(5)) {
      // The first as late as the timer may be, the sixth not at all.
      #expect(sixth - (first + 14) > 1_000)
    }
    // Not slower than needed either: 98 % of five a second.
    #expect(slots[99] <= Int64(Double(99 * 200) / 0.98))
  }

  @Test mutating func silenceHoldsAllAndNeverEndsSooner() {
    _ = pace.slot(at: 0)
    pace.silence(until: 30_000)
    pace.silence(until: 10_000)
    let slots = (0..<2).map { _ in pace.slot(at: 50) }
    #expect(slots == [30_000, 30_203])
    #expect(pace.slot(at: 40_000) == 40_000)
  }
}
