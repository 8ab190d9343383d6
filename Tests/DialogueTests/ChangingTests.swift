import Dialogue
import OrderText
import Ordering
import TestKit
import Testing

@Suite struct ChangingTests {
  /// bob has #1 紅茶 and cat #2 奶茶.
  private func stageWithLines() async throws -> Stage {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    try await stage.say(Samples.cat, .order(.milk))
    return stage
  }

  @Test func aChangeOfOnesOnlyLineAppliesAtOnceAndCanBeUndone() async throws {
    let stage = try await stageWithLines()
    #expect(
      try await stage.say(Samples.bob, .change(DraftLine(size: "中杯"))).kinds == ["changed"])
    #expect(try await stage.lines()[0].unitPrice == Samples.dollars(30))
    #expect(try await stage.say(Samples.bob, .undo).kinds == ["undone"])
    #expect(try await stage.lines()[0].unitPrice == Samples.dollars(35))
    #expect(try await stage.lines()[0].orderNumber == "20261130000001")
  }

  @Test func whatTheNewDrinkLacksIsAsked() async throws {
    let stage = try await stageWithLines()
    #expect(
      try await stage.say(Samples.bob, .change(DraftLine(drink: "冬瓜茶"))).kinds == ["asks"])
    #expect(try await stage.lines()[0].drink == "紅茶")
    #expect(
      try await stage.say(Samples.bob, .answer(DraftLine(sugar: "正常糖"))).kinds == ["changed"])
    #expect(try await stage.lines()[0].drink == "冬瓜茶")
  }

  @Test func othersLinesAreNotOnes() async throws {
    let stage = try await stageWithLines()
    #expect(try await stage.say(Samples.bob, .cancel(.number(2))).kinds == ["notYours"])
    #expect(try await stage.say(Samples.bob, .cancel(.number(9))).kinds == ["noSuchLine"])
    #expect(try await stage.lines().allSatisfy { !$0.isCancelled })
  }

  @Test func theOrganizerMayStrikeOutALine() async throws {
    let stage = try await stageWithLines()
    #expect(try await stage.say(Samples.amy, .cancel(.number(2))).kinds == ["cancelled"])
    #expect(try await stage.lines().map(\.isCancelled) == [false, true])
  }

  @Test func ofSeveralLinesOneIsChosenByNumber() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.bob, .order(.milk))
    #expect(try await stage.say(Samples.bob, .cancel()).kinds == ["whichLine"])
    #expect(try await stage.say(Samples.bob, number(2)).kinds == ["cancelled"])
    #expect(try await stage.lines().map(\.isCancelled) == [false, false, true])
  }

  @Test func aCancelledLineKeepsItsNumber() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.bob, .cancel())
    try await stage.say(Samples.bob, .order(.milk))
    #expect(try await stage.lines().map(\.number) == [1, 2, 3])
  }

  @Test func theSameDrinkAgainIsAskedAbout() async throws {
    let stage = try await stageWithLines()
    var other = DraftLine.black
    other.sugar = "無糖"
    #expect(try await stage.say(Samples.bob, .order(other)).kinds == ["changeOrAdd"])
    #expect(try await stage.say(Samples.bob, number(1)).kinds == ["changed"])
    #expect(try await stage.lines()[0].sugar == "無糖")
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["changeOrAdd"])
    #expect(try await stage.say(Samples.bob, number(2)).kinds == ["placed"])
    #expect(try await stage.lines().count == 3)
  }

  @Test func aYesWithAChangeChangesWhatItPlaced() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    let replies = try await stage.say(Samples.bob, .confirm, .change(DraftLine(sugar: "無糖")))
    #expect(replies.kinds == ["placed", "changed"])
    #expect(try await stage.lines().map(\.sugar) == ["無糖"])
  }

  @Test func aCopyIsOneCupOfTheDrinkAndItsOptions() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    var order = DraftLine.black
    order.quantity = 3
    order.note = "分開裝"
    order.beneficiary = "小明"
    try await stage.say(Samples.bob, .order(order))
    try await stage.say(Samples.bob, yes)
    try await stage.say(Samples.cat, .copy(DraftLine(sugar: "無糖")))
    try await stage.say(Samples.cat, yes)
    let copy = try #require(try await stage.lines().last)
    #expect(copy.quantity == 1)
    #expect(copy.sugar == "無糖")
    #expect(copy.ice == "少冰")
    #expect(copy.note == nil)
    #expect(copy.beneficiary == nil)
    #expect(copy.orderer.name == "cat")
  }

  @Test func twoOfOneDrinkInOneMessageAreTwo() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black, .black))
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.drink) == ["紅茶", "紅茶"])
  }

  @Test func oneOfSeveralPendingDrinksIsTakenBackAlone() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black, .milk))
    #expect(
      try await stage.say(Samples.bob, .cancel(.drink("奶茶"))).kinds == ["notPlaced", "readBack"])
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.drink) == ["紅茶"])
  }

  @Test func someCupsOfALineAreCancelled() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    var three = DraftLine.black
    three.quantity = 3
    try await stage.say(Samples.bob, .order(three))
    var one = Act(.cancel, items: [DraftLine(quantity: 1)])
    one.scope = .part
    #expect(try await stage.say(Samples.bob, one).kinds == ["changed"])
    #expect(try await stage.lines().map(\.quantity) == [2])
    var all = Act(.cancel, items: [DraftLine(quantity: 2)])
    all.scope = .part
    #expect(try await stage.say(Samples.bob, all).kinds == ["cancelled"])
  }

  @Test func theOrganizerMayTakeBackACancellationOfAnothersLine() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.amy, .cancel(.number(2)))
    #expect(try await stage.say(Samples.amy, .undo).kinds == ["undone"])
    #expect(try await stage.lines().allSatisfy { !$0.isCancelled })
  }

  @Test func aPersonWhoHasNothingCannotBeCopied() async throws {
    let stage = try await stageWithLines()
    #expect(
      try await stage.say(Samples.amy, .copy(nil, .person("zoe"))).kinds == ["noSuchLine"])
  }

  @Test func talkOfOtherThingsIsNotAnswered() async throws {
    let stage = try await stageWithLines()
    #expect(try await stage.say(Samples.bob, .cancel(.drink("會議"))).kinds == [])
  }

  @Test func someCupsOfALineAreChangedAndBecomeALineOfTheirOwn() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    var three = DraftLine.black
    three.quantity = 3
    try await stage.say(Samples.bob, .order(three))
    var one = Act.change(DraftLine(sugar: "無糖", quantity: 1))
    one.scope = .part
    #expect(try await stage.say(Samples.bob, one).kinds == ["changed", "placed"])
    #expect(try await stage.lines().map(\.quantity) == [2, 1])
    #expect(try await stage.lines().map(\.sugar) == ["半糖", "無糖"])
    #expect(try await stage.say(Samples.bob, .undo).kinds == ["undone"])
    #expect(try await stage.lines().map(\.quantity) == [3, 1])
    #expect(try await stage.lines().map(\.isCancelled) == [false, true])
  }

  @Test func everythingOfOnesOwnIsCancelledAtOnce() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.bob, .order(.milk))
    var all = Act.cancel()
    all.scope = .all
    #expect(try await stage.say(Samples.bob, all).kinds == ["cancelled"])
    #expect(try await stage.lines().map(\.isCancelled) == [true, false, true])
  }

  @Test func onesSecondCupIsNotTheRunsSecondLine() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.bob, .order(.milk))
    var second = Act.cancel(.number(2))
    second.scope = .own
    try await stage.say(Samples.bob, second)
    #expect(try await stage.lines().map(\.isCancelled) == [false, false, true])
  }

  @Test func oneMoreCupIsOfWhatWasSaidLast() async throws {
    let stage = Stage()
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    var more = Act.answer(DraftLine(quantity: 1))
    more.scope = .more
    #expect(try await stage.say(Samples.bob, more).kinds == ["readBack"])
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.quantity) == [2])
    #expect(try await stage.say(Samples.bob, more).kinds == ["changed"])
    #expect(try await stage.lines().map(\.quantity) == [3])
  }

  @Test func aPartIsKeptInMindWhileTheLineIsAsked() async throws {
    let stage = Stage(confirm: .whenUnsure)
    try await stage.say(Samples.amy, .open)
    var two = DraftLine.black
    two.quantity = 2
    try await stage.say(Samples.bob, .order(two, .milk))
    var part = Act(.cancel, items: [DraftLine(quantity: 1)])
    part.scope = .part
    #expect(try await stage.say(Samples.bob, part).kinds == ["whichLine"])
    #expect(try await stage.say(Samples.bob, number(1)).kinds == ["changed"])
    var change = Act.change(DraftLine(sugar: "正常糖", quantity: 1))
    change.scope = .part
    try await stage.say(Samples.bob, change)
    try await stage.say(Samples.bob, number(1))
    #expect(try await stage.lines().map(\.quantity) == [1, 1])
    #expect(try await stage.lines().map(\.sugar) == ["正常糖", "無糖"])
  }

  @Test func onlyWhatIsDescribedIsCancelled() async throws {
    let stage = try await stageWithLines()
    let sugarless = Act(.cancel, items: [DraftLine(sugar: "無糖")])
    #expect(try await stage.say(Samples.bob, sugarless).kinds == ["noLines"])
    try await stage.say(Samples.bob, .order(.milk))
    #expect(try await stage.say(Samples.bob, sugarless).kinds == ["cancelled"])
    #expect(try await stage.lines().map(\.isCancelled) == [false, false, true])
  }

  @Test func aChangeOfAllIsTakenBackAsOne() async throws {
    let stage = try await stageWithLines()
    try await stage.say(Samples.bob, .order(.milk))
    var all = Act.change(DraftLine(sugar: "正常糖"))
    all.scope = .all
    try await stage.say(Samples.bob, all)
    #expect(try await stage.lines().map(\.sugar) == ["正常糖", "無糖", "正常糖"])
    try await stage.say(Samples.bob, .undo)
    #expect(try await stage.lines().map(\.sugar) == ["半糖", "無糖", "無糖"])
  }

  @Test func aYesSaysNeitherChangeNorAddAndTheOrganizerCanTakeItIn() async throws {
    let stage = try await stageWithLines()
    var other = DraftLine.black
    other.sugar = "無糖"
    try await stage.say(Samples.bob, .order(other))
    #expect(try await stage.say(Samples.bob, yes).kinds == ["changeOrAdd"])
    #expect(try await stage.say(Samples.amy, .close).kinds == ["toPhone", "closed", "leftOpen"])
    try await stage.say(Samples.amy, .takeIn("bob"))
    #expect(try await stage.lines().count == 3)
  }
}
