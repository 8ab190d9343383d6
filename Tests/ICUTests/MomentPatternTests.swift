import ICU
import Testing

@Suite struct MomentPatternTests {
  /// 2026-11-30T16:05:09Z, which is the next day in Taipei.
  private let moment: Int64 = 1_796_054_709_000

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss", "2026-12-01 00:05:09"),
    ("yyyy-MMM-dd HH:mm:ss", "2026-Dec-01 00:05:09"),
    ("(yyyy-MM-dd,HH:mm)", "(2026-12-01,00:05)"),
    ("yyyy年M月d日", "2026年12月1日"), ("h:mm a", "12:05 AM"), ("HH'h'", "00h"),
  ])
  func writesWhatTheClockShows(pattern: String, text: String) throws {
    let taipei = try #require(CivilZone("Asia/Taipei"))
    #expect(MomentPattern(pattern)?.text(moment, taipei) == text)
  }

  @Test(arguments: ["", "yyyy-MM-ddTHH:mm", "date", "''''n"])
  func refusesLettersWithoutAMeaning(pattern: String) {
    #expect(MomentPattern(pattern) == nil)
  }
}
