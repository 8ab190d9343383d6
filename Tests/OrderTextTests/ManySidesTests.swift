import Testing

/// Options stand before their drink, behind it, or on both sides.
@Suite struct ManySidesTests {
  @Test(
    "options are read on either side of their drink",
    arguments: [
      ("大杯半糖少冰紅茶", "紅茶 大杯 半糖 少冰"),
      ("我要大杯的珍珠奶茶，半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("半糖去冰珍奶大", "珍珠奶茶 大杯 半糖 去冰"),
      ("大珍奶半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("大杯珍奶，微糖，去冰", "珍珠奶茶 大杯 微糖 去冰"),
      ("珍奶-大-半糖-少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶/L/半糖/少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶｜大杯｜微糖｜微冰｜1", "珍珠奶茶 大杯 微糖 微冰"),
      ("【大】四季春 一分糖 去冰", "四季春 大杯 一分糖 去冰"),
      ("四季春(大)(無糖)(去冰)", "四季春 大杯 無糖 去冰"),
      ("少冰半糖 四季春 大杯一杯", "四季春 大杯 半糖 少冰"),
      ("大 半糖 少冰 四季春加椰果", "四季春 大杯 半糖 少冰 +椰果"),
      ("半糖少冰紅茶，綠茶無糖去冰", "紅茶 半糖 少冰; 綠茶 無糖 去冰"),
      ("大杯半糖紅茶跟綠茶中杯無糖", "紅茶 大杯 半糖; 綠茶 中杯 無糖"),
      ("少冰的奶茶一杯，冬瓜茶去冰兩杯", "奶茶 少冰; 冬瓜茶 去冰 x2"),
      ("無糖綠茶 大 去冰", "綠茶 大杯 無糖 去冰"),
      ("去冰無糖的綠茶大杯一杯 謝謝", "綠茶 大杯 無糖 去冰"),
      ("熱的紅茶拿鐵 大杯 半糖", "紅茶拿鐵 大杯 半糖 熱"),
      ("紅茶拿鐵做熱的 半糖 中杯", "紅茶拿鐵 中杯 半糖 熱"),
      ("溫鮮奶茶微糖大杯", "鮮奶茶 大杯 微糖 溫"),
      ("那我要一個大杯的四季春微糖去冰好了", "四季春 大杯 微糖 去冰"),
      ("欸我也要一杯 珍奶 半糖 少冰 ~", "珍珠奶茶 半糖 少冰"),
      ("我的是珍奶 半糖少冰", "珍珠奶茶 半糖 少冰"),
      ("一杯珍奶，甜度半糖，冰塊少冰，大杯的，謝謝", "珍珠奶茶 大杯 半糖 少冰"),
      ("想喝珍奶 大杯 三分糖 去冰🧋", "珍珠奶茶 大杯 微糖 去冰"),
      ("不好意思 想加點一杯綠茶無糖去冰", "綠茶 無糖 去冰"),
    ])
  func reads(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).isClear)
  }

  @Test(
    "and what is no part of it stays unread",
    arguments: [
      ("老闆我要一杯珍奶半糖少冰帶走謝謝", "珍珠奶茶 半糖 少冰", ""),
      ("今天好熱 來杯冬瓜檸檬 大杯 少冰", "冬瓜檸檬 大杯 少冰", ""),
      ("麻煩幫我點 珍奶/半糖/去冰 謝謝您", "珍珠奶茶 半糖 去冰", ""),
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    let reading = try Told(text)
    #expect(reading.items == told && reading.asks.isEmpty)
    #expect(piece.isEmpty || reading.unread.contains { $0.contains(piece) })
  }
}
