import CTables
import Foundation
import Testing

@Suite("The folding and sound tables")
struct FoldingTableTests {
  private func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var out = [UInt32](repeating: 0, count: Int(CTABLES_LONGEST_FOLD))
    for scalar in text.unicodeScalars {
      let count = unsafe ctables_fold(scalar.value, &out, CTABLES_LONGEST_FOLD)
      folded.append(contentsOf: out.prefix(Int(count)).compactMap(Unicode.Scalar.init))
    }
    return String(folded)
  }

  @Test(
    "spellings of one thing have one key",
    arguments: [
      ("熟成紅茶", "熟成红茶"), ("烏龍", "乌龙"), ("少氷", "少冰"), ("半醣", "半糖"), ("溫", "温"), ("兩盃", "两杯"),
      ("ＬＡＲＧＥ", "large"), ("Kebuke", "kebuke"), ("ｘ２", "x2"), ("＋１", "+1"), ("，：（", ",:("),
      ("緑茶", "綠茶"), ("金桔", "金橘"), ("菓玉", "果玉"), ("\u{3000}", " "), ("\u{A0}", " "),
      ("2\u{FE0F}\u{20E3}", "2\u{20E3}"), ("冰\u{200B}", "冰"), ("𝟐", "2"), ("ﾎｯﾄ", "ホット"),
      ("Straße", "strasse"),
      ("苧", "苎"),
    ])
  func same(left: String, right: String) { #expect(fold(left) == fold(right)) }

  @Test(
    "what is no digit, numeral or operator does not become one",
    arguments: [
      "²", "₂", "½", "①", "⑴", "⒈", "❷", "㈠", "㊀", "㆒", "⼀", "Ⅹ", "ⅹ", "ˣ", "ⓧ", "⁺", "₊", "⁼", "…",
      "㎡",
      "㏠", "㋀", "㍘", "℅", "🈔", "™", "×", "✕", "＃",
    ])
  func kept(text: String) {
    let folded = fold(text)
    #expect(folded.allSatisfy { !"0123456789+-*/=.x一二十".contains($0) }, "\(text) became \(folded)")
  }

  @Test("a key folds to itself, whatever the character")
  func keysAreStable() {
    let unstable = (0..<0x110000).compactMap(Unicode.Scalar.init).filter {
      let key = fold(String($0))
      return fold(key).unicodeScalars.map(\.value) != key.unicodeScalars.map(\.value)
    }
    #expect(unstable.isEmpty)
  }

  @Test("a fold that has no room is cut, and its length told")
  func cut() {
    var out: [UInt32] = [7, 7]
    let count = unsafe ctables_fold(0xFDFA, &out, 1)
    #expect(count == CTABLES_LONGEST_FOLD && out == [0x635, 7])
    #expect(ctables_fold(0x41, nil, 0) == 1)
    #expect(ctables_sound(0xFFFF_FFFF) == 0)
  }

  private func sounds(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { ctables_sound($0.value) }
  }

  @Test(
    "characters that sound the same but for the tone have one number",
    arguments: [("糖", "塘"), ("微", "威"), ("紅", "洪"), ("綠", "律"), ("茶", "察"), ("烏", "无"), ("紅", "红")])
  func sameSound(left: String, right: String) {
    #expect(sounds(left) == sounds(right) && !sounds(left).contains(0))
  }

  @Test("others do not, and what is no Chinese character has none")
  func otherSound() {
    #expect(sounds("綠") != sounds("路"))
    #expect(sounds("糖") != sounds("冰"))
    #expect(sounds("aあ1+😀") == [0, 0, 0, 0, 0])
  }

  @Test("the tables are what ICU gives today: making them again changes nothing")
  func regenerated() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let fresh = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).h")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let script = try Process.run(
      root.appending(path: "Scripts/make-tables"), arguments: [fresh.path(percentEncoded: false)])
    script.waitUntilExit()
    try #require(script.terminationStatus == 0)
    let kept = try Data(contentsOf: root.appending(path: "Sources/C/CTables/tables.h"))
    #expect(try Data(contentsOf: fresh) == kept)
  }
}
