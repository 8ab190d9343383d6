import OrderText
import Ordering
import Testing

/// Messages that are nothing but a yes or a no, and those that only look so.
@Suite struct BareWordTests {
  private func reading(_ text: String) throws -> Reading { try Samples.reader().read(text) }

  @Test(
    "a no",
    arguments: [
      "不要", "還是不要好了", "對不起 算了", "不用", "我說不要", "不需要", "不要啦", "nevermind", "never mind",
      "forget it", "no thanks", "drinkrun: 不要",
    ])
  func no(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.bare == .no && reading.acts.isEmpty && reading.unread.isEmpty)
  }

  @Test(
    "a yes, with the bot's name before it or not",
    arguments: [
      "👍", "👍🏽", "👍🏿", "好了", "要", "我要", "好喔謝謝", "drinkrun: 好", "@drinkrun 好", "@drinkrun，可以",
      "ok thanks",
    ])
  func yes(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.bare == .yes && reading.acts.isEmpty && reading.unread.isEmpty)
  }

  @Test("a number", arguments: ["1", "1 好了", "#1"])
  func number(_ text: String) throws { #expect(try reading(text).bare == .number(1)) }

  @Test(
    "what asks is no yes, and neither is a piece of a word",
    arguments: [
      ("可以換成熱的嗎", [Intent.change]), ("可以改大杯嗎", [.change]), ("好啊 可以改大杯嗎", [.confirm, .change]),
      ("@drinkrun 好 改大杯", [.confirm, .change]), ("要熟成紅茶", [.order]), ("兩杯好了", [.answer]),
    ])
  func isNoYes(_ text: String, _ intents: [Intent]) throws {
    #expect(try reading(text).acts.map(\.intent) == intents)
  }

  @Test func theBotsNameIsNobodysOrder() throws {
    let reading = try reading("@drinkrun 熟成紅茶 大 半糖")
    #expect(reading.acts.first?.items.first?.beneficiary == nil)
    #expect(reading.unread.isEmpty)
  }
}
