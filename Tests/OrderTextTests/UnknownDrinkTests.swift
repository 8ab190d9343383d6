import OrderText
import Ordering
import Testing

/// Drinks that the menu has under another name, or not at all.
@Suite struct UnknownDrinkTests {
  private func reading(_ text: String) throws -> Reading { try Samples.reader().read(text) }

  @Test(
    "options beside what is no drink here make an order, and it is asked",
    arguments: [
      ("可樂 大 半糖", "可樂"), ("拿鐵 大 半糖", "拿鐵"), ("珍奶 微微", "珍奶"), ("珍奶微微", "珍奶"), ("大杯 半糖 可樂", "可樂"),
      ("可樂 x2", "可樂"),
      ("楊枝甘露 大 半糖", "楊枝甘露"),
      ("我要兩杯可樂 大杯", "可樂"),
      ("iced latte half sugar", "latte"), ("麻煩 西瓜汁 大 半糖", "西瓜汁"),
    ])
  func asks(_ text: String, _ heard: String) throws {
    let reading = try reading(text)
    #expect(reading.acts.map(\.intent) == [.order] && reading.acts.first?.items.first?.drink == nil)
    let asked = try #require(reading.questions.first { $0.question.field == .drink }?.question)
    #expect(asked.because == .notOnMenu && asked.heard == heard)
    #expect(reading.unread.isEmpty)
  }

  @Test("a change to one is asked too", arguments: ["改成拿鐵 大", "改可樂", "第二杯改成可樂", "我的改拿鐵"])
  func asksInAChange(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.acts.map(\.intent) == [.change])
    #expect(reading.questions.first?.question.because == .notOnMenu)
  }

  @Test(
    "alone it is talk",
    arguments: [
      "可樂", "珍奶", "拿鐵好喝", "阿明 半糖少冰", "阿明 大 半糖", "一杯拿鐵", "咖啡好冰", "coffee is hot", "熱咖啡", "可樂 嗎 大 半糖",
    ])
  func isTalk(_ text: String) throws {
    #expect(!(try reading(text).acts.contains { $0.intent == .order }))
  }

  @Test(
    "a piece of an English name is asked among the drinks that have it",
    arguments: [
      ("black tea", "熟成紅茶"), ("large milk tea half sugar", "熟成奶茶"), ("au lait large", "熟成歐蕾"),
    ])
  func asksWhich(_ text: String, _ name: String) throws {
    let asked = try #require(reading(text).questions.first?.question)
    #expect(asked.because == .ambiguous && asked.choices.contains(name))
  }

  @Test(
    "a slip in a word of an English name is asked about",
    arguments: ["rippened blak tea", "large rippened black tea half sugar", "ripend black teas"])
  func asksSlips(_ text: String) throws {
    let asked = try #require(
      reading(text).questions.first { $0.question.field == .drink }?.question)
    #expect(asked.because == .nearMiss && asked.choices.contains("熟成紅茶"))
  }
}
