import Ordering
import TableSync
import Testing

@Suite struct OutboxTests {
  private var outbox = Outbox(largestBatch: 10)
  private var draw = LowestDraw()
  private let now = Timestamp(milliseconds: 1_000_000)

  private func later(_ milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: now.milliseconds + milliseconds)
  }

  private mutating func settle(_ verdict: Verdict, _ batch: [OutboxItem]) -> [Settling] {
    outbox.settle(verdict, for: batch, at: now, using: &draw)
  }

  private mutating func next(_ due: [OutboxItem], after milliseconds: Int64 = 0) -> Outbox.Step {
    outbox.next(due, at: later(milliseconds))
  }

  @Test mutating func nothingDueIsRest() {
    let step = next([])
    #expect(step == .rest)
  }

  @Test mutating func batchHasAtMostTenAndEachLineOnce() {
    let items = (1...15).map { item($0) }
    let step = next([items[0], items[0]] + items)
    #expect(step == .send(Array(items[..<10])))
  }

  @Test mutating func storedIsRecordedForTheRevisionThatWasSent() {
    let sent = [item(1, revision: 3), item(2, revision: 7)]
    let settled = settle(.stored, sent)
    #expect(
      settled == [
        Settling(key: sent[0].entry.key, revision: 3, outcome: .stored),
        Settling(key: sent[1].entry.key, revision: 7, outcome: .stored),
      ])
  }

  @Test(arguments: [
    (Int64(30), Int64(30_000)), (0, 1_000), (-5, 1_000), (3_600, 3_600_000), (.max, 3_600_000),
  ])
  mutating func throttlingSilencesTheTableAndRecordsNothing(asked: Int64, silence: Int64) {
    let settled = settle(.throttled(seconds: asked, reason: "429"), [item(1)])
    #expect(settled.isEmpty)
    let early = next([item(2)], after: silence - 1)
    #expect(early == .wait(until: later(silence)))
    let step = next([item(2)], after: silence)
    #expect(step == .send([item(2)]))
  }

  @Test(arguments: [
    (TableTrouble.token, [Int64(10_000), 600_000, 600_000]), (.forbidden, [10_000, 600_000]),
    (.missing, [10_000, 600_000]), (.mismatched, [10_000, 600_000]),
    (.quota, [21_600_000, 21_600_000]),
  ])
  mutating func whatAPersonMustMendKeepsEverythingAndIsTriedSlowly(
    trouble: TableTrouble, holds: [Int64]
  ) {
    let verdict = Verdict.stopped(trouble, reason: "no")
    for hold in holds {
      let settled = settle(verdict, [item(1)])
      #expect(settled.isEmpty)
      let step = next([item(1)])
      #expect(step == .wait(until: later(hold)))
    }
    _ = settle(.stored, [item(1)])
    _ = settle(verdict, [item(1)])
    let step = next([item(1)])
    #expect(step == .wait(until: later(holds[0])))
  }

  @Test mutating func whatWasNotSentCountsNoAttemptAndHoldsTheTable() {
    var doubtful = item(2)
    doubtful.entry.inDoubt = [:]
    let settled = settle(.unsent(reason: "refused"), [item(1), doubtful])
    #expect(
      settled == [
        Settling(key: item(1).entry.key, revision: 1, outcome: .unsent(reason: "refused"))
      ])
    let step = next([item(1)])
    #expect(step == .wait(until: later(1_000)))
  }

  @Test mutating func whatIsGoneIsSettledAndTheOthersGoAgain() {
    let settled = settle(.gone([item(2).entry.key]), [item(1), item(2)])
    #expect(settled == [Settling(key: item(2).entry.key, revision: 1, outcome: .gone)])
    let step = next([item(1), item(3)])
    #expect(step == .send([item(1), item(3)]))
  }

  /// The wait in milliseconds after so many failures: the longest, and by the other extreme of chance half of it.
  @Test(arguments: [
    (0, Int64(1_000)), (1, 2_000), (2, 4_000), (8, 256_000), (9, 300_000), (1_000, 300_000),
    (.max, 300_000),
  ])
  mutating func failedEntryWaitsLongerEachTime(attempts: Int, longest: Int64) {
    let failed = item(1, attempts: attempts)
    let verdict = Verdict.unavailable(reason: "503")
    let settled = settle(verdict, [failed])
    let outcome = Settling.Outcome.postponed(until: later(longest), reason: "503")
    #expect(settled == [Settling(key: failed.entry.key, revision: 1, outcome: outcome)])
    var highest = HighestDraw()
    let sooner = outbox.settle(verdict, for: [failed], at: now, using: &highest)
    #expect(
      sooner.map(\.outcome) == [.postponed(until: later(longest - longest / 2), reason: "503")])
  }

  @Test mutating func failuresInARowHoldTheTableUntilItAnswers() {
    let verdict = Verdict.unavailable(reason: "503")
    for hold in [Int64(1_000), 2_000, 4_000, 8_000] {
      _ = settle(verdict, [item(1)])
      let step = next([item(2)])
      #expect(step == .wait(until: later(hold)))
    }
    _ = settle(.stored, [item(2)])
    _ = settle(verdict, [item(1)])
    let step = next([item(2)])
    #expect(step == .wait(until: later(1_000)))
  }

  @Test mutating func refusedRowAloneIsParkedWithItsReason() {
    let settled = settle(.refused(reason: "no such column"), [item(1)])
    let outcome = Settling.Outcome.parked(reason: "no such column")
    #expect(settled == [Settling(key: item(1).entry.key, revision: 1, outcome: outcome)])
  }

  @Test mutating func entryThatFailedThriceGoesAlone() {
    let due = [item(1), item(2, attempts: 3), item(3)]
    let together = next(due)
    #expect(together == .send([due[0], due[2]]))
    let alone = next([due[1], due[2]])
    #expect(alone == .send([due[1]]))
  }

  /// Any rows among the due ones may be bad: those are parked, the others stored, all in the end.
  @Test(arguments: [[], [1], [10], [3, 7], [1, 2, 3], Array(1...25), [11, 12, 25]])
  mutating func badRowsAreFoundAndBlockNobody(bad: [Int]) {
    var waiting = (1...25).map { item($0) }
    var stored: [Int] = []
    var parked: [Int] = []
    for _ in 0..<60 {
      guard case .send(let batch) = next(waiting) else { break }
      let isBad = batch.contains { bad.contains($0.line.number) }
      for settling in settle(isBad ? .refused(reason: "422") : .stored, batch) {
        let number = batch.first { $0.entry.key == settling.key }?.line.number ?? 0
        if settling.outcome == .stored { stored.append(number) } else { parked.append(number) }
        waiting.removeAll { $0.entry.key == settling.key }
      }
    }
    #expect(waiting.isEmpty)
    #expect(parked.sorted() == bad)
    #expect(stored.sorted() == (1...25).filter { !bad.contains($0) })
  }
}
