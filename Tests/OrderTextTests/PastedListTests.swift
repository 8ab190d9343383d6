import Testing

/// A list that was pasted, line by line.
@Suite struct PastedListTests {
  @Test(
    "each line is one person's drink",
    arguments: [
      ("1. 紅茶 大 半糖 少冰\n2. 綠茶 中 無糖 去冰\n3. 珍奶 大 微糖 微冰", "紅茶 大杯 半糖 少冰; 綠茶 中杯 無糖 去冰; 珍珠奶茶 大杯 微糖 微冰"),
      (
        "1. 小明：紅茶 半糖 少冰\n2. 小華：綠茶 無糖 去冰\n3. 阿美：珍奶 微糖微冰",
        "紅茶 半糖 少冰 @小明; 綠茶 無糖 去冰 @小華; 珍珠奶茶 微糖 微冰 @阿美"
      ),
      ("1.Amy 珍奶 半糖\n2.Bob 綠茶 無糖\n3.Cindy 紅茶 少冰", "珍珠奶茶 半糖 @Amy; 綠茶 無糖 @Bob; 紅茶 少冰 @Cindy"),
      ("1、Amy 珍奶半糖少冰\n2、Ken 綠茶無糖去冰", "珍珠奶茶 半糖 少冰 @Amy; 綠茶 無糖 去冰 @Ken"),
      ("1) 小美 珍奶 大 半糖\n2) 阿國 綠茶 中 無糖", "珍珠奶茶 大杯 半糖 @小美; 綠茶 中杯 無糖 @阿國"),
      ("小明：珍奶（大／半糖／少冰）$60\n小華：綠茶（中／無糖／去冰）$30", "珍珠奶茶 大杯 半糖 少冰 @小明; 綠茶 中杯 無糖 去冰 @小華"),
      ("1. 小明：珍奶 大 半糖 少冰 60\n2. 小華：紅茶 中 無糖 30\n總計 90元", "珍珠奶茶 大杯 半糖 少冰 @小明; 紅茶 中杯 無糖 @小華"),
      ("- 紅茶 半糖少冰\n- 綠茶 無糖去冰\n- 奶茶 微糖", "紅茶 半糖 少冰; 綠茶 無糖 去冰; 奶茶 微糖"),
      ("①紅茶半糖少冰\n②綠茶無糖去冰", "紅茶 半糖 少冰; 綠茶 無糖 去冰"),
      ("1️⃣ 小明 紅茶半糖少冰\n2️⃣ 小華 綠茶無糖去冰", "紅茶 半糖 少冰 @小明; 綠茶 無糖 去冰 @小華"),
      ("Amy：珍奶半糖少冰，Bob：綠茶無糖去冰", "珍珠奶茶 半糖 少冰 @Amy; 綠茶 無糖 去冰 @Bob"),
      ("1. 紅茶 x2 2. 綠茶 x3 3. 奶茶 x1", "紅茶 x2; 綠茶 x3; 奶茶"),
      ("小明-珍奶-半糖-少冰\n小華-綠茶-無糖-去冰", "珍珠奶茶 半糖 少冰 @小明; 綠茶 無糖 去冰 @小華"),
    ])
  func reads(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).isClear)
  }

  @Test(
    "and what is no part of it stays unread",
    arguments: [
      ("今天飲料接龍\n1. 小明 珍奶半糖少冰\n2. 小華 綠茶無糖去冰\n共2杯", "珍珠奶茶 半糖 少冰 @小明; 綠茶 無糖 去冰 @小華", ""),
      ("1. 珍奶 半糖少冰\n2. 蛋餅 加辣\n3. 綠茶 無糖", "珍珠奶茶 半糖 少冰; 綠茶 無糖", "蛋餅"),
      ("飲料統計：\n珍奶 大 半糖少冰 x2\n紅茶 中 無糖去冰 x1\n共3杯", "珍珠奶茶 大杯 半糖 少冰 x2; 紅茶 中杯 無糖 去冰", ""),
      (
        "1 小明 紅茶大半少\n2 小華 綠茶中無去\n3 小王\n4 小李 珍奶大微微",
        "紅茶 大杯 半糖 少冰 @小明; 綠茶 中杯 無糖 去冰 @小華; 珍珠奶茶 大杯 微糖 微冰 @小李", "小王"
      ),
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    let reading = try Told(text)
    #expect(reading.items == told && reading.asks.isEmpty)
    #expect(piece.isEmpty || reading.unread.contains { $0.contains(piece) })
  }
}
