import ICU
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("tea", 3), ("熟成紅茶", 8), ("大杯 L", 6), ("Ｌ", 2), ("，", 2), ("é", 1), ("e\u{301}", 1),
    ("ｶ", 1), ("한", 2), ("👌", 2), ("👨‍👩‍👧", 2), ("1️⃣", 2), ("\u{200B}", 0), ("ㄅ", 2),
  ])
  func columns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.columns(of: text) == width)
  }
}
