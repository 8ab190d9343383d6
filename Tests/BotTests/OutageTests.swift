import Dialogue
import Ordering
import Store
import Synchronization
import TableSync
import TestKit
import Testing

@testable import Bot

/// A table that is away for hours, or takes a part: what was accepted gets there, once and as it is in the end.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct OutageTests {
  private let time = MadeTime()
  private let pumped = PumpedRun()
  private static let hour: Int64 = 3_600_000

  /// A clock that runs with the time that the test makes.
  private struct RunningClock: Clock {
    let time: MadeTime
    var now: Timestamp {
      Timestamp(milliseconds: StandingClock().now.milliseconds + time.uptime)
    }
  }

  /// Lets a pump run until so much time has passed since the beginning.
  private func run(_ table: KeyedTable, _ log: NewsLog, until end: Int64) async {
    time.stop(at: end)
    defer { time.stop(at: nil) }
    await withTaskGroup { group in
      let pump = pumped.pump(table, time, log, clock: RunningClock(time: time))
      group.addTask { await pump.run() }
      while time.uptime < end, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
  }

  @Test func hoursOfAnOutageLoseNothingAndHoldNobody() async throws {
    let (time, bad) = (time, pumped.line(7).key)
    let isMended = Atomic(false)
    let table = KeyedTable { keys, _ in
      guard !isMended.load(ordering: .relaxed) else {
        return keys.contains(bad) ? .verdict(.refused(reason: "422")) : .stored
      }
      return switch time.uptime * 6 / Self.hour {
      case ..<6: .verdict(.unsent(reason: "refused"))
      case 13..<15: .verdict(.stopped(.token, reason: "401"))
      default: .verdict(.unavailable(reason: "503"))
      }
    }
    let log = NewsLog()
    try await pumped.place(1...1)
    // Ten orders in each quarter of the time, and then the bot is started anew.
    for quarter in Int64(0)..<4 {
      let numbers = (quarter * 10 + 2)...(quarter * 10 + 11)
      let lines = numbers.map { pumped.line(Int($0)) }
      try await pumped.commit([.place(lines, day: "20261130")])
      let changes = [(0, OrderLine.Status.sent), (1, .cancelled), (2, .sent), (2, .done)]
      for (place, status) in changes {
        try await pumped.commit([.saveLine(pumped.line(lines[place].number, status))])
      }
      await run(table, log, until: (quarter + 1) * Self.hour)
    }
    // Who is asked so seldom is not flooded, and nobody gave up.
    #expect(await table.writes.count < 4 * 60)
    #expect(await table.rows.isEmpty)
    #expect(await pumped.store.backlog().waiting == 41)

    isMended.store(true, ordering: .relaxed)
    await pumped.runDry(pumped.pump(table, time, log, clock: RunningClock(time: time)))
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
    let query = SceneQuery(room: pumped.run.room, run: pumped.run.id, lines: [.all])
    let rows = await table.rows
    #expect(rows.count == 40)
    for line in await pumped.store.scene(for: query).lines where line.key != bad {
      #expect(rows[line.key]?["status"] == .text(line.status.rawValue), "\(line.number)")
    }
    while await !log.news.contains(where: { $0.isParked }), !Task.isCancelled {
      await Task.yield()
    }
    #expect(await log.news.contains(.parked([ParkedLine(number: 7, reason: "422")])))
    #expect(await log.news.filter { $0 == .stopped(.token) }.count == 1)
  }

  @Test func aBadRowAndABatchThatIsHalfStoredSpoilNoOther() async throws {
    try await pumped.place(1...27)
    let bad = pumped.line(15).key
    let table = KeyedTable { keys, before in
      if keys.contains(bad) { return .verdict(.refused(reason: "422")) }
      // The last batch, whose answer is lost when four rows are in, as long as they go together.
      return before > 0 && keys.count == 7 ? .cutOff(after: 4) : .stored
    }
    await pumped.runDry(pumped.pump(table, time))
    let writes = await table.writes
    #expect(writes.allSatisfy { $0.count <= 10 })
    #expect(writes.filter { $0.contains(pumped.line(1).key) }.count == 1)
    #expect(Set(await table.rows.keys).count == 26)
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
  }

  /// The bot ends while a change is under way that the table carries out, and the change is taken back before the next start.
  @Test func aChangeWithoutAnAnswerGoesAgainThoughTheLineIsAsBefore() async throws {
    try await pumped.place(1...1)
    let gate = Alarm()
    let table = KeyedTable { _, before in
      guard before == 1 else { return .stored }
      await gate.wait(milliseconds: Self.hour)
      return .cutOff(after: 1)
    }
    await pumped.runDry(pumped.pump(table, time))
    try await pumped.commit([.saveLine(pumped.line(1, .sent))])
    await withTaskGroup { group in
      let pump = pumped.pump(table, time)
      group.addTask { await pump.run() }
      while await table.writes.count < 2, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    #expect(await table.rows[pumped.line(1).key]?["status"] == .text("sent"))
    try await pumped.commit([.saveLine(pumped.line(1))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.rows[pumped.line(1).key]?["status"] == .text("placed"))
  }
}

extension TableNews {
  fileprivate var isParked: Bool { if case .parked = self { true } else { false } }
}
