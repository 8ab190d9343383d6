import Ordering
import Testing

@Test(arguments: [
  ("1970-01-01T00:00:00Z", 0),
  ("1969-12-31T23:59:59.999Z", -1),
  ("2026-11-30T06:00:00.000Z", 1_796_018_400_000),
  ("2026-11-30T14:00:00+08:00", 1_796_018_400_000),
  ("2026-11-30t06:00:00.1239z", 1_796_018_400_123),
  ("2000-02-29T00:00:00Z", 951_782_400_000),
  ("2016-12-31T23:59:60Z", 1_483_228_799_000),
  ("0000-01-01T00:00:00Z", -62_167_219_200_000),
  ("9999-12-31T23:59:59Z", 253_402_300_799_000),
])
func readsAMoment(text: String, milliseconds: Int64) {
  #expect(Timestamp(rfc3339: text) == Timestamp(milliseconds: milliseconds))
}

@Test(arguments: [
  "", "yesterday", "2026-11-30", "2026-11-30T06:00:00", "2026-11-30 06:00:00Z",
  "2026-02-29T06:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T06:00:00Z", "2026-00-01T06:00:00Z",
  "2026-11-31T06:00:00Z", "2026-11-30T24:00:00Z", "2026-11-30T06:60:00Z", "2026-11-30T06:00:00.Z",
  "2026-11-30T06:00:00+8:00", "2026-11-30T06:00:00Z ", "２026-11-30T06:00:00Z",
  "+026-11-30T06:00:00Z", "1796018400",
])
func refusesWhatIsNoMoment(text: String) {
  #expect(Timestamp(rfc3339: text) == nil)
}

@Test(arguments: [
  (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
  (1_796_018_405_678, "2026-11-30T06:00:05.678Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
  (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
  (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
])
func writesAMoment(milliseconds: Int64, text: String) {
  #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
}

@Test func everyDayIsReadBackAsItIsWritten() {
  // 400 years are all days of the calendar; the odd step walks through the times of day as well.
  var moment = Timestamp(rfc3339: "1868-02-28T00:00:00Z") ?? Timestamp(milliseconds: 0)
  let end = Timestamp(rfc3339: "2268-03-02T00:00:00Z") ?? moment
  #expect(moment < end)
  var texts: [String] = []
  while moment < end {
    let text = moment.rfc3339
    #expect(Timestamp(rfc3339: text) == moment)
    texts.append(text)
    moment = Timestamp(milliseconds: moment.milliseconds + 86_399_999)
  }
  #expect(texts == texts.sorted())
}
