import Testing

/// Prices, sums and telephone numbers beside a drink.
@Suite struct NoQuantityTests {
  @Test(
    "what counts no cups is no quantity",
    arguments: [
      ("珍奶 大 半糖少冰 60", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶 大 半糖少冰 60元", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶$60 大 半糖少冰 x2", "珍珠奶茶 大杯 半糖 少冰 x2"),
      ("珍奶 大杯 半糖少冰 60x2", "珍珠奶茶 大杯 半糖 少冰 x2"),
      ("珍奶 大 少冰 2杯 120元", "珍珠奶茶 大杯 少冰 x2"),
      ("珍奶大杯2杯共120", "珍珠奶茶 大杯 x2"),
      ("珍奶 2*60=120", "珍珠奶茶 x2"),
      ("珍奶 60*2 半糖", "珍珠奶茶 半糖 x2"),
      ("紅茶35 綠茶35 奶茶50", "紅茶; 綠茶; 奶茶"),
      ("紅茶大35元半糖、珍奶大60元少冰", "紅茶 大杯 半糖; 珍珠奶茶 大杯 少冰"),
      ("紅茶 綠茶 奶茶 共3杯", "紅茶; 綠茶; 奶茶"),
      ("紅茶2、綠茶1，總共3杯", "紅茶 x2; 綠茶"),
      ("紅茶x2、綠茶x1，共3杯 105元", "紅茶 x2; 綠茶"),
      ("紅茶 半糖去冰 共5杯", "紅茶 半糖 去冰 x5"),
      ("兩杯珍奶", "珍珠奶茶 x2"),
      ("珍奶 兩個 半糖", "珍珠奶茶 半糖 x2"),
      ("珍奶兩杯 半糖 少冰 兩杯", "珍珠奶茶 半糖 少冰 x2"),
      ("珍奶十二杯半糖少冰", "珍珠奶茶 半糖 少冰 x12"),
      ("珍奶 大杯 *10", "珍珠奶茶 大杯 x10"),
      ("珍奶壹杯", "珍珠奶茶"),
      ("珍奶 ２ 杯", "珍珠奶茶 x2"),
      ("３杯綠茶", "綠茶 x3"),
      ("綠茶*3杯", "綠茶 x3"),
      ("綠茶 x 3 杯 大", "綠茶 大杯 x3"),
      ("綠茶 30*2=60 無糖", "綠茶 無糖 x2"),
      ("綠茶30元x2杯", "綠茶 x2"),
      ("綠茶$30*2=$60", "綠茶 x2"),
      ("綠茶大杯(35)x2", "綠茶 大杯 x2"),
      ("綠茶大杯(35元) 半糖", "綠茶 大杯 半糖"),
      ("綠茶NT$30 半糖", "綠茶 半糖"),
      ("綠茶 35 元 x 3 = 105 元", "綠茶 x3"),
      ("總共兩杯：珍奶半糖、綠茶無糖", "珍珠奶茶 半糖; 綠茶 無糖"),
      ("共三杯 珍奶x2 綠茶x1", "珍珠奶茶 x2; 綠茶"),
      ("珍奶 半糖 2杯 合計120", "珍珠奶茶 半糖 x2"),
    ])
  func reads(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).isClear)
  }

  @Test(
    "and what is no part of it stays unread",
    arguments: [
      ("珍奶 半糖少冰 0912345678", "珍珠奶茶 半糖 少冰", "0912345678"),
      ("珍奶半糖少冰，電話0912-345-678", "珍珠奶茶 半糖 少冰", "電話"),
      ("珍奶半糖少冰 送到3樓", "珍珠奶茶 半糖 少冰", "送到3樓"),
      ("珍奶半糖 14:30 要拿", "珍珠奶茶 半糖", ""),
      ("紅茶兩杯 第二杯半價", "紅茶 x2", ""),
      ("珍奶買一送一 半糖少冰", "珍珠奶茶 半糖 少冰", ""),
      ("珍奶半糖少冰 取餐編號 35", "珍珠奶茶 半糖 少冰", ""),
      ("珍奶 半糖 少冰 載具/AB12345", "珍珠奶茶 半糖 少冰", ""),
      ("珍奶半糖 我付60", "珍珠奶茶 半糖", ""),
      ("珍奶 大 半糖 少冰 60元已付", "珍珠奶茶 大杯 半糖 少冰", ""),
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    let reading = try Told(text)
    #expect(reading.items == told && reading.asks.isEmpty)
    #expect(piece.isEmpty || reading.unread.contains { $0.contains(piece) })
  }

  @Test(
    "and what is in doubt is asked",
    arguments: [
      ("紅茶2 綠茶1 共4杯", "quantity")
    ])
  func asks(_ text: String, _ field: String) throws {
    #expect(try Told(text).asks == [field])
  }
}
