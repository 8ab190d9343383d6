import Testing

/// What is not to go in.
@Suite struct WithoutTests {
  @Test(
    "what is left out is told to the shop",
    arguments: [
      ("珍奶不要珍珠半糖", "珍珠奶茶 半糖 !不要珍珠"),
      ("珍奶去珍珠 半糖少冰", "珍珠奶茶 半糖 少冰 !去珍珠"),
      ("珍奶珍珠不要 少冰", "珍珠奶茶 少冰 !珍珠不要"),
      ("布丁奶茶不要布丁，大杯", "布丁奶茶 大杯 !不要布丁"),
      ("紅茶不要加珍珠 半糖", "紅茶 半糖 !不要加珍珠"),
      ("紅茶換燕麥奶", "紅茶 !換燕麥奶"),
      ("鮮奶茶換豆漿 半糖少冰", "鮮奶茶 半糖 少冰 !換豆漿"),
      ("鮮奶茶 奶換成燕麥奶 半糖", "鮮奶茶 半糖 !奶換成燕麥奶"),
    ])
  func reads(_ text: String, _ told: String) throws {
    try expectRead(text, as: told)
  }
}
