import Dialogue
import Ordering
import Store
import Testing

@Suite struct SceneLaws {
  @Test(arguments: StoreKind.allCases)
  func aPlaceThatNobodyWroteIsEmpty(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    for room in [Sample.tea, Sample.amyAlone] {
      let query = SceneQuery(room: room, person: Sample.amy, run: RunID("NONE"), lines: [.all])
      #expect(try await bench.store.scene(for: query) == Scene())
    }
  }

  struct Selection: Sendable {
    var selections: Set<LineSelection>
    var numbers: [Int]
    init(_ selections: Set<LineSelection>, _ numbers: [Int]) {
      self.selections = selections
      self.numbers = numbers
    }
  }

  static let selections = [
    Selection([], []), Selection([.mine], [1, 4]), Selection([.numbered(2)], [2]),
    Selection([.numbered(9)], []), Selection([.named("bob")], [2, 3]),
    Selection([.named("amy")], [1, 3, 4]), Selection([.named("小美")], []),
    Selection([.latest], [3]), Selection([.all], [1, 2, 3, 4]),
    Selection([.mine, .latest, .numbered(2), .numbered(1)], [1, 2, 3, 4]),
  ]

  @Test(arguments: StoreKind.allCases, selections)
  func aSceneHoldsTheLinesThatWereAskedFor(_ kind: StoreKind, _ selection: Selection) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([
      .saveRun(Sample.run("R1")),
      .place(
        [
          Sample.line("R1", 1), Sample.line("R1", 2, by: Sample.bob),
          Sample.line("R1", 3, by: Sample.bob, beneficiary: "amy", quantity: 2),
          Sample.line("R1", 4, quantity: 9, status: .cancelled),
        ], day: Sample.day),
    ])
    let scene = try await bench.store.scene(
      for: SceneQuery(room: Sample.tea, person: Sample.amy, lines: selection.selections))
    #expect(scene.lines.map(\.number) == selection.numbers)
    #expect(scene.tally == Tally(cups: 4, sum: Money(minorUnits: 20_000)))
    #expect(scene.nextNumber == 5)
  }

  @Test(arguments: StoreKind.allCases)
  func aRoomIsAboutItsNewestRun(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    // Opened at the same moment: the one that was written later is the newer.
    try await bench.store.write([.saveRun(Sample.run("B", state: .closed))])
    try await bench.store.write([.saveRun(Sample.run("A", state: .done))])
    try await bench.store.write([.saveRun(Sample.run("C", in: Sample.thread))], in: Sample.thread)
    #expect(try await bench.store.scene(for: SceneQuery(room: Sample.tea)).run?.id == RunID("A"))
    #expect(try await bench.store.scene(for: SceneQuery(room: Sample.thread)).run?.id == RunID("C"))
    #expect(try await bench.store.scene(for: SceneQuery(room: Sample.other)).run == nil)
    let older = SceneQuery(room: Sample.tea, run: RunID("B"))
    #expect(try await bench.store.scene(for: older).run?.id == RunID("B"))
    // Saving an older run again does not make it the newest.
    try await bench.store.write([.saveRun(Sample.run("B", state: .sent))])
    #expect(try await bench.store.scene(for: SceneQuery(room: Sample.tea)).run?.id == RunID("A"))
  }

  @Test(arguments: StoreKind.allCases)
  func aPrivateTalkIsAboutTheNewestOpenRunOfTheChannel(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    func run() async throws -> RunID? {
      try await bench.store.scene(for: SceneQuery(room: Sample.amyAlone, person: Sample.amy)).run?
        .id
    }
    #expect(try await run() == nil)
    try await bench.store.write([.saveRun(Sample.run("A"))])
    try await bench.store.write([.saveRun(Sample.run("B", in: Sample.other))], in: Sample.other)
    try await bench.store.write(
      [.saveRun(Sample.run("X", in: Sample.elsewhere))], in: Sample.elsewhere)
    #expect(try await run() == RunID("B"))
    try await bench.store.write(
      [.saveRun(Sample.run("B", in: Sample.other, state: .closed))], in: Sample.other)
    #expect(try await run() == RunID("A"))
    try await bench.store.write([.saveRun(Sample.run("A", state: .closed))])
    #expect(try await run() == RunID("B"))
  }

  @Test(arguments: StoreKind.allCases)
  func aPrivateTalkIsAboutTheRunThatItsPersonTakesPartIn(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let bobAlone = Room(channel: "office", name: "bob", isPrivate: true)
    func run(of person: Person, in room: Room) async throws -> RunID? {
      try await bench.store.scene(for: SceneQuery(room: room, person: person)).run?.id
    }
    try await bench.store.write([.saveRun(Sample.run("A"))])
    var bobs = Sample.run("B", in: Sample.other)
    bobs.organizer = Person(id: PersonID("office/zoe"), name: "zoe")
    try await bench.store.write([.saveRun(bobs)], in: Sample.other)
    #expect(try await run(of: Sample.bob, in: bobAlone) == RunID("B"))
    #expect(try await run(of: Sample.amy, in: Sample.amyAlone) == RunID("A"))
    try await bench.store.write([.savePending(Sample.pending(of: Sample.bob, run: "A"))])
    #expect(try await run(of: Sample.bob, in: bobAlone) == RunID("A"))
    // Who has to phone a closed run is not done with it; who only ordered there is.
    try await bench.store.write([.saveRun(Sample.run("A", state: .closed))])
    #expect(try await run(of: Sample.amy, in: Sample.amyAlone) == RunID("A"))
    #expect(try await run(of: Sample.bob, in: bobAlone) == RunID("B"))
  }

  @Test(arguments: StoreKind.allCases)
  func aPrivateTalkHasThePlaceOfItsRun(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("A"))])
    let inPrivate = SceneQuery(room: Sample.amyAlone, person: Sample.amy)
    let inRoom = SceneQuery(room: Sample.tea, person: Sample.amy)
    let participant = Participant(hintedIn: RunID("A"))
    try await bench.store.write(
      [.saveParticipant(Sample.amy.id, participant)], in: Sample.amyAlone, person: Sample.amy)
    #expect(try await bench.store.scene(for: inRoom) == bench.store.scene(for: inPrivate))
    #expect(try await bench.store.scene(for: inRoom).participant == participant)
    let elsewhere = SceneQuery(room: Sample.other, person: Sample.amy)
    #expect(try await bench.store.scene(for: elsewhere).participant == Participant())
  }

  @Test(arguments: StoreKind.allCases)
  func aPrivateTalkWhoseRunChangedConflicts(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("A"))])
    let query = SceneQuery(room: Sample.amyAlone, person: Sample.amy)
    let version = try await bench.store.scene(for: query).version
    // The other room has as many commits behind it as the first had.
    try await bench.store.write([.saveRun(Sample.run("B", in: Sample.other))], in: Sample.other)
    let commit = Commit(
      message: nil, query: query, version: version,
      changes: [.place([Sample.line("A", 1)], day: Sample.day)], sentences: [], at: Sample.now)
    #expect(try await bench.store.commit(commit) == .conflict)
  }

  @Test(arguments: StoreKind.allCases)
  func pendingsAreOfTheirRunWhereverTheyWereAsked(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let inPrivate = Sample.pending(of: Sample.amy, run: "A", in: Sample.amyAlone)
    let inRoom = Sample.pending(
      of: Sample.amy, run: "A", askedAt: Sample.now.advanced(bySeconds: 1))
    let bobs = Sample.pending(of: Sample.bob, run: "A", askedAt: Sample.now.advanced(bySeconds: 2))
    try await bench.store.write([
      .saveRun(Sample.run("A")), .savePending(bobs), .savePending(inRoom),
      .savePending(inPrivate),
    ])
    try await bench.reopen()
    func pending(_ person: Person?, everybody: Bool = false) async throws -> [Pending] {
      let query = SceneQuery(
        room: Sample.tea, person: person, run: RunID("A"), needsEverybodysPending: everybody)
      return try await bench.store.scene(for: query).pending
    }
    #expect(try await pending(Sample.amy) == [inPrivate, inRoom])
    #expect(try await pending(nil) == [])
    #expect(try await pending(nil, everybody: true) == [inPrivate, inRoom, bobs])
    // It stays when the run closes, so that the organizer can take it in.
    try await bench.store.write([
      .saveRun(Sample.run("A", state: .closed)), .saveRun(Sample.run("B")),
    ])
    #expect(try await pending(Sample.amy) == [inPrivate, inRoom])
    #expect(
      try await bench.store.scene(for: SceneQuery(room: Sample.tea, person: Sample.amy)).pending
        == [])
    try await bench.store.write([.dropPending(inRoom)])
    #expect(try await pending(Sample.amy) == [inPrivate])
    var again = inPrivate
    again.prompt = .questions(isPriced: true)
    try await bench.store.write([.savePending(again)])
    #expect(try await pending(Sample.amy) == [again])
  }
}
