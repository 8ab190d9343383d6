import Dialogue
import Ordering
import Store
import Testing

@Suite struct DueLaws {
  private func later(_ seconds: Int64) -> Timestamp { Sample.now.advanced(bySeconds: seconds) }

  @Test(arguments: StoreKind.allCases)
  func theEarliestIsDueFirst(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    #expect(try await bench.store.nextDue(reminderSeconds: 600) == nil)
    var run = Sample.run("A", deadline: later(3_600))
    try await bench.store.write([.saveRun(run)])
    try await bench.store.write(
      [.saveRun(Sample.run("B", in: Sample.other, deadline: later(1_800)))], in: Sample.other)
    try await bench.reopen()
    func next(reminder: Int64? = 600) async throws -> DueEvent? {
      try await bench.store.nextDue(reminderSeconds: reminder)
    }
    let deadline = DueEvent(
      at: later(1_800), room: Sample.other, event: .deadlinePassed(RunID("B")))
    #expect(
      try await next()
        == DueEvent(at: later(1_200), room: Sample.other, event: .reminderDue(RunID("B"))))
    #expect(try await next(reminder: nil) == deadline)
    // Reminded: then the deadline is next. Closed: then the other run is.
    try await bench.store.write(
      [
        .saveRun(
          Sample.run("B", in: Sample.other, deadline: later(1_800), remindedAt: later(1_200)))
      ], in: Sample.other)
    #expect(try await next() == deadline)
    try await bench.store.write(
      [.saveRun(Sample.run("B", in: Sample.other, state: .closed, deadline: later(1_800)))],
      in: Sample.other)
    #expect(
      try await next()
        == DueEvent(at: later(3_000), room: Sample.tea, event: .reminderDue(RunID("A"))))
    run.deadline = nil
    try await bench.store.write([.saveRun(run)])
    #expect(try await next() == nil)
  }

  @Test(arguments: StoreKind.allCases, [(Int64(599), false), (600, false), (601, true)])
  func aRunOpenedAfterItsReminderGetsNone(
    _ kind: StoreKind, _ example: (seconds: Int64, isReminded: Bool)
  ) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("A", deadline: later(example.seconds)))])
    let event = try await bench.store.nextDue(reminderSeconds: 600)?.event
    #expect(event == (example.isReminded ? .reminderDue(RunID("A")) : .deadlinePassed(RunID("A"))))
  }

  @Test(arguments: StoreKind.allCases)
  func fragmentsOfOpenRunsRest(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    var bobs = Sample.pending(
      of: Sample.bob, run: "A", in: Sample.amyAlone, askedAt: nil, restsUntil: later(5))
    let amys = Sample.pending(of: Sample.amy, run: "A", askedAt: nil, restsUntil: later(60))
    try await bench.store.write([
      .saveRun(Sample.run("A", deadline: later(60))), .savePending(amys), .savePending(bobs),
    ])
    try await bench.reopen()
    let bobsRest = DueEvent(
      at: later(5), room: Sample.amyAlone, event: .fragmentRested(Sample.bob, RunID("A")))
    let amysRest = DueEvent(
      at: later(60), room: Sample.tea, event: .fragmentRested(Sample.amy, RunID("A")))
    #expect(try await bench.store.resting() == [bobsRest, amysRest])
    #expect(try await bench.store.nextDue(reminderSeconds: nil) == bobsRest)
    bobs.restsUntil = nil
    try await bench.store.write([.savePending(bobs)])
    // At the same moment the fragment comes before the deadline.
    #expect(try await bench.store.nextDue(reminderSeconds: nil) == amysRest)
    try await bench.store.write([.saveRun(Sample.run("A", state: .closed))])
    #expect(try await bench.store.resting() == [])
    #expect(try await bench.store.nextDue(reminderSeconds: nil) == nil)
  }
}
