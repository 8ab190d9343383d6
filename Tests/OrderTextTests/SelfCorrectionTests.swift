import Testing

/// What is put right in the message that says it.
@Suite struct SelfCorrectionTests {
  @Test(
    "what is said last holds",
    arguments: [
      ("兩杯珍奶半糖少冰，啊不是，一杯就好", "珍珠奶茶 半糖 少冰"),
      ("珍奶半糖 不對是微糖", "珍珠奶茶 微糖"),
      ("珍奶半糖少冰 打錯 微糖", "珍珠奶茶 微糖 少冰"),
      ("珍奶大杯半糖少冰 啊改中杯好了", "珍珠奶茶 中杯 半糖 少冰"),
      ("紅茶半糖去冰 喔不 綠茶半糖去冰", "綠茶 半糖 去冰"),
      ("珍奶加椰果半糖 不要椰果好了", "珍珠奶茶 半糖"),
      ("珍奶半糖少冰...算了去冰", "珍珠奶茶 半糖 去冰"),
      ("我要珍奶 應該是說奶茶 半糖少冰", "奶茶 半糖 少冰"),
      ("三杯不對四杯紅茶", "紅茶 x4"),
      ("紅茶兩杯(更正:三杯)半糖", "紅茶 半糖 x3"),
    ])
  func reads(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
    #expect(try Told(text).isClear)
  }
}
