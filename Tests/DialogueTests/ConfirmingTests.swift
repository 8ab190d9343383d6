import Dialogue
import OrderText
import Ordering
import Store
import TestKit
import Testing

@Suite struct ConfirmingTests {
  private func openStage(
    confirm: Setting.Confirm = .always, patience: Int64 = 0
  ) async throws -> Stage {
    let stage = Stage(confirm: confirm, patienceSeconds: patience)
    try await stage.say(Samples.amy, .open)
    return stage
  }

  @Test func aWholeOrderIsReadBackAndAYesPlacesItOnce() async throws {
    let stage = try await openStage()
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["readBack"])
    #expect(try await stage.lines() == [])
    #expect(try await stage.say(Samples.bob, yes).kinds == ["placed"])
    #expect(try await stage.say(Samples.bob, yes).kinds == [])
    let lines = try await stage.lines()
    #expect(lines.map(\.number) == [1])
    #expect(lines.first?.unitPrice == Samples.dollars(35))
    #expect(lines.first?.orderNumber == "20261130000001")
  }

  @Test func anothersYesIsNotTaken() async throws {
    let stage = try await openStage()
    try await stage.say(Samples.bob, .order(.black))
    #expect(try await stage.say(Samples.cat, yes).kinds == [])
    #expect(try await stage.lines() == [])
  }

  @Test func aYesInAnotherPlaceIsNotTaken() async throws {
    let stage = try await openStage()
    try await stage.say(Samples.bob, .order(.black))
    let elsewhere = Room(channel: "test", name: "bob", isPrivate: true)
    #expect(try await stage.say(Samples.bob, yes, in: elsewhere).kinds == [])
    #expect(try await stage.lines() == [])
  }

  @Test func aYesThatWasSaidBeforeTheQuestionIsNotTaken() async throws {
    let stage = try await openStage()
    try await stage.say(Samples.bob, .order(.black))
    #expect(try await stage.say(Samples.bob, yes, before: 1_001).kinds == [])
    #expect(try await stage.lines() == [])
    #expect(try await stage.say(Samples.bob, yes).kinds == ["placed"])
  }

  @Test func aNoDropsWhatWasAsked() async throws {
    let stage = try await openStage()
    try await stage.say(Samples.bob, .order(.black))
    #expect(try await stage.say(Samples.bob, no).kinds == ["notPlaced"])
    #expect(try await stage.say(Samples.bob, yes).kinds == [])
    #expect(try await stage.lines() == [])
  }

  @Test func aPlainAnswerToAPricedQuestionIsTheYes() async throws {
    let stage = try await openStage()
    var draft = DraftLine.black
    draft.size = nil
    #expect(try await stage.say(Samples.bob, .order(draft)).kinds == ["asks"])
    #expect(try await stage.say(Samples.bob, .answer(DraftLine(size: "中杯"))).kinds == ["placed"])
    #expect(try await stage.lines().first?.unitPrice == Samples.dollars(30))
  }

  @Test func anAnswerThatSaysMoreIsReadBack() async throws {
    let stage = try await openStage()
    var draft = DraftLine.black
    draft.size = nil
    try await stage.say(Samples.bob, .order(draft))
    let more = DraftLine(size: "中杯", addOns: [DraftLine.Portion(name: "珍珠")])
    #expect(try await stage.say(Samples.bob, .answer(more)).kinds == ["readBack"])
    #expect(try await stage.say(Samples.bob, yes).kinds == ["placed"])
    #expect(try await stage.lines().first?.unitPrice == Samples.dollars(40))
  }

  @Test func anAmbiguousDrinkIsChosenByNumberAndThenReadBack() async throws {
    let stage = try await openStage()
    var draft = DraftLine.black
    draft.drink = nil
    draft.sugar = nil
    let question = Question(
      field: .drink, because: .ambiguous, heard: "茶", choices: ["紅茶", "奶茶"])
    let reading = Reading(
      text: "茶", acts: [.order(draft)],
      questions: [ReadingQuestion(act: 0, item: 0, question: question)])
    #expect(try await stage.say(Samples.bob, reading).kinds == ["asks"])
    #expect(try await stage.say(Samples.bob, number(2)).kinds == ["asks"])
    #expect(try await stage.say(Samples.bob, .answer(DraftLine(sugar: "無糖"))).kinds == ["placed"])
    #expect(try await stage.lines().first?.drink == "奶茶")
  }

  @Test func aSureOrderNeedsNoYesWhereTheHouseSaysSo() async throws {
    let stage = try await openStage(confirm: .whenUnsure)
    #expect(try await stage.say(Samples.bob, .order(.black)).kinds == ["placed"])
    #expect(try await stage.say(Samples.bob, .undo).kinds == ["undone"])
    #expect(try await stage.lines().map(\.status) == [.cancelled])
  }

  @Test func anIncompleteFragmentRestsUntilItsPersonGoesOn() async throws {
    let stage = try await openStage(patience: 5)
    let fragment = DraftLine(drink: "紅茶", quantity: 1)
    #expect(try await stage.say(Samples.bob, .order(fragment)).kinds == [])
    #expect(try await stage.say(Samples.bob, .answer(DraftLine(size: "大杯"))).kinds == [])
    let rest = DraftLine(ice: "少冰", sugar: "半糖")
    #expect(try await stage.say(Samples.bob, .answer(rest)).kinds == ["readBack"])
  }

  @Test func aRestedFragmentIsAskedAbout() async throws {
    let stage = try await openStage(patience: 5)
    try await stage.say(Samples.bob, .order(DraftLine(drink: "紅茶", quantity: 1)))
    let due = try #require(try await stage.store.nextDue(reminderSeconds: nil))
    await stage.wait(seconds: 5)
    #expect(try await stage.happen(due.event).kinds == ["asks"])
    #expect(try await stage.store.nextDue(reminderSeconds: nil) == nil)
  }

  @Test func aRestingFragmentIsAnsweredAtItsPersonsNextLine() async throws {
    let stage = try await openStage(patience: 5)
    try await stage.say(Samples.bob, .order(DraftLine(drink: "紅茶", quantity: 1)))
    #expect(try await stage.say(Samples.cat, Act(.total)).kinds == ["total"])
    #expect(try await stage.say(Samples.bob, Act(.total)).kinds == ["total", "asks"])
  }

  @Test func optionsMayComeBeforeTheirDrink() async throws {
    let stage = try await openStage()
    let options = DraftLine(size: "大杯", ice: "少冰", sugar: "半糖", quantity: 2)
    #expect(try await stage.say(Samples.bob, .answer(options)).kinds == ["asks"])
    let drink = DraftLine(drink: "紅茶")
    #expect(try await stage.say(Samples.bob, .order(drink)).kinds == ["readBack"])
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().first?.quantity == 2)
  }

  @Test func aDrinkIsChosenByAPartOfItsName() async throws {
    let stage = try await openStage()
    let question = Question(
      field: .drink, because: .ambiguous, heard: "茶", choices: ["紅茶", "奶茶"])
    let reading = Reading(
      text: "茶", acts: [.order(DraftLine())],
      questions: [ReadingQuestion(act: 0, item: 0, question: question)])
    try await stage.say(Samples.bob, reading)
    // 「奶」 is a part of one choice alone, whatever it is by itself.
    try await stage.say(Samples.bob, Reading(text: "奶", acts: [.order(.black)]))
    let rest = DraftLine(size: "中杯", ice: "少冰", sugar: "半糖")
    try await stage.say(Samples.bob, .answer(rest))
    #expect(try await stage.lines().map(\.drink) == ["奶茶"])
  }

  @Test func aYesTakesTheOnlyChoice() async throws {
    let stage = try await openStage()
    var hot = DraftLine.milk
    hot.ice = "熱"
    hot.size = "大杯"
    #expect(try await stage.say(Samples.bob, .order(hot)).kinds == ["asks"])
    #expect(try await stage.say(Samples.bob, yes).kinds == ["readBack"])
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.size) == ["中杯"])
  }

  @Test func aWordThatMayBeEitherIsWhatIsStillOpen() async throws {
    let stage = try await openStage()
    try await stage.say(
      Samples.bob, .order(DraftLine(drink: "紅茶", size: "大杯", ice: "少冰")))
    let question = Question(
      field: .sugar, because: .ambiguous, heard: "正常", choices: ["正常糖", "正常冰"])
    try await stage.say(
      Samples.bob,
      Reading(
        text: "正常", acts: [Act(.answer, items: [DraftLine()])],
        questions: [ReadingQuestion(act: 0, item: 0, question: question)]))
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.sugar) == ["正常糖"])
  }

  @Test func aDrinkThatTheShopHasNotHoldsUpNoOther() async throws {
    let stage = try await openStage()
    let question = Question(field: .drink, because: .notOnMenu, heard: "可樂")
    let cola = Reading(
      text: "可樂", acts: [.order(DraftLine(size: "大杯", sugar: "半糖"))],
      questions: [ReadingQuestion(act: 0, item: 0, question: question)])
    #expect(try await stage.say(Samples.bob, cola).kinds == ["asks"])
    var forCat = DraftLine.milk
    forCat.beneficiary = "cat"
    #expect(try await stage.say(Samples.bob, .order(forCat)).kinds == ["readBack"])
    try await stage.say(Samples.bob, yes)
    #expect(try await stage.lines().map(\.drink) == ["奶茶"])
  }
}
