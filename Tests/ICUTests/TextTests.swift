import ICU
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    ("熟成紅茶", "熟成紅茶"), ("e\u{301}", "é"), ("\u{212B}", "Å"), ("", ""),
    ("a\0b\u{301}", "a\0b\u{301}"),
    ("\u{F9FE}", "茶"),
  ])
  func composes(text: String, composed: String) {
    #expect(Array(Normalization.nfc(text).unicodeScalars) == Array(composed.unicodeScalars))
  }
}
