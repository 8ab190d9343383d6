import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

/// Every line is one row, whatever becomes of requests, though the table cannot tell one line's row from another's.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct KeylessRowTests {
  private let time = MadeTime()
  private let pumped = PumpedRun(
    layout: Layout(
      table: "Orders",
      columns: [
        .init(.orderName, type: .singleLineText), .init(.drinkName, type: .singleLineText),
        .init(.numberOfCups, type: .number(precision: 0)), .init(.status, type: .singleLineText),
      ],
      identity: .foundBy(["orderName", "drinkName"])))

  private func cups(_ table: KeylessTable) async -> [Row.Value?] {
    await table.records.map { $0.cells["numberOfCups"] }
  }

  private func line(
    _ number: Int, cups: Int = 1, _ status: OrderLine.Status = .placed
  ) -> OrderLine {
    var line = pumped.line(number, status)
    line.quantity = cups
    return line
  }

  @Test func newRowsAreMadeInTensAndKnownOnesChanged() async throws {
    try await pumped.place(1...12)
    let table = KeylessTable()
    await pumped.runDry(pumped.pump(table, time))
    try await pumped.commit([.saveLine(line(2, cups: 5)), .saveLine(line(3, .cancelled))])
    await pumped.runDry(pumped.pump(table, time))
    let keys = (1...12).map { pumped.line($0).key }
    #expect(
      await table.requests
        == [.make(Array(keys[..<10])), .make(Array(keys[10...])), .change([keys[1], keys[2]])])
    #expect(await table.records.count == 12)
    #expect(await cups(table)[1] == .number("5"))
  }

  /// All lines are alike: only their number tells whether one is there too often.
  @Test(arguments: [KeylessTable.Act.lost, .halfDone, .swallowed])
  func anUnknownOutcomeIsLookedUpBeforeTheRowsAreSentAgain(_ act: KeylessTable.Act) async throws {
    try await pumped.place(1...7)
    let table = KeylessTable { _, before in before == 0 ? act : .answered }
    await pumped.runDry(pumped.pump(table, time))
    let keys = (1...7).map { pumped.line($0).key }
    #expect(await table.records.count == 7)
    #expect(await table.requests[..<2] == [.make(keys), .find(keys)])
    // What is found is in as it was sent, which costs no third request.
    if case .lost = act { #expect(await table.requests.count == 2) }
    #expect(await pumped.store.owners(of: (1...7).map { "rec\($0)" }).values.count == 7)
  }

  /// By seeds: any mixture of what can become of requests, with changes and crashes in between.
  @Test(arguments: 1...40)
  func whateverBecomesOfRequestsEveryLineIsOneRow(seed: Int) async throws {
    let chance = Chance(seed: UInt64(seed))
    try await pumped.place(1...25)
    let table = KeylessTable { request, before in
      let draw = await chance.percent()
      guard before < 60, draw < 60 else { return .answered }
      if case .find = request, draw < 30 { return .verdict(.unsent(reason: "refused")) }
      return switch draw {
      case ..<15: .lost
      case ..<25: .halfDone
      case ..<35: .swallowed
      case ..<40: .verdict(.unsent(reason: "refused"))
      case ..<45: .verdict(.throttled(seconds: 1, reason: "429"))
      default: .answered
      }
    }
    for round in 1...6 {
      // A pump that is broken off at any moment is what a crash leaves.
      let until = await chance.percent() / 8 + (await table.requests.count)
      await withTaskGroup { group in
        let pump = pumped.pump(table, time)
        group.addTask { await pump.run() }
        while await table.requests.count < until, await pumped.store.backlog().waiting > 0,
          !Task.isCancelled
        { await Task.yield() }
        group.cancelAll()
      }
      try await pumped.commit([.saveLine(line(round * 4, cups: round + 1))])
    }
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.records.count == 25)
    let owned = await pumped.store.posted(in: pumped.run.id)
    #expect(Set(owned.values.flatMap(\.records)).count == 25)
    for round in 1...6 {
      let record = owned[pumped.line(round * 4).key]?.records.first
      let found = await table.records.first { $0.id == record }
      #expect(found?.cells["numberOfCups"] == .number("\(round + 1)"))
    }
  }

  @Test func aCrashBetweenSendingAndAnswerIsLookedUpAtTheNextStart() async throws {
    try await pumped.place(1...1)
    let gate = Alarm()
    let table = KeylessTable { _, before in
      // The first request arrives, and its answer finds nobody.
      guard before == 0 else { return .answered }
      await gate.wait(milliseconds: 3_600_000)
      return .lost
    }
    await withTaskGroup { group in
      let pump = pumped.pump(table, time)
      group.addTask { await pump.run() }
      while await table.requests.isEmpty, !Task.isCancelled { await Task.yield() }
      group.cancelAll()
    }
    // The mark was there before the request was.
    let due = await pumped.store.due(at: pumped.run.openedAt, limit: 1)
    #expect(due.first?.entry.inDoubt?["numberOfCups"] == .number("1"))
    try await pumped.commit([.saveLine(line(1, cups: 3))])
    await pumped.runDry(pumped.pump(table, time))
    let key = pumped.line(1).key
    #expect(await table.requests == [.make([key]), .find([key]), .change([key])])
    #expect(await cups(table) == [.number("3")])
  }

  @Test func whatWasSurelyNotSentIsNotLookedUp() async throws {
    try await pumped.place(1...2)
    let verdicts: [Verdict] = [
      .unsent(reason: "refused"), .throttled(seconds: 5, reason: "429"),
      .stopped(.token, reason: "401"),
    ]
    let table = KeylessTable { _, before in
      before < verdicts.count ? .verdict(verdicts[before]) : .answered
    }
    await pumped.runDry(pumped.pump(table, time))
    let keys = (1...2).map { pumped.line($0).key }
    #expect(await table.requests == Array(repeating: .make(keys), count: 4))
  }

  @Test func nothingIsSentWhereTheMarkCannotBeKept() async throws {
    try await pumped.place(1...1)
    let store = FlakyStore(pumped.store, failures: 0)
    await store.fail(beginnings: 3)
    let table = KeylessTable()
    await pumped.runDry(pumped.pump(table, time, store: store))
    #expect(await table.requests == [.make([pumped.line(1).key])])
  }

  @Test func aBadRowIsParkedAndTheOthersAreIn() async throws {
    try await pumped.place(1...5)
    let bad = pumped.line(3).key
    let table = KeylessTable { request, _ in
      if case .make(let keys) = request, keys.contains(bad) {
        return .verdict(.refused(reason: "422"))
      }
      return .answered
    }
    await pumped.runDry(pumped.pump(table, time))
    #expect(await pumped.store.backlog() == Backlog(waiting: 0, parked: 1))
    #expect(await table.records.count == 4)
    #expect(await !table.requests.contains { if case .find = $0 { true } else { false } })
  }
}

/// Draws from a seed.
private actor Chance {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  func percent() -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % 100
  }
}
