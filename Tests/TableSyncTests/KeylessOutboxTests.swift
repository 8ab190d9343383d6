import Ordering
import TableSync
import Testing

/// What goes to a table in which no column has the key.
@Suite struct KeylessOutboxTests {
  private var outbox = Outbox(largestBatch: 10, isKeyless: true)
  private var draw = LowestDraw()
  private let now = Timestamp(milliseconds: 1_000_000)

  private func later(_ milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds + milliseconds)
  }

  private func doubtful(_ number: Int) -> OutboxItem {
    var doubtful = item(number)
    doubtful.entry.inDoubt = ["number": .number("\(number)")]
    return doubtful
  }

  private func known(_ number: Int) -> OutboxItem {
    var known = item(number)
    known.posted = Posted(records: ["rec\(number)"], cells: [:])
    return known
  }

  @Test mutating func whatIsNewKnownAndInDoubtGoApart() {
    let due = [item(1), known(2), doubtful(3), item(4), known(5), doubtful(6)]
    for (dropped, numbers) in [(0, [1, 4]), (1, [2, 5]), (2, [3, 6])] {
      switch outbox.next(Array(due.dropFirst(dropped)), at: now) {
      case .send(let batch) where dropped < 2, .lookUp(let batch) where dropped == 2:
        #expect(batch.map(\.line.number) == numbers)
      case let step: Issue.record("\(step)")
      }
    }
  }

  @Test mutating func withAKeyTheyGoTogether() {
    var keyed = Outbox(largestBatch: 10)
    let due = [item(1), known(2), doubtful(3)]
    let step = keyed.next(due, at: now)
    #expect(step == .send(due))
  }

  /// A table that was reached and refused has written nothing, so there is no doubt; without an answer there is.
  @Test(arguments: [
    (Verdict.throttled(seconds: 30, reason: "429"), true),
    (.stopped(.quota, reason: "402"), true), (.refused(reason: "422"), true),
    (.unsent(reason: "refused"), true), (.unavailable(reason: "503"), false),
  ])
  mutating func theMarkIsTakenBackWhereNothingWasWritten(verdict: Verdict, isTakenBack: Bool) {
    let settled = outbox.settle(
      verdict, for: [item(1), item(2)], at: now, using: &draw)
    let unsent = settled.filter { if case .unsent = $0.outcome { true } else { false } }
    #expect(unsent.map(\.key) == (isTakenBack ? [item(1), item(2)].map(\.entry.key) : []))
  }

  @Test mutating func theMarkOfARowThatIsParkedIsTakenBackFirst() {
    let settled = outbox.settle(.refused(reason: "422"), for: [item(1)], at: now, using: &draw)
    #expect(settled.map(\.outcome) == [.unsent(reason: "422"), .parked(reason: "422")])
  }

  /// That it could not be looked up says nothing of it.
  @Test(arguments: [
    Verdict.throttled(seconds: 30, reason: "429"), .stopped(.token, reason: "401"),
    .refused(reason: "422"), .unsent(reason: "refused"), .unavailable(reason: "503"),
  ])
  mutating func aLookThatFailsLeavesTheDoubt(verdict: Verdict) {
    let settled = outbox.settle(verdict, for: [doubtful(1)], at: now, using: &draw)
    #expect(!settled.contains { if case .unsent = $0.outcome { true } else { false } })
  }

  @Test mutating func whatIsNotFoundIsSentAgainAfterASecondLook() {
    let batch = [doubtful(1), doubtful(2)]
    let first = outbox.lookedUp(batch, found: [batch[0].entry.key], at: now)
    #expect(first.map(\.key) == [batch[1].entry.key])
    guard case .postponed(let moment, _) = first.first?.outcome else {
      Issue.record("\(first)")
      return
    }
    #expect(moment == later(3_000))
    // A line that changes is due at once: that does not make the second look come early.
    let early = outbox.lookedUp([batch[1]], found: [], at: later(2_999))
    #expect(early == first)
    let second = outbox.lookedUp([batch[1]], found: [], at: later(3_000))
    guard case .unsent = second.first?.outcome else {
      Issue.record("\(second)")
      return
    }
    // Another time it is in doubt, it is looked up twice again.
    #expect(
      outbox.lookedUp([batch[1]], found: [], at: later(9_000)).first?.outcome != second[0].outcome)
  }

  @Test func aRowIsNotOlderThanItsOrder() {
    var item = doubtful(1)
    item.line.orderedAt = now
    #expect(
      item.doubtful(at: later(5_000))
        == DoubtfulRow(
          key: item.entry.key, cells: ["number": .number("1")], longestAge: 605))
    #expect(item.doubtful(at: later(-5_000))?.longestAge == 600)
    #expect(KeylessOutboxTests().known(1).doubtful(at: now) == nil)
  }
}
