import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

/// What the pump makes of what the table has already.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct PostedRowTests {
  private let time = MadeTime()
  private let pumped = PumpedRun()

  /// A table that has every row from its first write on, under the record `rec` and its number.
  private func keeping(
    _ verdict: @escaping @Sendable (ScriptedTable.Write) -> Verdict? = { _ in nil }
  ) -> ScriptedTable {
    ScriptedTable(
      time,
      telling: { write, _ in
        if let verdict = verdict(write) { return Written(verdict) }
        let records = write.rows.map { ($0.key, ["rec" + $0.key.text.suffix(1)]) }
        return Written(.stored, records: Dictionary(records) { $1 })
      })
  }

  @Test func changeGoesToTheRecordWithTheChangedCellsAlone() async throws {
    try await pumped.place(1...2)
    let table = keeping()
    await pumped.runDry(pumped.pump(table, time))
    try await pumped.commit([.saveLine(pumped.line(2, .cancelled))])
    await pumped.runDry(pumped.pump(table, time))
    let writes = await table.writes
    #expect(writes[0].rows.map(\.records) == [[], []])
    #expect(
      writes[1].rows == [
        Row(
          key: pumped.line(2).key, cells: [.init("status", .text("cancelled"))], records: ["rec2"])
      ])
  }

  @Test func lineThatIsInAsItIsSendsNothing() async throws {
    try await pumped.place(1...1)
    let table = keeping()
    await pumped.runDry(pumped.pump(table, time))
    try await pumped.commit([.saveLine(pumped.line(1))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.writes.count == 1)
    #expect(await pumped.store.backlog() == Backlog())
  }

  @Test func rowThatPeopleTookOutIsToldOnceAndNotBroughtBack() async throws {
    try await pumped.place(1...3)
    let key = pumped.line(2).key
    let table = keeping { write in
      write.rows.contains { $0.key == key && !$0.records.isEmpty } ? .gone([key]) : nil
    }
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    for status in [OrderLine.Status.sent, .done] {
      try await pumped.commit((1...3).map { .saveLine(pumped.line($0, status)) })
      await pumped.runDry(pumped.pump(table, time, log))
    }
    while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(await log.news == [.gone([2])])
    let numbers = await table.writes.map { $0.rows.map(\.key.text.last) }
    #expect(numbers == [["1", "2", "3"], ["1", "2", "3"], ["1", "3"], ["1", "3"]])

    // Until somebody asks for it: then it is made anew, with all its cells.
    await pumped.store.revive(.keys([key]))
    await pumped.runDry(pumped.pump(table, time, log))
    let last = try #require(await table.writes.last)
    #expect(last.rows.map(\.cells.count) == [3])
    #expect(last.rows.map(\.records) == [[]])
  }

  @Test func rowsThatAreThereTwiceAreTold() async throws {
    try await pumped.place(1...2)
    let key = pumped.line(2).key
    let table = ScriptedTable(
      time, telling: { _, _ in Written(.stored, records: [key: ["rec1"]], doubled: [key]) })
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(await log.news == [.doubled([2])])
  }

  @Test(arguments: TableTrouble.allCases)
  func troubleThatAPersonMustMendIsToldOnceToTheOrganizer(_ trouble: TableTrouble) async throws {
    try await pumped.place(1...12)
    let table = ScriptedTable(time) { _, before in
      before < 4 ? .stopped(trouble, reason: "no") : .stored
    }
    let log = NewsLog()
    await pumped.runDry(pumped.pump(table, time, log))
    #expect(await log.news == [.stopped(trouble)])
    #expect(await table.writes.map(\.rows.count) == [10, 10, 10, 10, 10, 2])
  }
}
