import Dialogue
import ICU
import OrderText
import Ordering
import Store
import TestKit
import Testing

@Suite struct RunTests {
  private func opening(_ deadline: Deadline?) -> Act {
    var details = Details()
    details.deadline = deadline
    return Act(.open, details: details)
  }

  /// The sample moment is 14:00 in Taipei.
  @Test(arguments: [
    (Deadline.at(minutes: 16 * 60 + 30, day: nil), "2026-11-30T08:30:00.000Z"),
    (.at(minutes: 13 * 60, day: nil), "2026-12-01T05:00:00.000Z"),
    (.at(minutes: 12 * 60, day: .tomorrow), "2026-12-01T04:00:00.000Z"),
    (.at(minutes: 9 * 60, day: .date(year: 2026, month: 12, day: 2)), "2026-12-02T01:00:00.000Z"),
    (.within(minutes: 20), "2026-11-30T06:20:01.000Z"),
  ])
  func aDeadlineIsTheNextOneAhead(_ deadline: Deadline, _ moment: String) async throws {
    let stage = Stage()
    let replies = try await stage.say(Samples.amy, opening(deadline))
    guard case .opened(let run, _, _) = replies.first?.content else {
      Issue.record("not opened: \(replies)")
      return
    }
    #expect(run.deadline == Timestamp(rfc3339: moment))
  }

  @Test func aDeadlineThatIsPastIsTold() async throws {
    let stage = Stage()
    #expect(
      try await stage.say(Samples.amy, opening(.at(minutes: 60, day: .today))).kinds
        == ["deadlineIsPast"])
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["howToOpen"])
  }

  @Test func aRunClosesAtItsDeadline() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, opening(.within(minutes: 20)))
    try await stage.say(Samples.bob, .order(.black))
    let reminder = try #require(try await stage.store.nextDue(reminderSeconds: 600))
    await stage.wait(seconds: 600)
    #expect(try await stage.happen(reminder.event).kinds == ["reminder"])
    let deadline = try #require(try await stage.store.nextDue(reminderSeconds: 600))
    await stage.wait(seconds: 600)
    #expect(try await stage.happen(deadline.event).kinds == ["toPhone", "closed"])
    #expect(try await stage.store.nextDue(reminderSeconds: 600) == nil)
    #expect(try await stage.say(Samples.bob, .order(.milk)).kinds == ["closedBy"])
  }

  @Test func onlyTheOrganizerCloses() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    #expect(try await stage.say(Samples.bob, .close).kinds == ["onlyOrganizer"])
    #expect(try await stage.say(Samples.amy, .close).kinds == ["closedEmpty"])
    #expect(try await stage.say(Samples.amy, .close).kinds == ["nothingOpen"])
  }

  @Test func oneRunARoom() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    #expect(try await stage.say(Samples.bob, .open).kinds == ["alreadyOpen"])
  }

  @Test func onlyOrganizersOpenWhereTheHouseSaysSo() async throws {
    let stage = Stage(organizers: [Samples.amy.id])
    #expect(try await stage.say(Samples.bob, .open).kinds == ["mayNotOpen"])
    #expect(try await stage.say(Samples.amy, .open).kinds == ["opened"])
  }

  @Test func whatNobodyConfirmedGoesToTheOrganizer() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    try await stage.say(Samples.cat, .order(DraftLine(drink: "奶茶", quantity: 1)))
    let replies = try await stage.say(Samples.amy, .close)
    #expect(replies.kinds == ["closedEmpty", "leftOpen"])
    #expect(replies.last?.audience == .person(Samples.amy, Samples.room))
    #expect(try await stage.say(Samples.bob, yes).kinds == ["closedBy"])
    #expect(try await stage.say(Samples.bob, .takeIn("bob")).kinds == ["onlyOrganizer"])
    #expect(
      try await stage.say(Samples.amy, .takeIn("bob")).kinds == ["takenIn", "toPhone", "owes"])
    #expect(try await stage.say(Samples.amy, .takeIn("bob")).kinds == ["nothingToTakeIn"])
    #expect(try await stage.say(Samples.amy, .takeIn("cat")).kinds == ["cannotTakeIn"])
    let lines = try await stage.lines()
    #expect(lines.map(\.orderer.name) == ["bob"])
  }

  @Test func theOrganizerAddsWhatComesTooLate() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    try await stage.say(Samples.bob, yes)
    try await stage.say(Samples.amy, .close)
    #expect(try await stage.say(Samples.cat, .order(.milk)).kinds == ["closedBy"])
    var forCat = DraftLine.milk
    forCat.beneficiary = "cat"
    #expect(try await stage.say(Samples.amy, .order(forCat)).kinds == ["readBack"])
    let replies = try await stage.say(Samples.amy, yes)
    #expect(replies.kinds == ["placed", "toPhone", "owes"])
    guard case .toPhone(_, let tally, _, _, _) = replies[1].content else {
      Issue.record("\(replies)")
      return
    }
    #expect(tally == Tally(cups: 2, sum: Samples.dollars(80)))
  }

  @Test func aPriceThatWasAskedIsNoOrder() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, Act(.question, target: .drink("紅茶")))
    #expect(try await stage.say(Samples.amy, .close).kinds == ["closedEmpty"])
  }

  @Test func whatWasSentCannotBeChanged() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.amy, .order(.black))
    #expect(
      try await stage.say(Samples.amy, Act(.sent)).kinds == ["toPhone", "closed", "sentToShop"])
    #expect(try await stage.lines().map(\.status) == [.sent])
    #expect(
      try await stage.say(Samples.amy, .change(DraftLine(sugar: "無糖"))).kinds == ["lineIsSent"])
  }

  @Test func theWordHowToOpenComesOnceAPersonAndHour() async throws {
    let stage = Stage()
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["howToOpen"])
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == [])
    #expect(try await stage.say(Samples.cat, .order(.black)).kinds == ["howToOpen"])
    #expect(
      try await stage.say(Samples.cat, .order(DraftLine(drink: "紅茶", quantity: 1))).kinds == [])
    await stage.wait(seconds: 3_600)
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["howToOpen"])
    let alone = Room(channel: "test", name: "bob", isPrivate: true)
    for _ in 0..<2 {
      #expect(try await stage.say(Samples.bob, .order(.black), in: alone).kinds == ["howToOpen"])
    }
  }

  @Test func anEditIsAskedAboutAndNeverRun() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    let reading = Reading(text: "奶茶", acts: [.order(.milk)])
    let query = SceneQuery(for: reading, in: Samples.room, by: Samples.bob, run: nil)
    let scene = try await stage.store.scene(for: query)
    let occasion = Occasion(
      room: Samples.room, person: Samples.bob, now: Samples.noon, newRun: RunID("X"))
    let setting = Setting(menus: [Samples.menu], zone: .utc)
    let turn = turn(in: scene, for: .edited(reading), on: occasion, under: setting)
    #expect(turn.replies.kinds == ["editNoticed"])
    #expect(turn.changes == [])
  }
}
