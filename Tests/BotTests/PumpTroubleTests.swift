import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

/// What whoever runs the bot is told of the table and the store.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct PumpTroubleTests {
  private let time = MadeTime()
  private let pumped = PumpedRun()
  private let reports = ReportLog()

  @Test(arguments: [
    (
      Verdict.stopped(.token, reason: "401 no"),
      "the table refuses the bot's token, put a valid one in its place: 401 no"
    ),
    (
      .stopped(.missing, reason: "404 no"),
      "there is no such base or table, mend its name in the configuration or layout: 404 no"
    ),
    (
      .stopped(.mismatched, reason: "422 no"),
      "the table does not fit its layout, mend the column or the layout: 422 no"
    ),
    (.unsent(reason: "refused"), "the table does not answer as it should: refused"),
    (.throttled(seconds: 3_600, reason: "429 no"), "the table takes no rows for a while: 429 no"),
    (.unavailable(reason: "503 no"), "the table does not answer as it should: 503 no"),
  ])
  func troubleIsToldOnceAndItsEndToo(verdict: Verdict, line: String) async throws {
    try await pumped.place(1...12)
    let table = ScriptedTable(time) { _, before in before < 6 ? verdict : .stored }
    await pumped.runDry(pumped.pump(table, time, reports: reports))
    #expect(reports.lines.first == "\(line); rows that wait: 12")
    #expect(reports.lines.count == 2)
    #expect(reports.lines.last?.hasPrefix("the table takes rows again; rows that wait: ") == true)
  }

  @Test func anotherTroubleOfTheSameOutageIsToldOnceToo() async throws {
    try await pumped.place(1...1)
    let verdicts: [Verdict] = [
      .unavailable(reason: "a"), .stopped(.token, reason: "b"), .unavailable(reason: "c"),
      .stopped(.token, reason: "d"), .stored,
    ]
    let table = ScriptedTable(time) { _, before in verdicts[min(before, 4)] }
    await pumped.runDry(pumped.pump(table, time, reports: reports))
    #expect(
      reports.lines == [
        "the table does not answer as it should: a; rows that wait: 1",
        "the table refuses the bot's token, put a valid one in its place: b; rows that wait: 1",
        "the table takes rows again; rows that wait: 0",
      ])
  }

  @Test func theNextOutageIsToldAnew() async throws {
    try await pumped.place(1...11)
    let table = ScriptedTable(time) { _, before in
      before % 2 == 0 ? .throttled(seconds: 1, reason: "429") : .stored
    }
    await pumped.runDry(pumped.pump(table, time, reports: reports))
    #expect(reports.lines.count == 4)
  }

  @Test func aTableThatWorksIsNoNews() async throws {
    try await pumped.place(1...3)
    let table = ScriptedTable(time) { _, _ in .stored }
    await pumped.runDry(pumped.pump(table, time, reports: reports))
    #expect(reports.lines == [])
  }

  @Test func aStoreThatFailsIsToldOnceUntilItWorks() async throws {
    try await pumped.place(1...2)
    let store = FlakyStore(pumped.store, failures: 4)
    let table = ScriptedTable(time) { _, _ in .stored }
    await pumped.runDry(pumped.pump(table, time, reports: reports, store: store))
    while reports.lines.count < 2, !Task.isCancelled { await Task.yield() }
    #expect(
      reports.lines == [
        "rows wait because the store does not work: the disk is full",
        "the store works again, rows go to the table",
      ])
    #expect(await table.writes.count == 1)
  }

  @Test func whatWasRefusedIsTriedAgainAtTheNextStart() async throws {
    try await pumped.place(1...3)
    let broken = ScriptedTable(time) { _, _ in .refused(reason: "no") }
    await pumped.runDry(pumped.pump(broken, time))
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 3))

    let log = NewsLog()
    let mended = ScriptedTable(time) { write, _ in
      write.numbers.contains(.number("2")) ? .refused(reason: "still") : .stored
    }
    let pump = pumped.pump(mended, time, log)
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
    #expect(await log.news == [.parked([ParkedLine(number: 2, reason: "still")])])
  }

  @Test func noRowIsUnderWayTwice() async throws {
    try await pumped.place(1...30)
    let underWay = UnderWay()
    let pumped = pumped
    let table = ScriptedTable(time) { write, before in
      await underWay.begin(write.numbers)
      // What is committed while a request is under way must wait its turn.
      _ = try? await pumped.commit([.saveLine(pumped.line(before % 30 + 1, .sent))])
      for _ in 0..<50 { await Task.yield() }
      await underWay.end(write.numbers)
      return before % 3 == 1 ? .unavailable(reason: "503") : .stored
    }
    let pump = pumped.pump(table, time)
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      while await table.writes.count < 40, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    #expect(await underWay.most == 1)
  }
}

/// Counts the requests that are under way at once.
private actor UnderWay {
  private var requests = 0
  private(set) var most = 0

  func begin(_ numbers: [Row.Value]) {
    requests += 1
    most = max(most, requests)
    #expect(Set(numbers).count == numbers.count)
  }

  func end(_ numbers: [Row.Value]) { requests -= 1 }
}
