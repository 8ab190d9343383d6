import ICU
import Testing

@Suite struct CivilZoneTests {
  @Test(arguments: ["Asia/Taipeh", "", "asia/taipei", "Asia/Taipei\0", "Etc/Unknown"])
  func refusesUnknownZones(identifier: String) {
    #expect(CivilZone(identifier) == nil)
  }

  @Test func tellsDayTimeAndWeekday() throws {
    let taipei = try #require(CivilZone("Asia/Taipei"))
    // 2026-11-30T16:30:00Z, a Monday in London and a Tuesday in Taipei.
    let moment: Int64 = 1_796_056_200_000
    #expect(
      taipei.civil(moment)
        == CivilTime(day: CivilDay(year: 2026, month: 12, day: 1), minutesOfDay: 30, weekday: 2))
    #expect(
      CivilZone.utc.civil(moment)
        == CivilTime(day: CivilDay(year: 2026, month: 11, day: 30), minutesOfDay: 990, weekday: 1))
    #expect(
      CivilZone.utc.civil(-1)
        == CivilTime(day: CivilDay(year: 1969, month: 12, day: 31), minutesOfDay: 1439, weekday: 3))
  }

  /// The summer time of Berlin in 2026 begins on 29 March at 02:00 and ends on 25 October at 03:00.
  @Test(arguments: [
    (3, 28, 150, "2026-03-28 150", 60), (3, 29, 150, "2026-03-29 210", 120),
    (10, 25, 150, "2026-10-25 150", 120), (10, 25, 180, "2026-10-25 180", 60),
    (3, 31, 1440, "2026-04-01 0", 120),
  ])
  func findsTheMoment(
    month: Int, day: Int, minutes: Int, civil: String, offset: Int64
  ) throws {
    let berlin = try #require(CivilZone("Europe/Berlin"))
    let day = CivilDay(year: 2026, month: month, day: day)
    let moment = berlin.moment(of: day, minutes: minutes)
    let back = berlin.civil(moment)
    #expect("\(back.day.text) \(back.minutesOfDay)" == civil)
    let utc = CivilZone.utc.moment(of: back.day, minutes: back.minutesOfDay)
    #expect(moment == utc - offset * 60_000)
  }

  @Test(arguments: [
    ("2026-12-31", 1, "2027-01-01"), ("2024-02-28", 1, "2024-02-29"),
    ("2026-03-01", -1, "2026-02-28"),
    ("2026-11-30", 400, "2028-01-04"),
  ])
  func countsDays(day: String, days: Int, expected: String) throws {
    let moved = try #require(CivilDay(day)).adding(days: days)
    #expect(moved.text == expected)
    #expect(moved.compactText == expected.filter { $0 != "-" })
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-1-1", "20261201", "2026-12-0x", "", "2026-12-01-1",
  ])
  func refusesWhatIsNoDay(text: String) {
    #expect(CivilDay(text) == nil)
  }
}
