import OrderText
import Ordering
import Testing

/// Which lines a change or a cancellation names, and the questions of a drink.
@Suite struct LineTargetTests {
  private func acts(_ text: String) throws -> [Act] { try Samples.reader().read(text).acts }

  @Test(
    "a change and its target",
    arguments: [
      ("熟成紅茶那杯改無糖", Target.drink("熟成紅茶")), ("小明那杯改無糖", .person("小明")), ("小明的那杯改無糖", .person("小明")),
      ("熟成紅茶換無糖", .drink("熟成紅茶")), ("#2 改無糖", .number(2)), ("change #2 to no sugar", .number(2)),
      ("change the last one to no sugar", .last), ("我想改成無糖", nil), ("甜度改無糖", nil), ("能改成無糖嗎", nil),
    ])
  func changes(_ text: String, _ target: Target?) throws {
    let act = try acts(text)
    #expect(act.map(\.intent) == [.change] && act.first?.target == target)
    #expect(act.first?.items == [DraftLine(sugar: "無糖")])
    #expect(try Samples.reader().read(text).unread.isEmpty)
  }

  @Test(
    "options of a line that is pointed at change it",
    arguments: [
      ("#2 加白玉", 1), ("#2 不要白玉", 0), ("熟成紅茶那杯加白玉", 1),
    ])
  func additions(_ text: String, _ portions: Int) throws {
    let act = try acts(text)
    #expect(act.map(\.intent) == [.change] && act.first?.target != nil)
    #expect(act.first?.items.first?.addOns.map(\.portions) == [portions])
  }

  @Test(
    "one cancellation for each line that is named",
    arguments: [
      ("取消 #1 #2", [Target.number(1), .number(2)]), ("取消 1 跟 3", [.number(1), .number(3)]),
      ("取消熟成紅茶跟麗春紅茶", [.drink("熟成紅茶"), .drink("麗春紅茶")]), ("取消小明的", [.person("小明")]),
      ("佳玲的取消", [.person("佳玲")]), ("熟成紅茶那杯不要了", [.drink("熟成紅茶")]), ("最後一杯取消", [.last]),
      ("剛那杯不要了", [.last]),
      ("取消訂單", [nil]),
    ])
  func cancellations(_ text: String, _ targets: [Target?]) throws {
    let cancelled = try acts(text)
    #expect(cancelled.map(\.intent) == targets.map { _ in .cancel })
    #expect(cancelled.map(\.target) == targets)
  }

  @Test(
    "what is asked of a drink, or of none",
    arguments: [
      ("可以做熱的嗎", DraftLine(ice: "熱")), ("有無糖的嗎", DraftLine(sugar: "無糖")),
      ("大杯多少錢", DraftLine(size: "大杯")), ("can it be hot?", DraftLine(ice: "熱")),
    ])
  func questionsOfOptions(_ text: String, _ item: DraftLine) throws {
    #expect(try acts(text) == [Act(.question, items: [item])])
  }

  @Test(
    "a drink that is asked about",
    arguments: ["熟成紅茶有賣嗎", "有熟成紅茶嗎", "熟成紅茶一杯多少", "熟成紅茶呢"])
  func questionsOfDrinks(_ text: String) throws {
    #expect(try acts(text) == [Act(.question, target: .drink("熟成紅茶"))])
  }

  @Test("a person whose name is none of the bot's", arguments: ["跟 @小明 一樣", "跟小明一樣"])
  func namesWithoutSigns(_ text: String) throws {
    #expect(try acts(text).first?.target == .person("小明"))
  }
}
