import OrderText
import Ordering
import Testing

/// A shop whose levels are called by words that fit both fields, or by numbers alone.
@Suite struct OpenLevelTests {
  private static var menu: Menu {
    var menu = Samples.shop(["紅茶", "檸檬綠", "三十三茶王"])
    menu.ice[0].name = "正常"
    menu.sugar = [
      SugarLevel(name: "正常", percent: 100), SugarLevel(name: "八分", percent: 80),
      SugarLevel(name: "五分", percent: 50), SugarLevel(name: "三分", percent: 30),
      SugarLevel(name: "去糖", percent: 0),
    ]
    return menu
  }

  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [menu])
  }

  @Test(
    arguments: [
      ("紅茶 正常少冰", "紅茶 正常 少冰"), ("紅茶 正常", "紅茶 正常 正常"), ("紅茶 全糖 正常冰", "紅茶 正常 正常"),
      ("紅茶 半糖 正常", "紅茶 五分 正常"),
      ("紅茶 微糖微冰", "紅茶 三分 微冰"), ("紅茶半少", "紅茶 五分 少冰"), ("紅茶 無糖去冰", "紅茶 去糖 去冰"),
      ("紅茶 甜度正常冰塊微", "紅茶 正常 微冰"),
      ("紅茶 正常 熱", "紅茶 正常 熱"), ("紅茶五分2杯", "紅茶 五分 x2"), ("三杯三十三茶王 三分三分冰", "三十三茶王 三分 微冰 x3"),
      ("檸綠 大杯 八分", "檸檬綠 大杯 八分"),
    ])
  func orders(_ text: String, _ items: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items && told.asks.isEmpty && told.unread.isEmpty)
  }
}
