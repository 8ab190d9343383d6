import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

/// What people did in the table, read when a run closes or somebody asks.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct ReadingBackTests {
  private let time = MadeTime()
  private let pumped = PumpedRun()
  private let asked = AskedReadings()
  private let log = NewsLog()

  private func keeping() -> ScriptedTable {
    ScriptedTable(
      time,
      telling: { write, _ in
        let records = write.rows.map { ($0.key, ["rec" + $0.key.text.suffix(1)]) }
        return Written(.stored, records: Dictionary(records) { $1 })
      })
  }

  /// Places lines and posts them, has people do something, and reads it.
  private func read(
    _ table: ScriptedTable, isAsked: Bool = true,
    after change: [String: [String: Row.Value]]?
  ) async throws {
    try await pumped.place(1...3)
    let pump = pumped.pump(table, time, log, asked: asked)
    await pumped.runDry(pump)
    await table.hold(change)
    await asked.append(TableQuery(pumped.run, isAsked: isAsked))
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
  }

  private let placed: [String: Row.Value] = ["status": .text("placed")]

  @Test func whatPeopleDidIsToldByLine() async throws {
    try await read(keeping(), after: ["rec1": placed, "rec2": ["status": .text("done")]])
    guard case .read(let readings, isAsked: true) = await log.news.first else {
      Issue.record("nothing was read")
      return
    }
    #expect(
      Set(readings) == [
        TableReading(key: pumped.line(2).key, status: .done),
        TableReading(key: pumped.line(3).key, isGone: true),
      ])
    // What is gone is gone: it is not read again, and not told again.
    while await pumped.store.posted(in: pumped.run.id)[pumped.line(3).key]?.isGone != true,
      !Task.isCancelled
    { await Task.yield() }
  }

  @Test func whereNothingWasDoneThatIsTold() async throws {
    try await read(
      keeping(), isAsked: false, after: ["rec1": placed, "rec2": placed, "rec3": placed])
    #expect(await log.news == [.read([], isAsked: false)])
  }

  @Test func whoAsksHearsThatItCannotBeRead() async throws {
    try await read(keeping(), after: nil)
    #expect(await log.news == [.unread])
  }

  @Test func whoAsksLetsEverythingBeTriedAtOnce() async throws {
    let table = ScriptedTable(time) { _, before in
      before == 0 ? .stopped(.quota, reason: "402") : .stored
    }
    try await pumped.place(1...1)
    let pump = pumped.pump(table, time, log, asked: asked)
    // The first word is of the quota; then the organizer asks.
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      while await log.news.isEmpty, !Task.isCancelled { await Task.yield() }
      await asked.append(TableQuery(pumped.run, isAsked: true))
      while await pumped.store.backlog().waiting > 0, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    #expect(await table.writes.count == 2)
  }

  @Test func aRunIsReadOnceHoweverOftenItIsAsked() async throws {
    await asked.append(TableQuery(pumped.run, isAsked: true))
    await asked.append(TableQuery(pumped.run, isAsked: false))
    #expect(await asked.next() == TableQuery(pumped.run, isAsked: true))
    #expect(await asked.next() == nil)
  }
}
