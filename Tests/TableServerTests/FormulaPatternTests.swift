import Testing

@testable import TableServer

/// The functions that take a pattern.
@Suite struct FormulaPatternTests {
  @Test(
    arguments: [
      ("REGEX_MATCH(Drink,'珍珠.茶')", .flag(true)), ("REGEX_MATCH(Drink,'^Tea')", .flag(false)),
      ("REGEX_MATCH(Drink,'(?i)tea$')", .flag(true)), ("REGEX_MATCH(Drink,'\\\\w+$')", .flag(true)),
      ("REGEX_MATCH(Note,'^$')", .flag(true)), ("REGEX_MATCH(Cups,'2')", .flag(true)),
      ("REGEX_MATCH('👩‍👩‍👧‍👦','^.+$')", .flag(true)), ("REGEX_MATCH('(?=','[(][?]=')", .flag(true)),
      ("REGEX_MATCH(Drink,'(')", .error), ("REGEX_MATCH(Drink,'(.)\\\\1')", .error),
      ("REGEX_MATCH(Drink,'(?=珍)')", .error), ("REGEX_MATCH(Drink,'(?<!珍)奶')", .error),
      ("REGEX_MATCH(1/0,'a')", .error),
    ] as [(String, FormulaValue)])
  func `a regular expression matches any part`(text: String, value: FormulaValue) throws {
    #expect(try FormulaTests.value(of: text) == value)
  }

  @Test func `a regular expression that explodes is given up`() throws {
    let long = String(repeating: "a", count: 5_000)
    #expect(try FormulaTests.value(of: "REGEX_MATCH('\(long)!','^(a+)+$')") == .error)
    let deep = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
    #expect(try FormulaTests.value(of: "REGEX_MATCH('a','\(deep)')") != .flag(false))
  }

  @Test(arguments: [
    ("YYYY-MM-DD HH:mm:ss.SSS", "2026-11-30 08:30:15.250"), ("YY/M/D H:m:s", "26/11/30 8:30:15"),
    ("MMMM MMM dddd ddd", "November Nov Monday Mon"), ("hh:mm A, h a", "08:30 AM, 8 am"),
    ("X x Z", "1796027415 1796027415250 +00:00"), ("[at] YYYY[年]", "at 2026年"), ("", ""),
  ])
  func `a moment is written by its pattern`(pattern: String, text: String) throws {
    let written = try FormulaTests.value(of: "DATETIME_FORMAT(NOW(),'\(pattern)')")
    #expect(written == .text(text))
  }

  @Test(arguments: [
    ("'30/11/2026 14:05','DD/MM/YYYY HH:mm'", "2026-11-30T14:05:00.000Z"),
    ("'5/1/26','D/M/YY'", "2026-01-05T00:00:00.000Z"),
    ("'May 3, 2026 12:30 pm','MMM D, YYYY h:mm a'", "2026-05-03T12:30:00.000Z"),
    ("'Sunday 3 May 2026 12 AM','dddd D MMMM YYYY h A','en'", "2026-05-03T00:00:00.000Z"),
    ("'2026-11-30 14:00:00 +08:00','YYYY-MM-DD HH:mm:ss Z'", "2026-11-30T06:00:00.000Z"),
    ("'1796027415','X'", "2026-11-30T08:30:15.000Z"),
    ("'2026年11月30日','YYYY年MM月DD日','zh-tw'", "2026-11-30T00:00:00.000Z"),
    ("'2026-11-30T14:00:00+08:00'", "2026-11-30T06:00:00.000Z"),
  ])
  func `a moment is read by its pattern`(arguments: String, text: String) throws {
    let value = try FormulaTests.value(of: "DATETIME_PARSE(\(arguments))")
    #expect(value.asMoment?.text == text)
  }

  @Test(arguments: [
    "'30/11/2026','MM/DD/YYYY'", "'30/11/2026 ','DD/MM/YYYY'", "'11-30','MM-DD'", "'','YYYY'",
    "'2026-02-30','YYYY-MM-DD'", "'2026 25:00','YYYY HH:mm'", "'2026 13 PM','YYYY h A'",
    "'3 mai 2026','D MMM YYYY','fr'", "'3 May 2026','D MMM YYYY','fr'", "Note,'YYYY'",
  ])
  func `what is not written so has no moment`(arguments: String) throws {
    #expect(try FormulaTests.value(of: "DATETIME_PARSE(\(arguments))") == .error)
  }
}
