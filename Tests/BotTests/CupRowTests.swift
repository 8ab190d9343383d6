import Dialogue
import Ordering
import Store
import TableSync
import TestKit
import Testing

@testable import Bot

/// Every cup is one row, and what is not ordered any more is none, whatever becomes of requests.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct CupRowTests {
  private let time = MadeTime()
  private let pumped = PumpedRun(
    layout: Layout(
      table: "Cups",
      columns: [
        .init(.orderName, type: .singleLineText), .init(.drinkName, type: .singleLineText),
        .init(.note, type: .singleLineText),
      ],
      identity: .foundBy(["orderName", "drinkName"]),
      count: .init(isPerCup: true, dropsCancelled: true)))

  private func line(
    _ number: Int, cups: Int, _ status: OrderLine.Status = .placed, note: String? = nil
  ) -> OrderLine {
    var line = pumped.line(number, status)
    line.quantity = cups
    line.note = note
    return line
  }

  /// The rows of a line in the table, and those that are known to be its own.
  private func notes(of number: Int, in table: KeylessTable) async -> [Row.Value?] {
    let own = await pumped.store.posted(in: pumped.run.id)[pumped.line(number).key]?.records ?? []
    return await table.records.filter { own.contains($0.id) }.map { $0.cells["note"] }
  }

  @Test func rowsFollowTheCups() async throws {
    try await pumped.commit([.saveRun(pumped.run), .place([line(1, cups: 3)], day: "20261130")])
    let table = KeylessTable()
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.records.map(\.id) == ["rec1", "rec2", "rec3"])

    try await pumped.commit([.saveLine(line(1, cups: 1, note: "冰"))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.records.map(\.id) == ["rec1"])
    #expect(await notes(of: 1, in: table) == [.text("冰")])

    try await pumped.commit([.saveLine(line(1, cups: 1, .cancelled))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.records.isEmpty)

    try await pumped.commit([.saveLine(line(1, cups: 2))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await notes(of: 1, in: table) == [.empty, .empty])
    #expect(await table.records.count == 2)
    #expect(await table.requests.suffix(3).first == .remove(["rec1"]))
  }

  @Test func whatIsCancelledBeforeItIsSentIsNeverThere() async throws {
    try await pumped.commit([
      .saveRun(pumped.run), .place([line(1, cups: 3), line(2, cups: 1)], day: "20261130"),
      .saveLine(line(1, cups: 3, .cancelled)),
    ])
    let table = KeylessTable()
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.requests == [.make([pumped.line(2).key])])
  }

  /// A row that was made unseen is found, and goes with the cup that it was for.
  @Test func aRowThatIsNotWantedAnyMoreWhenItIsFoundGoes() async throws {
    try await pumped.commit([.saveRun(pumped.run), .place([line(1, cups: 2)], day: "20261130")])
    let store = pumped.store
    let cancelled = line(1, cups: 2, .cancelled)
    let pumped = pumped
    let table = KeylessTable { _, before in
      guard before == 1 else { return .answered }
      try? await pumped.commit([.saveLine(cancelled)])
      return .lost
    }
    await pumped.runDry(pumped.pump(table, time))
    #expect(await table.records.isEmpty)
    #expect(await table.requests.last == .remove(["rec1", "rec2"]))
    #expect(await store.posted(in: pumped.run.id)[line(1, cups: 2).key]?.records == [])
  }

  /// A change that nobody knows of whether it was made is made again though the line says by then what it said before.
  @Test func aChangeThatIsTakenBackIsTakenBackInTheTable() async throws {
    try await pumped.commit([.saveRun(pumped.run), .place([line(1, cups: 2)], day: "20261130")])
    let pumped = pumped
    let before = line(1, cups: 2)
    let table = KeylessTable { request, _ in
      guard case .change = request,
        await pumped.store.due(at: pumped.run.openedAt, limit: 1).first?.line.note == "多冰"
      else { return .answered }
      try? await pumped.commit([.saveLine(before)])
      return .lost
    }
    await pumped.runDry(pumped.pump(table, time))
    try await pumped.commit([.saveLine(line(1, cups: 2, note: "多冰"))])
    await pumped.runDry(pumped.pump(table, time))
    #expect(await notes(of: 1, in: table) == [.empty, .empty])
  }

  /// By seeds: any mixture of what can become of requests, with changes and cancellations in between.
  @Test(arguments: 1...40)
  func whateverBecomesOfRequestsEveryCupIsOneRow(seed: Int) async throws {
    var draws = SplitMix(state: UInt64(seed))
    var wanted = (1...8).map { line($0, cups: Int.random(in: 1...4, using: &draws)) }
    try await pumped.commit([.saveRun(pumped.run), .place(wanted, day: "20261130")])
    let acts = (0..<80).map { _ in Int.random(in: 0..<100, using: &draws) }
    let table = KeylessTable { request, before in
      guard before < acts.count else { return .answered }
      return switch acts[before] {
      case ..<12: .lost
      case ..<20: .halfDone
      case ..<28: .swallowed
      case ..<33: .verdict(.unsent(reason: "refused"))
      case ..<38: .verdict(.throttled(seconds: 1, reason: "429"))
      default: .answered
      }
    }
    for _ in 1...12 {
      let until = await table.requests.count + Int.random(in: 0...8, using: &draws)
      await withTaskGroup { group in
        let pump = pumped.pump(table, time)
        group.addTask { await pump.run() }
        while await table.requests.count < until, await pumped.store.backlog().waiting > 0,
          !Task.isCancelled
        { await Task.yield() }
        group.cancelAll()
      }
      let place = Int.random(in: 0..<wanted.count, using: &draws)
      wanted[place].quantity = Int.random(in: 1...4, using: &draws)
      wanted[place].status = Int.random(in: 0..<4, using: &draws) == 0 ? .cancelled : .placed
      wanted[place].note = Bool.random(using: &draws) ? "冰" : nil
      try await pumped.commit([.saveLine(wanted[place])])
    }
    await pumped.runDry(pumped.pump(table, time))
    let rows = wanted.map { pumped.layout.count.of($0) }
    #expect(await table.records.count == rows.reduce(0, +))
    for (line, count) in zip(wanted, rows) {
      let note: Row.Value = line.note.map { .text($0) } ?? .empty
      #expect(await notes(of: line.number, in: table) == Array(repeating: note, count: count))
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
