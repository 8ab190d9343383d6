import Testing

/// Food in the line, which no menu of drinks has.
@Suite struct OtherGoodsTests {
  @Test(
    "food is shown back and changes no drink",
    arguments: [
      ("雞腿便當不要辣、奶茶半糖少冰", "奶茶 半糖 少冰", "雞腿便當"),
      ("排骨飯一個，珍奶半糖少冰一杯", "珍珠奶茶 半糖 少冰", "排骨飯"),
      ("蛋餅加起司 + 大杯奶茶去冰", "奶茶 大杯 去冰", "蛋餅"),
      ("奶茶半糖少冰 跟 雞排", "奶茶 半糖 少冰", "雞排"),
      ("鹽酥雞大份加辣，綠茶大杯無糖", "綠茶 大杯 無糖", "鹽酥雞"),
      ("雞排一份，珍奶半糖兩杯", "珍珠奶茶 半糖 x2", "雞排"),
      ("珍奶半糖兩杯，雞排三份", "珍珠奶茶 半糖 x2", "雞排三份"),
      ("兩個便當跟一杯珍奶半糖少冰", "珍珠奶茶 半糖 少冰", "便當"),
      ("蘿蔔糕加蛋，紅茶去冰", "紅茶 去冰", "蘿蔔糕"),
      ("薯條大份、雞塊兩份、紅茶大杯去冰一杯", "紅茶 大杯 去冰", "薯條"),
      ("牛肉麵不要蔥，紅茶半糖", "紅茶 半糖", "牛肉麵"),
      ("三明治跟紅茶半糖去冰", "紅茶 半糖 去冰", "三明治"),
      ("漢堡加蛋、大冰奶", "奶茶 大杯", "漢堡"),
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    try expectRead(text, as: told, unread: piece)
  }
}
