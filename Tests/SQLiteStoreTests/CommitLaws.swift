import Dialogue
import Ordering
import Store
import Testing

@Suite struct CommitLaws {
  @Test(arguments: StoreKind.allCases)
  func whatIsWrittenIsReadBack(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let run = Run(
      id: RunID("R1"), room: Sample.thread, shop: "50嵐", organizer: Sample.bob, state: .closed,
      openedAt: Sample.now, deadline: Sample.now.advanced(bySeconds: 60),
      closedAt: Sample.now.advanced(bySeconds: 61), remindedAt: Sample.now.advanced(bySeconds: 1),
      terms: Run.Terms(
        isCollected: false, fee: Money(minorUnits: 3_000), freeFrom: Money(minorUnits: 50_000),
        minimum: Money(minorUnits: 1), place: "一樓大廳"))
    var line = OrderLine(
      run: run.id, number: 7, orderer: Sample.amy, beneficiary: "小美", drink: "熟成紅茶", size: "大杯",
      ice: "少冰", sugar: "半糖", addOns: [DraftLine.Portion(name: "白玉", portions: 2)], quantity: 3,
      unitPrice: Money(minorUnits: 6_050), note: "不要吸管 \"'\n\u{0}",
      image: "https://example.org/a.jpg",
      status: .sent, isPaid: true, orderedAt: Sample.now,
      updatedAt: Sample.now.advanced(bySeconds: 5))
    let pending = Pending(
      person: Sample.amy, room: Sample.amyAlone, run: run.id,
      items: [
        Pending.Item(
          draft: line.draft,
          doubts: [Question(field: .drink, because: .ambiguous, heard: "紅茶", choices: ["熟成紅茶"])],
          unread: ["跳跳糖"])
      ],
      prompt: .whichLine(.change(line.draft), numbers: [1, 7]), askedAt: Sample.now,
      restsUntil: Sample.now.advanced(bySeconds: 5))
    let participant = Participant(
      hintedIn: run.id, toldToOpenAt: Sample.now, undo: Undo(lines: [line]))
    try await bench.store.write(
      [
        .saveRun(run), .place([line], day: Sample.day), .savePending(pending),
        .saveParticipant(Sample.amy.id, participant),
      ], in: Sample.thread, person: Sample.amy)
    try await bench.reopen()
    let scene = try await bench.store.scene(
      for: SceneQuery(room: Sample.thread, person: Sample.amy, lines: [.all]))
    line.orderNumber = "20261130000001"
    #expect(scene.version > 0)
    #expect(
      scene
        == Scene(
          version: scene.version, run: run,
          tally: Tally(cups: 3, sum: Money(minorUnits: 18_150)), nextNumber: 8, lines: [line],
          pending: [pending], participant: participant))
  }

  @Test(arguments: StoreKind.allCases)
  func aCommitThatBreaksARuleWritesNothing(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([
      .saveRun(Sample.run("R1")), .place([Sample.line("R1", 1)], day: Sample.day),
    ])
    let query = SceneQuery(
      room: Sample.tea, person: Sample.amy, lines: [.all], needsEverybodysPending: true)
    let before = try await bench.store.scene(for: query)
    let backlog = try await bench.store.backlog()
    var closed = Sample.run("R1")
    closed.state = .closed
    let error = await #expect(throws: StoreError.self) {
      try await bench.store.write(
        [
          .saveRun(closed), .place([Sample.line("R1", 2)], day: Sample.day),
          .savePending(Sample.pending(of: Sample.amy, run: "R1")),
          .saveParticipant(Sample.amy.id, Participant(toldToOpenAt: Sample.now)),
          .place([Sample.line("R1", 1, drink: "secret")], day: Sample.day),
        ], message: Sample.message("m1"), sentences: [Sample.sentence("✓")])
    }
    #expect(error?.code == .refused)
    #expect(error?.description.contains("secret") == false)
    try await bench.reopen()
    #expect(try await bench.store.scene(for: query) == before)
    #expect(try await bench.store.backlog() == backlog)
    #expect(try await bench.store.answer(to: Sample.message("m1")) == nil)
    try await bench.store.write([.place([Sample.line("R1", 2)], day: Sample.day)])
    let numbers = try await bench.store.lines(of: RunID("R1")).map(\.orderNumber)
    #expect(numbers == ["20261130000001", "20261130000002"])
  }

  static let faulty: [[Change]] = [
    [.place([Sample.line("NONE", 1)], day: Sample.day)],
    [.saveLine(Sample.line("R1", 9))],
    [.savePending(Sample.pending(of: Sample.amy, run: "NONE"))],
    [.saveRun(Sample.run("R2"))],
  ]

  @Test(arguments: StoreKind.allCases, faulty)
  func rulesHold(_ kind: StoreKind, _ changes: [Change]) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("R1"))])
    let error = await #expect(throws: StoreError.self) { try await bench.store.write(changes) }
    #expect(error?.code == .refused)
  }

  @Test(arguments: StoreKind.allCases)
  func ofTwoThatReadTheSameSceneOneConflicts(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("R1"))])
    let query = SceneQuery(room: Sample.tea, person: Sample.amy)
    let version = try await bench.store.scene(for: query).version
    func commit(_ id: String, _ number: Int) -> Commit {
      Commit(
        message: Sample.message(id), query: query, version: version,
        changes: [.place([Sample.line("R1", number)], day: Sample.day)], sentences: [],
        at: Sample.now)
    }
    #expect(try await bench.store.commit(commit("m1", 1)) == .committed)
    #expect(try await bench.store.commit(commit("m2", 2)) == .conflict)
    #expect(try await bench.store.lines(of: RunID("R1")).map(\.number) == [1])
    #expect(try await bench.store.answer(to: Sample.message("m2")) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func aMessageHasOneEffect(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let said = [
      Sample.sentence("amy #1 ✓"), Sentence(to: .person(Sample.amy, Sample.tea), text: "…"),
    ]
    let commit = Commit(
      message: Sample.message("m1"), query: SceneQuery(room: Sample.tea), version: 0,
      changes: [.saveRun(Sample.run("R1"))], sentences: said, at: Sample.now)
    #expect(try await bench.store.commit(commit) == .committed)
    try await bench.reopen()
    // The version is an older one by now: the duplicate is told first.
    #expect(try await bench.store.commit(commit) == .duplicate(said))
    #expect(try await bench.store.answer(to: Sample.message("m1")) == said)
    #expect(try await bench.store.answer(to: Sample.message("m1", channel: "factory")) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func manyAtOnceLoseNothing(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("R1"))])
    let store = bench.store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask { try await Self.order(message: "m\(number)", in: store) }
      }
      try await group.waitForAll()
    }
    let lines = try await bench.store.lines(of: RunID("R1"))
    #expect(lines.map(\.number) == Array(1...20))
    #expect(Set(lines.map(\.orderNumber)).count == 20)
  }

  /// Places a line at the run's next number, again and again until nobody was in between.
  private static func order(message: String, in store: any Store) async throws {
    let query = SceneQuery(room: Sample.tea, person: Sample.amy)
    var outcome = CommitOutcome.conflict
    while outcome == .conflict {
      let scene = try await store.scene(for: query)
      outcome = try await store.commit(
        Commit(
          message: Sample.message(message), query: query, version: scene.version,
          changes: [.place([Sample.line("R1", scene.nextNumber)], day: Sample.day)],
          sentences: [], at: Sample.now))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aRunNeverMovesToAnotherRoom(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("R1"))])
    var moved = Sample.run("R1", in: Sample.other)
    moved.shop = "50嵐"
    try await bench.store.write([.saveRun(moved)])
    let run = try await bench.store.scene(for: SceneQuery(room: Sample.tea)).run
    #expect(run?.room == Sample.tea)
    #expect(run?.shop == "50嵐")
  }
}
