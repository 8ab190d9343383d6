import Dialogue
import Ordering
import Store
import TableSync
import Testing

@Suite struct OutboxLaws {
  private func later(_ seconds: Int64) -> Timestamp { Sample.now.advanced(bySeconds: seconds) }

  private func bench(_ kind: StoreKind, lines: Int = 1) async throws -> Bench {
    let bench = try await Bench(kind)
    let placed = (1...lines).map { Sample.line("R1", $0) }
    try await bench.store.write([
      .saveRun(Sample.run("R1")), .place(placed, day: Sample.day),
    ])
    return bench
  }

  private func settle(
    _ item: OutboxItem, as outcome: Settling.Outcome, in store: any Store
  ) async throws {
    try await store.settle([
      Settling(key: item.entry.key, revision: item.entry.revision, outcome: outcome)
    ])
  }

  @Test(arguments: StoreKind.allCases)
  func aWrittenLineIsDueAtOnceAsItIsNow(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    #expect(try await bench.store.due(at: later(-1), limit: 10) == [])
    #expect(try await bench.store.nextEntryDue() == Sample.now)
    let line = Sample.line("R1", 1, drink: "麗春紅茶")
    let closed = Sample.run("R1", state: .closed)
    try await bench.store.write([.saveLine(line), .saveRun(closed)], at: later(5))
    try await bench.reopen()
    let items = try await bench.store.due(at: later(5), limit: 10)
    #expect(items.map(\.line.drink) == ["麗春紅茶"])
    #expect(items.map(\.line.orderNumber) == ["20261130000001"])
    #expect(items.map(\.run) == [closed])
    #expect(
      items.map(\.entry) == [OutboxEntry(key: line.key, revision: 2, dueAt: later(5))])
    #expect(try await bench.store.backlog() == Backlog(waiting: 1, parked: 0, oldest: later(5)))
  }

  @Test(arguments: StoreKind.allCases)
  func aStoredLineWaitsNoMore(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    let item = try #require(try await bench.store.due(at: Sample.now, limit: 1).first)
    try await settle(item, as: .stored, in: bench.store)
    try await bench.reopen()
    #expect(try await bench.store.due(at: later(99), limit: 10) == [])
    #expect(try await bench.store.nextEntryDue() == nil)
    #expect(try await bench.store.backlog() == Backlog())
    // Its next change counts on from there, so that a late verdict about the first never fits.
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))])
    try await settle(item, as: .stored, in: bench.store)
    #expect(try await bench.store.due(at: Sample.now, limit: 1).map(\.entry.revision) == [2])
  }

  @Test(arguments: StoreKind.allCases)
  func aVerdictAboutAnOlderTextSettlesNothing(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    let sent = try #require(try await bench.store.due(at: Sample.now, limit: 1).first)
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))], at: later(1))
    for outcome in [
      Settling.Outcome.stored, .postponed(until: later(60), reason: "503"),
      .unsent(reason: "refused"), .parked(reason: "422"), .gone,
    ] {
      try await settle(sent, as: outcome, in: bench.store)
      let due = try await bench.store.due(at: later(1), limit: 1)
      #expect(due.map(\.line.quantity) == [2])
      #expect(due.map(\.entry.attempts) == [0])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aPostponedEntryComesBackAndCountsItsAttempts(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    let item = try #require(try await bench.store.due(at: Sample.now, limit: 1).first)
    for attempt in 1...2 {
      try await settle(item, as: .postponed(until: later(30), reason: "503"), in: bench.store)
      try await bench.reopen()
      #expect(try await bench.store.due(at: later(29), limit: 1) == [])
      #expect(try await bench.store.nextEntryDue() == later(30))
      #expect(try await bench.store.due(at: later(30), limit: 1).map(\.entry.attempts) == [attempt])
    }
    #expect(try await bench.store.backlog() == Backlog(waiting: 1, parked: 0, oldest: Sample.now))
    try await bench.store.write([.saveLine(item.line)], at: later(31))
    #expect(try await bench.store.due(at: later(31), limit: 1).map(\.entry.attempts) == [0])
  }

  @Test(arguments: StoreKind.allCases)
  func aParkedEntryBlocksNobodyAndLivesAgainWhenItsLineChanges(_ kind: StoreKind) async throws {
    let bench = try await bench(kind, lines: 2)
    let items = try await bench.store.due(at: Sample.now, limit: 10)
    try await settle(items[0], as: .parked(reason: "422"), in: bench.store)
    try await bench.reopen()
    #expect(try await bench.store.due(at: later(99), limit: 10).map(\.line.number) == [2])
    #expect(try await bench.store.backlog() == Backlog(waiting: 1, parked: 1, oldest: Sample.now))
    try await bench.store.write([.saveLine(items[0].line)], at: later(1))
    #expect(try await bench.store.due(at: later(1), limit: 10).map(\.line.number) == [2, 1])
    #expect(try await bench.store.backlog() == Backlog(waiting: 2, parked: 0, oldest: Sample.now))
  }

  @Test(arguments: StoreKind.allCases)
  func whatWaitsOrIsParkedLivesAgainAsIfItWereNew(_ kind: StoreKind) async throws {
    let bench = try await bench(kind, lines: 3)
    let items = try await bench.store.due(at: Sample.now, limit: 10)
    for item in items.prefix(2) {
      try await settle(item, as: .postponed(until: later(30), reason: "503"), in: bench.store)
    }
    try await settle(items[0], as: .parked(reason: "422"), in: bench.store)
    try await bench.reopen()
    try await bench.store.revive(.waiting)
    try await bench.reopen()
    #expect(try await bench.store.backlog() == Backlog(waiting: 3, parked: 0, oldest: Sample.now))
    let due = try await bench.store.due(at: Sample.now, limit: 10).sorted {
      $0.line.number < $1.line.number
    }
    #expect(due.map(\.entry.attempts) == [0, 0, 0])
    #expect(due.map(\.entry.revision) == [1, 1, 1])
    try await settle(due[0], as: .stored, in: bench.store)
    #expect(try await bench.store.backlog().waiting == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func theLongestDueGoFirst(_ kind: StoreKind) async throws {
    let bench = try await bench(kind, lines: 12)
    for number in [3, 1] {
      try await bench.store.write(
        [.saveLine(Sample.line("R1", number))], at: later(Int64(10 - number)))
    }
    let numbers = try await bench.store.due(at: later(10), limit: 11).map(\.line.number)
    #expect(numbers == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3])
  }
}
