import Testing

/// A negation that two things share, before or behind them.
@Suite struct LeftOutTests {
  @Test(
    "a negation is shared",
    arguments: [
      ("紅茶不要糖跟冰塊", "紅茶 無糖 去冰"),
      ("紅茶糖跟冰都不要", "紅茶 無糖 去冰"),
      ("紅茶不要糖不要冰 大杯", "紅茶 大杯 無糖 去冰"),
      ("紅茶不加糖不加冰", "紅茶 無糖 去冰"),
      ("紅茶 糖冰都不要", "紅茶 無糖 去冰"),
      ("紅茶，冰塊不要，糖也不要", "紅茶 無糖 去冰"),
      ("紅茶 不要冰也不要糖", "紅茶 無糖 去冰"),
      ("紅茶不要糖和冰，奶茶不要冰", "紅茶 無糖 去冰; 奶茶 去冰"),
      ("冰塊跟糖都不要的綠茶一杯", "綠茶 無糖 去冰"),
      ("綠茶完全不要糖 少冰", "綠茶 無糖 少冰"),
      ("綠茶沒有糖 冰塊正常", "綠茶 無糖 正常冰"),
      ("奶茶糖少一點，冰塊少一點", "奶茶 少糖 少冰"),
      ("奶茶糖跟冰都少一點", "奶茶 少糖 少冰"),
      ("奶茶糖半冰少", "奶茶 半糖 少冰"),
      ("奶茶 糖一半 冰少一點點", "奶茶 半糖 少冰"),
    ])
  func reads(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).isClear)
  }
}
