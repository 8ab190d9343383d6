import OrderText
import Ordering
import Testing

/// A yes or a no with the politeness that people put behind it, and what is said anew there.
@Suite struct CourtesyTests {
  private func reading(_ text: String) throws -> Reading { try Samples.reader().read(text) }

  @Test(
    "whom one thanks and how one pays leaves a yes a yes",
    arguments: [
      "好 謝謝主揪", "好的主揪", "OK 謝謝主揪", "好 謝謝小明", "好 感恩 amy", "好 給你100", "好 給你 100", "好 給主揪 50元",
      "好 50元",
      "好 晚點付", "好，收到", "好 了解", "好ㄉ", "okok", "can", "can can",
    ])
  func agrees(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.bare == .yes && reading.acts.isEmpty && reading.unread.isEmpty)
  }

  @Test("and a no a no", arguments: ["不用 謝謝主揪", "不用了 謝謝小明", "先不要 感恩主揪"])
  func declines(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.bare == .no && reading.unread.isEmpty)
  }

  @Test(
    "what decides something behind a yes is no politeness",
    arguments: [
      ("好 兩杯", [Intent.confirm, .answer]), ("好 x2", [.confirm, .answer]),
      ("好 給小明", [.confirm, .answer]),
      ("好少冰", [.confirm, .answer]), ("好 無糖", [.confirm, .answer]), ("好 收單", [.confirm, .close]),
    ])
  func decides(_ text: String, _ intents: [Intent]) throws {
    let reading = try reading(text)
    #expect(reading.acts.map(\.intent) == intents && reading.bare == nil)
  }

  @Test(
    "politeness alone is no yes",
    arguments: ["謝謝主揪", "收到", "了解", "給你100", "50元", "晚點付", "好少", "好大"])
  func isNoYes(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.bare == nil && reading.acts.isEmpty)
  }

  @Test(
    "what is thought better of",
    arguments: [
      ("還是微糖好了", Intent.answer, "微糖"), ("還是無糖好了", .answer, "無糖"), ("錯 是微糖", .change, "微糖"),
      ("糖錯了 是微糖", .change, "微糖"), ("點錯了 半糖", .change, "半糖"), ("不要 無糖", .change, "無糖"),
      ("不要，無糖", .change, "無糖"), ("對了 我要無糖", .answer, "無糖"),
    ])
  func putsRight(_ text: String, _ intent: Intent, _ sugar: String) throws {
    let reading = try reading(text)
    #expect(
      reading.acts.map(\.intent) == [intent] && reading.acts.first?.items.first?.sugar == sugar)
    #expect(reading.unread.isEmpty)
  }

  @Test func aYesThinksBetterOfItToo() throws {
    let acts = try reading("好 還是無糖好了").acts
    #expect(acts.map(\.intent) == [.confirm, .answer] && acts.last?.items.first?.sugar == "無糖")
  }

  @Test("which of two is asked of somebody else", arguments: ["要大杯還是中杯", "還是微糖？", "半糖還是微糖"])
  func asks(_ text: String) throws { #expect(try reading(text).acts.isEmpty) }

  @Test("what is found too much is cancelled", arguments: ["太貴了取消", "太貴了 取消", "太甜了取消"])
  func cancels(_ text: String) throws {
    #expect(try reading(text).acts.map(\.intent) == [.cancel])
  }

  @Test("add-ons that are not needed are left out", arguments: ["不用加白玉", "不要加白玉", "不需要加白玉"])
  func leavesOut(_ text: String) throws {
    let item = try reading(text).acts.first?.items.first
    #expect(item?.addOns.map(\.name) == ["白玉"] && item?.addOns.first?.portions == 0)
  }

  @Test(
    "a drink that is called by two yeses is a drink where it is sold",
    arguments: ["可可 大 半 熱", "可可", "可可 大杯半糖"])
  func doubled(_ text: String) throws {
    let cocoa = try Samples.reader(["可可芭蕾", "紅茶"]).read(text)
    #expect(cocoa.acts.map(\.intent) == [.order])
    #expect(cocoa.questions.contains { $0.question.choices == ["可可芭蕾"] })
    let tea = try Samples.reader(["紅茶"]).read(text)
    #expect(!tea.acts.contains { $0.intent == .confirm })
  }
}
