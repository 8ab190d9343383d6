import Dialogue
import Ordering
import Store
import TableSync
import Testing

/// What a store keeps of what the table has.
@Suite struct PostedLaws {
  private static let cells: [String: Row.Value] = [
    "茶": .text("熟成紅茶"), "price": .number("2.90"), "paid": .flag(true), "note": .empty,
    "addOns": .list(["白玉", "白玉"]),
  ]
  private let key = Sample.line("R1", 1).key
  private func later(_ seconds: Int64) -> Timestamp { Sample.now.advanced(bySeconds: seconds) }

  private func bench(_ kind: StoreKind) async throws -> Bench {
    let bench = try await Bench(kind)
    try await bench.store.write([
      .saveRun(Sample.run("R1")),
      .place([Sample.line("R1", 1), Sample.line("R1", 2)], day: Sample.day),
    ])
    return bench
  }

  private func due(_ bench: Bench, number: Int = 1) async throws -> OutboxItem? {
    try await bench.store.due(at: later(99), limit: 10).first { $0.line.number == number }
  }

  private func settle(
    _ outcome: Settling.Outcome, revision: Int = 1, posted: Posted? = nil, in bench: Bench
  ) async throws {
    try await bench.store.settle(
      [Settling(key: key, revision: revision, outcome: outcome)],
      posted: posted.map { [key: $0] } ?? [:])
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsPostedComesWithTheLinesNextChange(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    #expect(try await due(bench)?.posted == nil)
    let posted = Posted(records: ["rec2", "rec1"], cells: Self.cells)
    try await settle(.stored, posted: posted, in: bench)
    try await bench.reopen()
    #expect(try await bench.store.posted(in: RunID("R1")) == [key: posted])
    #expect(try await bench.store.posted(in: RunID("R2")) == [:])
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))])
    #expect(try await due(bench)?.posted == posted)
    let fewer = Posted(records: ["rec1"], cells: ["note": .text("x")])
    try await settle(.stored, revision: 2, posted: fewer, in: bench)
    #expect(try await bench.store.posted(in: RunID("R1")) == [key: fewer])
  }

  @Test(arguments: StoreKind.allCases)
  func whatIsPostedIsKeptThoughTheLineHasChangedMeanwhile(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))])
    let posted = Posted(records: ["rec1"], cells: Self.cells)
    try await settle(.stored, revision: 1, posted: posted, in: bench)
    #expect(try await due(bench)?.posted == posted)
  }

  @Test(arguments: StoreKind.allCases)
  func recordsAreOfOneLine(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    let other = Sample.line("R1", 2).key
    try await bench.store.settle(
      [],
      posted: [
        key: Posted(records: ["rec1", "rec2"], cells: [:]),
        OrderKey("R1-9"): Posted(records: ["rec9"], cells: [:]),
      ])
    try await bench.store.settle([], posted: [other: Posted(records: ["rec2"], cells: [:])])
    #expect(
      try await bench.store.owners(of: ["rec1", "rec2", "rec3", "rec9"])
        == ["rec1": key, "rec2": other])
    #expect(try await bench.store.posted(in: RunID("R1"))[key]?.records == ["rec1"])
  }

  @Test(arguments: StoreKind.allCases)
  func doubtOutlivesACrashAndAChangeAndEndsWhenItIsPosted(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    #expect(try await due(bench)?.entry.inDoubt == nil)
    try await bench.store.beginSending([key: Self.cells])
    try await bench.reopen()
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))])
    try await settle(.postponed(until: later(1), reason: "503"), revision: 2, in: bench)
    #expect(try await due(bench)?.entry.inDoubt == Self.cells)
    #expect(try await due(bench, number: 2)?.entry.inDoubt == nil)
    try await bench.store.settle([], posted: [key: Posted(records: ["rec1"], cells: Self.cells)])
    #expect(try await due(bench)?.entry.inDoubt == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func whatWasSurelyNotSentIsInNoDoubt(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    try await bench.store.beginSending([key: Self.cells])
    try await settle(.unsent(reason: "refused"), in: bench)
    try await bench.reopen()
    let entry = try #require(try await due(bench)?.entry)
    #expect(entry == OutboxEntry(key: key, revision: 1, dueAt: Sample.now))
  }

  @Test(arguments: StoreKind.allCases)
  func whatPeopleTookOutStaysOutUntilSomebodyAsksForIt(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    let posted = Posted(records: ["rec1"], cells: Self.cells)
    try await settle(.stored, posted: posted, in: bench)
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 2))])
    try await settle(.gone, revision: 2, in: bench)
    try await bench.store.revive(.waiting)
    try await bench.reopen()
    #expect(try await due(bench) == nil)
    #expect(
      try await bench.store.posted(in: RunID("R1"))[key]
        == Posted(records: ["rec1"], cells: Self.cells, isGone: true))
    // A further change is due, and says that its records are gone.
    try await bench.store.write([.saveLine(Sample.line("R1", 1, quantity: 3))])
    #expect(try await due(bench)?.posted?.isGone == true)
    try await settle(.gone, revision: 3, in: bench)

    try await bench.store.revive(.keys([Sample.line("R1", 2).key]))
    #expect(try await due(bench) == nil)
    try await bench.store.revive(.keys([key]))
    try await bench.reopen()
    let item = try #require(try await due(bench))
    #expect(item.posted == nil)
    #expect(item.entry == OutboxEntry(key: key, revision: 3, dueAt: item.line.updatedAt))
    #expect(try await bench.store.owners(of: ["rec1"]) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func everythingMayBeAskedForAtOnce(_ kind: StoreKind) async throws {
    let bench = try await bench(kind)
    try await settle(.stored, posted: Posted(records: ["rec1"], cells: [:]), in: bench)
    try await settle(.gone, in: bench)
    let second = try #require(try await due(bench, number: 2))
    try await bench.store.settle([
      Settling(key: second.entry.key, revision: 1, outcome: .parked(reason: "422"))
    ])
    try await bench.store.revive(.all)
    #expect(try await bench.store.due(at: later(99), limit: 10).map(\.line.number) == [1, 2])
  }

  @Test(arguments: StoreKind.allCases)
  func aTextIsKeptUnderItsName(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    #expect(try await bench.store.kept("menu") == nil)
    try await bench.store.keep(Kept(name: "menu", text: "old", at: Sample.now))
    let new = Kept(name: "menu", text: "shop: 可不可\n", at: later(1))
    try await bench.store.keep(new)
    try await bench.reopen()
    #expect(try await bench.store.kept("menu") == new)
    #expect(try await bench.store.kept("other") == nil)
  }
}
