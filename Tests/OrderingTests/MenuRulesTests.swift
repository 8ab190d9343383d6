import Ordering
import TestKit
import Testing

@Suite struct MenuRulesTests {
  private let menu = Samples.menu

  private func fields(_ draft: DraftLine) -> [String] {
    menu.questions(about: draft, cupLimit: 100).map { "\($0.field) \($0.because)" }
  }

  @Test func asksForWhatIsMissing() {
    #expect(fields(DraftLine()) == ["drink missing"])
    #expect(
      fields(DraftLine(drink: "紅茶")) == ["size missing", "sugar missing", "ice missing"])
    #expect(fields(DraftLine(drink: "紅茶", size: "大杯", ice: "少冰", sugar: "半糖")) == [])
  }

  @Test func fillsInWhatLeavesNoChoice() {
    let completed = menu.completing(DraftLine(drink: "冬瓜茶", ice: "少冰"))
    #expect(completed.size == "大杯")
    #expect(completed.sugar == "正常糖")
    #expect(fields(DraftLine(drink: "冬瓜茶", ice: "少冰")) == [])
  }

  @Test func refusesWhatTheDrinkDoesNotAllow() {
    #expect(
      fields(DraftLine(drink: "冬瓜茶", size: "中杯", ice: "熱", sugar: "無糖")) == [
        "size notAllowed", "sugar notAllowed", "ice notAllowed",
      ])
    #expect(
      fields(
        DraftLine(
          drink: "冬瓜茶", ice: "少冰", addOns: [DraftLine.Portion(name: "珍珠")])) == [
          "addOns notAllowed"
        ])
  }

  @Test func hotTakesItsOwnPriceAndSizes() {
    let hot = DraftLine(drink: "奶茶", ice: "熱", sugar: "半糖")
    #expect(menu.completing(hot).size == "中杯")
    #expect(menu.unitPrice(of: hot) == Samples.dollars(50))
    var large = hot
    large.size = "大杯"
    #expect(fields(large) == ["size notAllowed"])
    #expect(menu.unitPrice(of: large) == nil)
  }

  @Test func addOnsCostByThePortion() {
    var draft = DraftLine(drink: "紅茶", size: "大杯")
    draft.addOns = [
      DraftLine.Portion(name: "珍珠", portions: 2), DraftLine.Portion(name: "布丁"),
    ]
    #expect(menu.unitPrice(of: draft) == Samples.dollars(70))
  }

  @Test func moreAddOnsThanACupTakesAreAsked() {
    var draft = DraftLine(drink: "紅茶", size: "大杯", ice: "少冰", sugar: "半糖")
    draft.addOns = [DraftLine.Portion(name: "珍珠", portions: 4)]
    #expect(fields(draft) == ["addOns outOfRange"])
  }

  @Test(arguments: [(0, false), (1, true), (100, true), (101, false), (Int.max, false)])
  func quantityHasALimit(_ quantity: Int, _ isFine: Bool) {
    let draft = DraftLine(
      drink: "紅茶", size: "大杯", ice: "少冰", sugar: "半糖", quantity: quantity)
    #expect(fields(draft).isEmpty == isFine)
  }

  @Test func mergingLaysTheNewOverTheOld() {
    let old = DraftLine(
      drink: "紅茶", size: "大杯", sugar: "半糖", addOns: [DraftLine.Portion(name: "珍珠")],
      note: "分開裝")
    let merged = old.merging(
      DraftLine(sugar: "無糖", addOns: [DraftLine.Portion(name: "珍珠", portions: 0)], note: "不要吸管"))
    #expect(merged.drink == "紅茶")
    #expect(merged.sugar == "無糖")
    #expect(merged.addOns == [])
    #expect(merged.note == "分開裝 不要吸管")
  }
}
