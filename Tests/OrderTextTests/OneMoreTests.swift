import Testing

/// One more cup of what the same message orders.
@Suite struct OneMoreTests {
  @Test(
    "a count alone behind a drink is of that drink again",
    arguments: [
      ("珍奶大杯半糖少冰 再來一杯", "珍珠奶茶 大杯 半糖 少冰; 珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶大杯半糖少冰 再來一杯一樣的", "珍珠奶茶 大杯 半糖 少冰; 珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶大杯半糖少冰，再加兩杯一樣的", "珍珠奶茶 大杯 半糖 少冰; 珍珠奶茶 大杯 半糖 少冰 x2"),
      ("紅茶大杯無糖去冰 再一杯", "紅茶 大杯 無糖 去冰; 紅茶 大杯 無糖 去冰"),
      ("紅茶大杯無糖去冰 多一杯", "紅茶 大杯 無糖 去冰; 紅茶 大杯 無糖 去冰"), ("奶綠多一杯", "奶綠"), ("多一杯", "answer"),
      ("好 多一杯", "confirm, answer"), ("多一杯珍奶 誰要", ""),
    ])
  func again(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "a count of something else is not",
    arguments: [
      ("珍奶大杯半糖少冰 再來一杯紅茶大杯無糖去冰", "珍珠奶茶 大杯 半糖 少冰; 紅茶 大杯 無糖 去冰"), ("再來一杯珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
      ("再一杯紅茶", "紅茶"), ("珍奶大杯半糖少冰兩杯", "珍珠奶茶 大杯 半糖 少冰 x2"),
    ])
  func other(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "what is asked behind a whole order leaves it one",
    arguments: [
      ("紅茶大杯微糖去冰 可以加椰果嗎", "紅茶 大杯 微糖 去冰 +椰果"), ("紅茶大杯微糖去冰 這樣多少", "order, total"),
      ("紅茶大杯微糖去冰 這樣總共多少錢", "order, total"), ("紅茶半糖少冰 可以做熱的嗎", "question"),
      ("紅茶可以加椰果嗎", "question"),
    ])
  func asks(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }
}
