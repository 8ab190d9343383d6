import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

@Suite(.ownThreads, .timeLimit(.minutes(1))) struct OutboxPumpTests {
  private let time = MadeTime()
  private let pumped = PumpedRun()

  @Test func everythingIsPostedInBatches() async throws {
    try await pumped.place(1...25)
    let table = ScriptedTable(time) { _, _ in .stored }
    await pumped.runDry(pumped.pump(table, time))
    let writes = await table.writes
    #expect(writes.map(\.rows.count) == [10, 10, 5])
    #expect(writes.flatMap(\.numbers) == (1...25).map { .number("\($0)") })
  }

  @Test func badRowIsParkedAndToldAndTheOthersAreIn() async throws {
    try await pumped.place(1...12)
    let table = ScriptedTable(time) { write, _ in
      write.numbers.contains(.number("3")) ? .refused(reason: "no") : .stored
    }
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
    #expect(await table.writes.last?.numbers == [.number("11"), .number("12")])
    // The last word to the log may be under way as the store knows already.
    while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(await log.news == [.parked([ParkedLine(number: 3, reason: "no")])])
  }

  @Test func badRowsOfOneBatchAreToldTogether() async throws {
    try await pumped.place(1...4)
    let table = ScriptedTable(time) { write, _ in
      write.numbers == [.number("1")] ? .stored : .refused(reason: "no")
    }
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(await log.news == [.parked((2...4).map { ParkedLine(number: $0, reason: "no") })])
  }

  @Test func aLineThatTheLayoutHasNoWordForIsParkedUnsentAndTold() async throws {
    var pumped = pumped
    pumped.layout.columns.append(
      .init(.drinkName, type: .singleLineText, words: .init(["熟成紅茶": "Aged"], isWhole: true)))
    try await pumped.place(1...2)
    var other = pumped.line(3)
    other.drink = "麗春紅茶"
    try await pumped.commit([.place([other], day: "20261130")])
    let table = ScriptedTable(time) { _, _ in .stored }
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    #expect(await table.writes.map(\.numbers) == [[.number("1"), .number("2")]])
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
    let reason = "column drinkName: it has no counterpart of '麗春紅茶', add one to its words"
    #expect(await log.news == [.parked([ParkedLine(number: 3, reason: reason)])])
  }

  @Test(arguments: [
    (Verdict.throttled(seconds: 30, reason: "429"), Int64(30_000)...Int64(33_000)),
    (.unavailable(reason: "503"), 500...1_000), (.unsent(reason: "refused"), 500...1_000),
    (.stopped(.token, reason: "401"), 10_000...10_000),
    (.stopped(.quota, reason: "429"), 21_600_000...21_600_000),
  ])
  func rowsWaitAndGoWhenTheTableTakesThem(verdict: Verdict, wait: ClosedRange<Int64>) async throws {
    try await pumped.place(1...2)
    let table = ScriptedTable(time) { _, before in before == 0 ? verdict : .stored }
    await pumped.runDry(pumped.pump(table, time))
    let writes = await table.writes
    #expect(writes.map(\.rows.count) == [2, 2])
    #expect(wait.contains(writes[1].at - writes[0].at))
  }

  @Test func lineThatChangesOnItsWayGoesAgainAsItIsNow() async throws {
    try await pumped.place(1...1)
    let pumped = pumped
    let table = ScriptedTable(time) { _, before in
      guard before == 0 else { return .stored }
      let cancelled = Change.saveLine(pumped.line(1, .cancelled))
      guard (try? await pumped.commit([cancelled])) != nil else { return .refused(reason: "test") }
      return .stored
    }
    await pumped.runDry(pumped.pump(table, time))
    let states = await table.writes.map { $0.rows[0].cells.last?.value }
    #expect(states == [.text("placed"), .text("cancelled")])
  }

  @Test func drainEndsWhenNothingWaits() async throws {
    try await pumped.place(1...3)
    let table = ScriptedTable(time) { _, _ in .stored }
    let pump = OutboxPump(
      store: pumped.store, table: table, layout: pumped.layout, currency: { _ in .taiwanDollar },
      clock: StandingClock(), alarm: Alarm(), onNews: { _, _ in }, report: { _ in })
    let left = try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await pump.run() }
      let left = try await pump.drain(seconds: 3_600)
      group.cancelAll()
      return left
    }
    #expect(left == Backlog())
    #expect(await table.writes.count == 1)
  }

  /// A count costs the more, the more waits: it is no part of a step.
  @Test func whatWaitsIsCountedOnceHoweverMuchItIs() async throws {
    try await pumped.place(1...300)
    let store = FlakyStore(pumped.store, failures: 0)
    let table = ScriptedTable(time) { _, _ in .stored }
    let pump = pumped.pump(table, time, store: store)
    let left = try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await pump.run() }
      let left = try await pump.drain(seconds: 3_600)
      group.cancelAll()
      return left
    }
    #expect(left == Backlog())
    #expect(await table.writes.count == 30)
    #expect(await store.counts == 1)
  }

  @Test func drainSaysWhatIsLeft() async throws {
    try await pumped.place(1...3)
    let table = ScriptedTable(time) { _, _ in .stored }
    let left = try await pumped.pump(table, time).drain(seconds: 0)
    #expect(left.waiting == 3)
    #expect(await table.writes.isEmpty)
  }

  @Test func alarmEndsTheRest() async throws {
    let table = ScriptedTable(time) { _, _ in .stored }
    let alarm = Alarm()
    let pump = OutboxPump(
      store: pumped.store, table: table, layout: pumped.layout, currency: { _ in .taiwanDollar },
      clock: StandingClock(), alarm: alarm, onNews: { _, _ in }, report: { _ in })
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      try? await pumped.place(1...1)
      await alarm.ring()
      while await pumped.store.backlog().waiting > 0, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    #expect(await table.writes.count == 1)
  }
}
