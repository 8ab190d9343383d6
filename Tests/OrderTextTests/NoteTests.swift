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
}
