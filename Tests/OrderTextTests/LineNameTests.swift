import OrderText
import Ordering
import Testing

/// Names at the ends of lines, behind a dash, and where somebody wants a drink.
@Suite struct LineNameTests {
  @Test(
    "the line is for whom it names",
    arguments: [
      ("紅茶 大杯 半糖 小明", "紅茶 大杯 半糖 @小明"), ("紅茶 大杯 小明\n綠茶 中杯 小華", "紅茶 大杯 @小明; 綠茶 中杯 @小華"),
      ("紅茶大杯 佳玲\n綠茶中杯 志豪", "紅茶 大杯 @佳玲; 綠茶 中杯 @志豪"),
      ("紅茶大杯 Amy\n綠茶中杯 Bob", "紅茶 大杯 @Amy; 綠茶 中杯 @Bob"),
      ("紅茶大杯半糖 小明的", "紅茶 大杯 半糖 @小明"), ("紅茶 大杯 小明，綠茶 中杯 小華", "紅茶 大杯 @小明; 綠茶 中杯 @小華"),
      ("小明要紅茶，我不用", "紅茶 @小明"), ("1. 紅茶 大杯 小明\n2. 綠茶 中杯 佳玲", "紅茶 大杯 @小明; 綠茶 中杯 @佳玲"),
      ("小美 - 紅茶 大杯", "紅茶 大杯 @小美"),
      ("小美-紅茶", "紅茶 @小美"), ("Amy-紅茶大杯", "紅茶 大杯 @Amy"), ("佳玲-紅茶大杯半糖", "紅茶 大杯 半糖 @佳玲"),
      ("小美要紅茶 我不喝", "紅茶 @小美"), ("小美要紅茶大杯 我不喝", "紅茶 大杯 @小美"), ("我不喝 小美要紅茶大杯", "紅茶 大杯 @小美"),
    ])
  func people(_ text: String, _ items: String) throws { try expectRead(text, as: items) }

  @Test(
    "what else stands at a line's end is shown",
    arguments: [("紅茶大杯半糖 開會", "開會"), ("紅茶 大杯 少冰 週五", "週五"), ("紅茶 大杯 謝謝小明", "小明")])
  func noNames(_ text: String, _ piece: String) throws {
    let told = try Told(text)
    #expect(told.unread == [piece] && !told.items.contains("@"))
  }
}
