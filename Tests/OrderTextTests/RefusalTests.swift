import Testing

/// What is named to be ruled out, taken back or put right is not what is ordered.
@Suite struct RefusalTests {
  @Test(
    "what is ruled out is not ordered",
    arguments: [
      ("是綠茶不是紅茶", "綠茶"), ("我要的是奶茶不是珍奶", "奶茶"),
      ("不要珍奶 要綠茶大杯無糖去冰", "綠茶 大杯 無糖 去冰"), ("不要紅茶要綠茶", "綠茶"),
      ("不是珍奶是奶茶 大杯半糖少冰", "change"), ("是少冰不是去冰", "answer"), ("不要紅茶了", "cancel"),
      ("紅茶不要糖、冰塊、珍珠", "紅茶 無糖 去冰 !不要珍珠"), ("紅茶不要糖或冰", "紅茶 無糖 去冰"),
      ("紅茶不要珍珠、椰果", "紅茶 !不要珍珠 不要椰果"), ("紅茶不要糖，加珍珠", "紅茶 無糖 +珍珠"),
      ("紅茶大杯半糖去冰 袋子不用", "紅茶 大杯 半糖 去冰 !袋子不用"),
      ("紅茶大杯半糖少冰少椰果", "紅茶 大杯 半糖 少冰 !少椰果"),
      ("珍奶少一杯", "cancel"), ("少一杯珍奶", "cancel"), ("取消剛才的紅茶", "cancel"),
    ])
  func rulesOut(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).unread.isEmpty)
  }

  @Test(
    "an order that is put right in one message is an order",
    arguments: [
      ("珍奶大杯半糖少冰 改微糖", "珍珠奶茶 大杯 微糖 少冰"),
      ("紅茶大杯去冰無糖，換成綠茶好了", "綠茶 大杯 無糖 去冰"), ("紅茶那杯半糖去冰 改微糖", "change"),
    ])
  func putsRight(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "a count of several drinks is not the first one's",
    arguments: [
      ("紅茶和綠茶各兩杯都半糖", "紅茶 半糖 x2; 綠茶 半糖 x2"), ("各兩杯紅茶綠茶", "紅茶 x2; 綠茶 x2"),
      ("我兩杯 珍奶大杯半糖少冰 綠茶大杯無糖去冰", "珍珠奶茶 大杯 半糖 少冰; 綠茶 大杯 無糖 去冰"),
      ("兩杯紅茶 綠茶大杯", "紅茶 x2; 綠茶 大杯"),
    ])
  func counts(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "whose it is stands before it, whatever its number in a list",
    arguments: [
      ("3. 小明：珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰 @小明"),
      ("5. Bob 綠茶大杯無糖去冰", "綠茶 大杯 無糖 去冰 @Bob"), ("2.珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("2 紅茶大杯半糖去冰", "紅茶 大杯 半糖 去冰 x2"),
      ("小美：紅茶大杯無糖去冰 小明：綠茶大杯半糖少冰", "紅茶 大杯 無糖 去冰 @小美; 綠茶 大杯 半糖 少冰 @小明"),
      ("紅茶大杯半糖去冰 我晚點給錢", "紅茶 大杯 半糖 去冰"), ("紅茶 @ 半糖", "紅茶 半糖"),
    ])
  func people(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "a question beside an order leaves it one",
    arguments: [
      ("有人要一起嗎 珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰"), ("珍奶大杯半糖少冰 有嗎", "珍珠奶茶 大杯 半糖 少冰"),
      ("紅茶半糖少冰 可以做熱的嗎", "question"), ("紅茶大杯半糖去冰多少錢", "question"),
    ])
  func asides(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(arguments: ["冰箱裡有兩杯綠茶", "紅茶兩杯在桌上", "少來", "完全同意"])
  func talk(_ text: String) throws { #expect(try Told(text).items.isEmpty) }
}
