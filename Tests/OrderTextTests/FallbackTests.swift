import OrderText
import Ordering
import Testing

/// What is wanted where a drink is sold out.
@Suite struct FallbackTests {
  @Test(
    "behind a drink it is a note",
    arguments: [
      ("紅茶大杯半糖，沒有的話綠茶", "紅茶 大杯 半糖 !沒有的話綠茶"), ("紅茶半糖少冰 沒有的話換綠茶", "紅茶 半糖 少冰 !沒有的話換綠茶"),
      ("珍奶大杯，沒有珍珠的話換椰果", "珍珠奶茶 大杯 !沒有珍珠的話換椰果"),
      ("紅茶賣完的話改綠茶", "紅茶 !賣完的話改綠茶"), ("紅茶大杯，如果沒有紅茶就綠茶", "紅茶 大杯 !如果沒有紅茶就綠茶"),
      ("紅茶大杯 沒有的話綠茶，再一杯奶茶", "紅茶 大杯 !沒有的話綠茶; 奶茶"), ("紅茶大杯 沒有的話綠茶\n奶茶", "紅茶 大杯 !沒有的話綠茶; 奶茶"),
    ])
  func notes(_ text: String, _ items: String) throws { try expectRead(text, as: items) }

  @Test(
    "which of two is meant is asked",
    arguments: ["沒有紅茶的話綠茶 大杯", "沒有紅茶的話就綠茶 大杯", "如果沒有紅茶就綠茶 大杯", "沒紅茶的話，換綠茶 大杯"])
  func asked(_ text: String) throws {
    let reading = try Samples.reader(["紅茶", "綠茶"]).read(text)
    #expect(reading.acts.first?.items.count == 1 && reading.acts.first?.items.first?.size == "大杯")
    let asked = reading.questions.map(\.question).first { $0.field == .drink }
    #expect(asked?.choices == ["紅茶", "綠茶"])
  }
}
