import Testing

/// What the shop is told besides, kept with its drink.
@Suite struct BesidesTests {
  @Test(
    "a note stays with its drink",
    arguments: [
      ("珍奶半糖少冰不要吸管，綠茶無糖", "珍珠奶茶 半糖 少冰 !不要吸管; 綠茶 無糖"),
      ("珍奶半糖、綠茶無糖，分開裝", "珍珠奶茶 半糖; 綠茶 無糖 !分開裝"),
      ("珍奶半糖少冰 要袋子", "珍珠奶茶 半糖 少冰 !要袋子"),
      ("珍奶半糖少冰（不要太滿）", "珍珠奶茶 半糖 少冰 !不要太滿"),
      ("珍奶 半糖少冰 備註:少一點珍珠", "珍珠奶茶 半糖 少冰 !少一點珍珠"),
      ("珍奶珍珠多一點 半糖", "珍珠奶茶 半糖 !珍珠多一點"),
      ("珍奶珍珠少一點 半糖", "珍珠奶茶 半糖 !珍珠少一點"),
      ("自備杯 珍奶 大 半糖", "珍珠奶茶 大杯 半糖 !自備杯"),
      ("珍奶半糖少冰 不用袋子 謝謝", "珍珠奶茶 半糖 少冰 !不用袋子"),
      ("珍奶半糖、綠茶無糖，不要吸管", "珍珠奶茶 半糖; 綠茶 無糖 !不要吸管"),
      ("珍奶(不要吸管)、綠茶", "珍珠奶茶 !不要吸管; 綠茶"),
      ("綠茶濃一點 無糖去冰", "綠茶 無糖 去冰 !濃一點"),
      ("珍奶半糖少冰要附吸管", "珍珠奶茶 半糖 少冰 !要附吸管"),
      ("紅茶半糖少冰分開裝", "紅茶 半糖 少冰 !分開裝"),
      ("紅茶去冰換鮮奶", "紅茶 去冰 !換鮮奶"),
      ("紅茶半糖少冰，謝謝，不用吸管喔", "紅茶 半糖 少冰 !不用吸管"),
      ("紅茶 半糖 少冰 用環保杯", "紅茶 半糖 少冰 !用環保杯"),
    ])
  func reads(_ text: String, _ told: String) throws {
    try expectRead(text, as: told)
  }

  @Test(
    "and what is no part of it stays unread",
    arguments: [
      ("珍奶冰塊另外裝 半糖", "珍珠奶茶 半糖", ""),
      ("珍奶半糖少冰 奶多一點", "珍珠奶茶 半糖 少冰", ""),
      ("兩杯紅茶半糖少冰，分兩袋裝", "紅茶 半糖 少冰 x2", ""),
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    try expectRead(text, as: told, unread: piece)
  }

  @Test(
    "and what is in doubt is asked",
    arguments: [
      ("紅茶多冰", "ice")
    ])
  func asks(_ text: String, _ field: String) throws {
    #expect(try Told(text).asks == [field])
  }
}
