import Dialogue
import Ordering
import Store
import Synchronization
import Table
import TableSync

@testable import Bot

/// A clock that stands still, as one that follows messages does between two of them.
struct StandingClock: Clock {
  let now = Timestamp(milliseconds: 1_796_018_400_000)
}

/// Time that passes when somebody waits, and not before.
final class MadeTime: Sendable {
  private let milliseconds = Atomic(0)
  private let end = Atomic(Int.max)

  var uptime: Int64 { Int64(milliseconds.load(ordering: .relaxed)) }

  func pause(_ duration: Int64) async {
    let left = end.load(ordering: .relaxed) - milliseconds.load(ordering: .relaxed)
    guard left > 0 else {
      // Whoever waits then is broken off by the test.
      try? await Task.sleep(for: .seconds(3_600))
      return
    }
    milliseconds.add(min(Int(duration), left), ordering: .relaxed)
    await Task.yield()
  }

  /// Lets no more time pass than to that moment; `nil` for as much as somebody waits.
  func stop(at moment: Int64?) { end.store(moment.map(Int.init) ?? .max, ordering: .relaxed) }
}

/// A table that says what the test wants, and keeps what it was sent.
actor ScriptedTable: Table {
  struct Write: Sendable {
    var rows: [Row]
    var at: Int64
    var numbers: [Row.Value] { rows.compactMap { $0.cells.first { $0.column == "number" }?.value } }
  }

  nonisolated let largestBatch = 10
  private let time: MadeTime
  private let answer: @Sendable (Write, Int) async -> Written
  private(set) var writes: [Write] = []
  /// What its records hold; `nil` while it cannot be read.
  var records: [String: [String: Row.Value]]? = [:]

  /// - Parameter answer: The verdict on a write, of which so many were before.
  init(_ time: MadeTime, answer: @escaping @Sendable (Write, Int) async -> Verdict) {
    self.init(time, telling: { Written(await answer($0, $1)) })
  }

  /// - Parameter answer: All that a table tells of a write.
  init(_ time: MadeTime, telling answer: @escaping @Sendable (Write, Int) async -> Written) {
    self.time = time
    self.answer = answer
  }

  func write(_ rows: [Row]) async -> Written {
    let write = Write(rows: rows, at: time.uptime)
    writes.append(write)
    return await answer(write, writes.count - 1)
  }

  func oldestFirst() async throws(TableError) -> [TableRecord] { [] }
  func read(_ ids: [String]) async throws(TableError) -> [String: [String: Row.Value]] {
    guard let records else { throw TableError("503") }
    return records.filter { ids.contains($0.key) }
  }

  func hold(_ records: [String: [String: Row.Value]]?) { self.records = records }
  func check() async throws(TableError) {}
}

/// What organizers were told.
actor NewsLog {
  private(set) var news: [TableNews] = []

  func add(_ more: TableNews) { news.append(more) }
}

/// What was told to whoever runs the bot.
final class ReportLog: Sendable {
  private let all = Mutex<[String]>([])

  var lines: [String] { all.withLock { $0 } }

  func add(_ line: String) { all.withLock { $0.append(line) } }
}

/// One open run in a store, with lines from 1 on.
struct PumpedRun {
  let store = MemoryStore()
  let run = Run(
    id: RunID("01HF8ZQ2V3M4N5P6Q7R8S9T0AB"), room: Room(channel: "lines", name: "#tea"),
    shop: "可不可", organizer: Person(id: PersonID("lines/amy"), name: "amy"),
    openedAt: StandingClock().now)
  var layout = Layout(
    table: "Orders",
    columns: [
      .init(.orderKey, type: .singleLineText), .init(.number, type: .number(precision: 0)),
      .init(.status, type: .singleLineText),
    ])

  func line(_ number: Int, _ status: OrderLine.Status = .placed) -> OrderLine {
    OrderLine(
      run: run.id, number: number, orderer: run.organizer, drink: "熟成紅茶",
      unitPrice: Money(minorUnits: 4_000), status: status, orderedAt: run.openedAt,
      updatedAt: run.openedAt)
  }

  func place(_ numbers: ClosedRange<Int>) async throws {
    try await commit([.saveRun(run), .place(numbers.map { line($0) }, day: "20261130")])
  }

  func commit(_ changes: [Change]) async throws {
    let query = SceneQuery(room: run.room, run: run.id)
    let version = await store.scene(for: query).version
    _ = try await store.commit(
      Commit(
        message: nil, query: query, version: version, changes: changes, sentences: [],
        at: run.openedAt))
  }

  /// - Parameter store: In place of its own, which it may stand before.
  func pump(
    _ table: any Table, _ time: MadeTime, _ log: NewsLog = NewsLog(),
    reports: ReportLog = ReportLog(), store: (any Store)? = nil,
    asked: AskedReadings = AskedReadings(), clock: any Clock = StandingClock()
  ) -> OutboxPump {
    OutboxPump(
      store: store ?? self.store, table: table, layout: layout, currency: { _ in .taiwanDollar },
      clock: clock, asked: asked, onNews: { _, news in await log.add(news) },
      report: { reports.add($0) },
      uptime: { time.uptime }, pause: { await time.pause($0) })
  }

  /// Lets the pump run until nothing waits.
  func runDry(_ pump: OutboxPump) async {
    await withTaskGroup { group in
      group.addTask { await pump.run() }
      while await store.backlog().waiting > 0, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
  }
}
