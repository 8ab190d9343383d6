import OrderText
import Ordering
import Testing

/// Names with one slip in them, which are asked and never taken.
@Suite struct NearMissTests {
  private func choices(_ text: String) throws -> [String]? {
    let questions = try Samples.reader().read(text).questions.map(\.question)
    return questions.first { $0.field == .drink && $0.because == .nearMiss }?.choices
  }

  @Test(
    "a character that is another, is missing, too much, or in its neighbour's place",
    arguments: [
      ("熟成虹茶", "熟成紅茶"), ("熟城紅茶", "熟成紅茶"), ("胭枝紅茶", "胭脂紅茶"), ("熟成紅紅茶", "熟成紅茶"),
      ("熟紅茶", "熟成紅茶"), ("熟紅成茶", "熟成紅茶"), ("輕纖穀茶奈", "輕纖穀奈茶"), ("半烏熟龍", "半熟烏龍"),
      ("茶化烏龍梅", "茶花烏龍梅"),
    ])
  func characters(_ said: String, _ meant: String) throws {
    for text in ["\(said) 大杯 半糖 少冰", "我要一杯\(said)微糖去冰"] {
      #expect(try choices(text)?.contains(meant) == true)
      #expect(try Samples.reader().read(text).acts.first?.items.first?.drink == nil)
    }
  }

  @Test(
    "a key that is another, is missing, too much, or hit too early",
    arguments: [
      "ripened balck tea", "rippened black tea", "ripened blac tea", "ripemed black tea",
      "ripened black tae", "rpiened black tea",
    ])
  func keys(_ said: String) throws {
    #expect(
      try choices("\(said) large half sugar")?.contains("熟成紅茶")
        == true)
  }

  @Test(
    "levels in letters with a slip",
    arguments: [
      ("haf sugar", "半糖"), ("half suger", "半糖"), ("les ice", "少冰"), ("lses ice", "少冰"),
      ("ligth sugar", "微糖"),
    ])
  func levels(_ said: String, _ meant: String) throws {
    let questions = try Samples.reader().read("large ripened black tea \(said)").questions
    #expect(
      questions.map(\.question).contains { $0.because == .nearMiss && $0.choices.contains(meant) })
  }

  @Test("all that are equally near are offered")
  func equallyNear() throws {
    #expect(try choices("熟成奈茶 半糖 少冰 大杯") == ["熟成奶茶", "熟成紅茶"])
    #expect(try choices("熟成O茶 半糖 少冰 大杯").map(Set.init) == ["熟成奶茶", "熟成紅茶"])
    #expect(try choices("蘋果麗芽 半糖 少冰 大杯").map(Set.init) == ["蘋果春芽", "蘋果麗春"])
  }

  @Test(
    "talk is no near miss", arguments: ["奶茶的熟成", "熟成度", "半熟蛋", "春天的紅葉", "成熟的紅茶", "紅茶成熟了嗎", "檸檬樹"])
  func talk(_ text: String) throws { #expect(try choices(text) == nil) }
}
