import OrderText
import Ordering
import Testing

/// What the shop is told besides, in the person's own words.
@Suite struct NoteTests {
  private func note(_ text: String) throws -> String? {
    try Samples.reader().read(text).acts.first?.items.first?.note
  }

  @Test(
    "a note keeps its negation",
    arguments: [
      "不要吸管", "不要袋子", "不需要袋子", "不用袋子", "不插吸管", "不要分開裝", "不必給吸管", "別插吸管", "要袋子", "多給吸管",
      "no straw", "without straw",
    ])
  func keepsItsNegation(_ words: String) throws {
    #expect(try note("熟成紅茶 大 半糖 少冰 \(words)") == words)
  }

  @Test("and so it does behind a pronoun", arguments: ["熟成紅茶 我不要吸管", "熟成紅茶，謝謝，不要吸管"])
  func behindAPronoun(_ text: String) throws { #expect(try note(text) == "不要吸管") }

  @Test(
    "what is in brackets is a note where no word of it is an order's",
    arguments: ["這是一個非常長的備註", "要放冰箱喔", "不要太多 很多很多"])
  func brackets(_ words: String) throws {
    let reading = try Samples.reader().read("熟成紅茶 大 半糖 少冰 (\(words))")
    #expect(reading.acts.first?.items.first?.note == words && reading.questions.isEmpty)
  }

  @Test("options, names and slips in brackets are those")
  func otherBrackets() throws {
    #expect(try note("熟成紅茶 (大, 半糖)") == nil)
    #expect(try note("熟成紅茶 大 (小美)") == nil)
    let asked = try Samples.reader().read("熟成紅茶 (半膛)").questions.first?.question
    #expect(asked?.because == .nearMiss && asked?.choices == ["半糖"])
  }

  @Test("a slip never beats a level that is said")
  func slipBesideALevel() throws {
    let reading = try Samples.reader().read("熟成紅茶 大 少冰 半糖 微膛")
    #expect(reading.questions.isEmpty && reading.acts.first?.items.first?.sugar == "半糖")
    #expect(reading.acts.first?.items.first?.note == "微膛")
  }

  @Test(
    "備註 leads a note, alone too",
    arguments: ["熟成紅茶 備註 分兩袋", "熟成紅茶，備註：分兩袋", "備註 分兩袋", "加備註 分兩袋", "要備註：分兩袋"])
  func marked(_ text: String) throws { #expect(try note(text) == "分兩袋") }

  @Test("talk is no note", arguments: ["不要吵", "要吸管嗎", "備註"])
  func talk(_ text: String) throws { #expect(try Samples.reader().read(text).acts.isEmpty) }
}
