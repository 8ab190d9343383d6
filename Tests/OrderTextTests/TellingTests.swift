import OrderText
import Testing

/// Drinks that somebody refuses, offers, complains of, prices or praises are not ordered.
@Suite struct TellingTests {
  @Test(
    "refusals and invitations",
    arguments: [
      "不想喝珍奶", "今天不想喝紅茶", "不能喝珍奶", "要不要來杯珍奶", "要不要來一杯紅茶", "我買了珍奶 大家來喝", "賭一杯珍奶", "賭兩杯紅茶",
    ])
  func refuses(_ text: String) throws { #expect(try Told(text).items.isEmpty) }

  @Test(
    "complaints on delivery",
    arguments: [
      "這杯珍奶做錯了 應該是半糖", "我的珍奶做錯了 半糖變全糖", "我的珍奶沒加珍珠", "紅茶忘了加椰果", "珍奶漏了一杯", "珍奶做成奶茶了",
    ])
  func complains(_ text: String) throws { #expect(try Told(text).items.isEmpty) }

  @Test(
    "prices and opinions",
    arguments: [
      "好喝茶坊珍奶大杯要60了", "珍奶大杯要60元", "珍奶大杯60 貴爆", "紅茶大杯40中杯35", "紅茶 中杯 30 大杯 40", "我推薦珍奶半糖少冰",
      "珍奶大杯半糖少冰是標配", "這裡有一杯珍奶大杯半糖少冰 誰的",
    ])
  func prices(_ text: String) throws { #expect(try Told(text).items.isEmpty) }

  @Test(
    "the same words beside an order",
    arguments: [
      ("不想喝珍奶 我要紅茶大杯無糖去冰", "紅茶 大杯 無糖 去冰"), ("珍奶大杯半糖少冰 60", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶大杯60 半糖少冰", "珍珠奶茶 大杯 半糖 少冰"), ("能不能來杯珍奶", "珍珠奶茶"), ("今天來喝珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶大杯要去冰無糖", "珍珠奶茶 大杯 無糖 去冰"), ("紅茶大杯2中杯1", "紅茶 大杯 x2; 紅茶 中杯"),
    ])
  func orders(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }
}
