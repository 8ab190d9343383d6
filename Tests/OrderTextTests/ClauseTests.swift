import OrderText
import Ordering
import Testing

/// Messages that do several things.
@Suite struct ClauseTests {
  private func intents(_ text: String) throws -> [Intent] {
    try Samples.reader().read(text).acts.map(\.intent)
  }

  @Test(
    "each clause is an act of its own",
    arguments: [
      ("熟成紅茶半糖去冰，小明付了", [Intent.order, .paid]), ("熟成紅茶兩杯半糖，幾點收單？", [.order, .question]),
      ("熟成紅茶少冰半糖，麗春紅茶那杯取消", [.order, .cancel]), ("取消熟成紅茶 再一杯麗春紅茶", [.cancel, .order]),
      ("取消 改點麗春紅茶半糖去冰", [.cancel, .order]), ("取消 #1 #2", [.cancel, .cancel]),
      ("+1，然後再一杯麗春紅茶", [.copy, .order]), ("熟成紅茶半糖去冰一杯 總共多少錢", [.order, .total]),
      ("好 再一杯麗春紅茶", [.confirm, .order]), ("好啊但改少糖", [.confirm, .change]),
      ("統計，菜單", [.summary, .menu]), ("我的訂單 然後 收單", [.mine, .close]),
      ("我的訂單然後收單", [.mine, .close]), ("統計，然後收單", [.summary, .close]),
      ("小明付了 然後收單", [.paid, .close]),
      ("熟成紅茶半糖去冰 然後收單", [.order, .close]), ("收單 然後 送單", [.close, .sent]),
      ("收單再送單", [.close, .sent]),
    ])
  func clauses(_ text: String, _ intents: [Intent]) throws {
    #expect(try self.intents(text) == intents)
  }

  @Test(
    "a line with a number is not what was ordered just before",
    arguments: [
      ("好 再來一杯熟成紅茶 然後取消 #2", [Intent.confirm, .order, .cancel]),
      ("再來一杯熟成紅茶 大杯，取消 #2", [.order, .cancel]), ("一杯熟成紅茶 取消第2杯", [.order, .cancel]),
      ("取消 #2 然後再一杯熟成紅茶", [.cancel, .order]), ("好，再一杯熟成紅茶，#2改去冰", [.confirm, .order, .change]),
      ("熟成紅茶半糖 再把#2改去冰", [.order, .change]),
    ])
  func numbered(_ text: String, _ intents: [Intent]) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.map(\.intent) == intents && reading.unread.isEmpty)
    #expect(reading.acts.first { $0.intent == .order }?.items.first?.drink == "熟成紅茶")
    #expect(
      reading.acts.filter { [.cancel, .change].contains($0.intent) }.map(\.target) == [.number(2)])
  }

  @Test(
    "what belongs together is one act",
    arguments: [
      ("我也要，幫我點一杯熟成紅茶", [Intent.order]), ("+1，半糖", [.copy]), ("取消 #2 謝謝", [.cancel]),
      ("熟成紅茶，不要了", [.cancel]), ("取消 熟成紅茶 半糖那杯", [.cancel]), ("不要，改麗春紅茶", [.change]),
      ("先不要 改麗春紅茶", [.change]), ("開團 可不可，四點截止", [.open]),
    ])
  func one(_ text: String, _ intents: [Intent]) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.map(\.intent) == intents && reading.unread.isEmpty)
  }

  @Test(
    "a drink that is not wanted is cancelled",
    arguments: ["不要熟成紅茶了", "熟成紅茶不要了", "我不要熟成紅茶了"])
  func refused(_ text: String) throws {
    #expect(try Samples.reader().read(text).acts == [Act(.cancel, target: .drink("熟成紅茶"))])
  }

  @Test(
    "one clause that is talk keeps the others from being acts",
    arguments: ["總計，3000", "隨便，我都好", "菜單，又改版了", "John paid 200 for parking"])
  func talk(_ text: String) throws { #expect(try intents(text).isEmpty) }
}
