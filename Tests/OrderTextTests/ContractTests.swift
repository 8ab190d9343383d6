import OrderText
import Ordering
import Testing

/// The examples that the contract gives.
@Suite struct ContractTests {
  @Test func confirmsBeforeAFurtherOrder() throws {
    let reading = try Samples.reader().read("好 再來 熟成紅茶 大杯 少冰 半糖 加白玉 x2")
    #expect(reading.acts.map(\.intent) == [.confirm, .order])
    #expect(
      reading.acts.last?.items == [
        DraftLine(
          drink: "熟成紅茶", size: "大杯", ice: "少冰", sugar: "半糖", addOns: [.init(name: "白玉")],
          quantity: 2)
      ])
    #expect(reading.unread.isEmpty && reading.questions.isEmpty)
  }

  @Test func opensWithItsTerms() throws {
    let reading = try Samples.reader().read("開團 可不可 截止 4:30 外送 運費 30 滿 500 免運")
    var details = Details()
    details.shop = "可不可"
    details.deadline = .at(minutes: 16 * 60 + 30, day: nil)
    details.collect = false
    details.fee = "30"
    details.freeFrom = "500"
    #expect(reading.acts == [Act(.open, details: details)])
    #expect(reading.unread.isEmpty)
  }
}
