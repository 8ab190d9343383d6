import Testing

/// 分 measures sugar, 份 counts.
@Suite struct TenthTests {
  @Test(
    "分 is sugar beside 糖 and 份 a cup",
    arguments: [
      ("綠茶一分糖", "綠茶 一分糖"),
      ("綠茶1分", "綠茶 一分糖"),
      ("1分綠茶去冰", "綠茶 一分糖 去冰"),
      ("1分綠", "綠茶 一分糖"),
      ("五分紅茶", "紅茶 半糖"),
      ("三分甜奶茶少冰", "奶茶 微糖 少冰"),
      ("一份奶茶", "奶茶"),
      ("一份奶茶兩份綠茶", "奶茶; 綠茶 x2"),
      ("綠茶3份", "綠茶 x3"),
      ("綠茶五份糖", "綠茶 半糖"),
      ("綠茶一份甜 去冰", "綠茶 一分糖 去冰"),
      ("四季春三分三杯", "四季春 微糖 x3"),
      ("四季春五分糖五杯", "四季春 半糖 x5"),
      ("四季春 30% 少冰", "四季春 微糖 少冰"),
      ("珍奶一份", "珍珠奶茶"),
      ("來份珍奶", "珍珠奶茶"),
      ("3分糖紅茶3杯", "紅茶 微糖 x3"),
      ("紅茶3杯3分糖", "紅茶 微糖 x3"),
      ("紅茶三分糖兩杯", "紅茶 微糖 x2"),
      ("三杯紅茶三分糖去冰", "紅茶 微糖 去冰 x3"),
      ("紅茶10分糖", "紅茶 正常糖"),
      ("奶茶七分糖去冰", "奶茶 少糖 去冰"),
      ("紅茶一分糖一份", "紅茶 一分糖"),
      ("紅茶加珍珠1份3分糖", "紅茶 微糖 +珍珠"),
    ])
  func reads(_ text: String, _ told: String) throws {
    try expectRead(text, as: told)
  }

  @Test(
    "and what is in doubt is asked",
    arguments: [
      ("綠茶 3分糖2分冰", "ice"),
      ("紅茶五分甜五分冰", "ice"),
      ("紅茶 糖3 冰5", "ice"),
    ])
  func asks(_ text: String, _ field: String) throws {
    #expect(try Told(text).asks == [field])
  }
}
