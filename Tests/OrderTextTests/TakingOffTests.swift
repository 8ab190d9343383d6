import OrderText
import Ordering
import Testing

/// What is taken off a drink leaves the drink ordered.
@Suite struct TakingOffTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.teaShop()])
  }

  private func acts(_ text: String) throws -> [Act] {
    let reading = try Self.reader.get().read(text)
    #expect(reading.unread.isEmpty)
    return reading.acts
  }

  @Test(
    "sugar, ice, an add-on or a straw that is no longer wanted changes the drink",
    arguments: [
      ("糖不要了", DraftLine(sugar: "無糖")), ("冰不要了", DraftLine(ice: "去冰")),
      ("冰塊取消", DraftLine(ice: "去冰")), ("我的糖不要了", DraftLine(sugar: "無糖")),
      ("糖跟冰都不要了", DraftLine(ice: "去冰", sugar: "無糖")), ("冰不用了", DraftLine(ice: "去冰")),
      ("糖不要了 改大杯", DraftLine(size: "大杯", sugar: "無糖")),
      ("珍珠不要了", DraftLine(addOns: [.init(name: "珍珠", portions: 0)])),
      ("吸管不要了", DraftLine(note: "吸管不要了")), ("袋子不要了", DraftLine(note: "袋子不要了")),
    ])
  func changes(_ text: String, _ item: DraftLine) throws {
    #expect(try acts(text) == [Act(.change, items: [item])])
  }

  @Test(
    "another value of the same field takes its place",
    arguments: [
      ("大杯不要了 中杯就好", DraftLine(size: "中杯")), ("半糖不要了 改微糖", DraftLine(sugar: "微糖")),
    ])
  func replaces(_ text: String, _ item: DraftLine) throws {
    #expect(try acts(text) == [Act(.change, items: [item])])
  }

  @Test(
    "of the line that is named",
    arguments: [
      ("小明的冰不要了", Target.person("小明")), ("紅茶的冰不要了", .drink("紅茶")), ("珍奶 冰不要了", .drink("珍珠奶茶")),
    ])
  func targets(_ text: String, _ target: Target) throws {
    #expect(
      try acts(text) == [Act(.change, items: [DraftLine(ice: "去冰")], target: target)])
  }

  @Test("behind a whole order it is of the order")
  func orders() throws { #expect(try Told("珍奶大杯少冰 糖不要了").items == "珍珠奶茶 大杯 無糖 少冰") }

  @Test(
    "a line that is described is cancelled",
    arguments: ["不要了", "珍奶不要了", "大杯的不要了", "半糖那杯不要了", "熱的不要了", "紅茶那杯不要了", "取消紅茶"])
  func cancels(_ text: String) throws { #expect(try acts(text).map(\.intent) == [.cancel]) }

  @Test("what describes no line cancels none", arguments: ["甜的不要了", "刪掉第二行"])
  func unread(_ text: String) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.isEmpty && !reading.unread.isEmpty)
  }
}
