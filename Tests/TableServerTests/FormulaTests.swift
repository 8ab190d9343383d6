import FoundationEssentials
import Testing

@testable import TableServer

@Suite struct FormulaTests {
  /// 2026-11-30T06:00:00Z, a Monday.
  static let said = Moment(milliseconds: 1_796_018_400_000)

  /// 珍珠奶茶, two cups at 2.90 each, not done; asked two hours and a half later.
  static let row = FormulaRow(
    id: "recAAAAAAAAAAAAAA", created: said, modified: Moment(milliseconds: 1_796_020_000_000),
    now: Moment(milliseconds: 1_796_027_415_250),
    fields: [
      "Drink": .text("珍珠奶茶 Tea"), "Cups": .number(2), "Price": hundredths(290),
      "Paid": .flag(true), "Done": .flag(false), "Note": .blank, "Toppings": .text("pearl, jelly"),
      "When": .moment(said), "A}b": .number(7),
    ])

  static func value(of text: String) throws -> FormulaValue {
    try Formula(text).root.value(for: row)
  }

  @Test(
    arguments: [
      ("1+2*3", .number(7)), ("(1+2)*3", .number(9)), ("2*3-4/2", .number(4)),
      ("-Cups+5", .number(3)),
      ("10-3-2", .number(5)), ("+1", .number(1)), ("--1", .number(1)), (".5*4", .number(2)),
      ("0.1+0.2=0.3", .flag(true)), ("{Price}*3=8.7", .flag(true)), ("1/0", .error),
      ("1+'a'", .error),
      ("Note+1", .number(1)), ("Paid+1", .number(2)),
      ("'a'&1+2", .text("a3")), ("'a'&'b'='ab'", .flag(true)), ("Drink&Note", .text("珍珠奶茶 Tea")),
      ("1<2", .flag(true)), ("2<=2", .flag(true)), ("3>=4", .flag(false)), ("1!=1", .flag(false)),
      ("'a'<'b'", .flag(true)), ("Cups='2'", .flag(true)), ("{A\\}b}", .number(7)),
      ("Note=''", .flag(true)), ("Note=BLANK()", .flag(true)), ("Note=0", .flag(true)),
      ("Drink=BLANK()", .flag(false)), ("Paid=TRUE()", .flag(true)), ("Done=FALSE()", .flag(true)),
      ("Paid=1", .flag(true)), ("When='2026-11-30T06:00:00.000Z'", .flag(true)),
      ("When=DATETIME_PARSE('2026-11-30T14:00:00+08:00')", .flag(true)), ("When>5", .flag(false)),
      (#"'it\'s "x"'"#, .text(#"it's "x""#)), (#""a\\b\n\t""#, .text("a\\b\n\t")),
      ("Toppings='pearl, jelly'", .flag(true)), ("'\u{301}x'", .text("\u{301}x")),
      ("LEN('\u{200D}')=1", .flag(true)),
    ] as [(String, FormulaValue)])
  func `operators bind as in a spreadsheet and decimals are exact`(
    text: String, value: FormulaValue
  ) throws {
    #expect(try Self.value(of: text) == value)
  }

  @Test(
    arguments: [
      ("AND(Paid,Cups)", .flag(true)), ("AND(Paid,Note)", .flag(false)),
      ("or(Done,Note)", .flag(false)),
      ("OR(1/0,Paid)", .flag(true)), ("NOT(Done)", .flag(true)), ("XOR(1,1,1)", .flag(true)),
      ("IF(Cups>1,'many','one')", .text("many")), ("IF(0,1)", .blank), ("IF(1,2,1/0)", .number(2)),
      ("SWITCH(Cups,1,'a',2,'b','c')", .text("b")), ("SWITCH(9,1,'a','c')", .text("c")),
      ("ISERROR(1/0)", .flag(true)), ("ISERROR(1)", .flag(false)), ("ERROR()", .error),
      ("FIND('奶',Drink)", .number(3)), ("FIND('tea',Drink)", .number(0)),
      ("SEARCH('TEA',Drink)", .number(6)), ("SEARCH('x',Drink)", .blank),
      ("FIND('a','banana',3)", .number(4)), ("LOWER('ÄB')", .text("äb")),
      ("UPPER('x')", .text("X")),
      ("LEN(Drink)", .number(8)), ("LEN('👩‍👩‍👧‍👦')", .number(1)), ("TRIM('  a b ')", .text("a b")),
      ("LEFT(Drink,2)", .text("珍珠")), ("RIGHT('abc')", .text("c")),
      ("MID('abcdef',2,3)", .text("bcd")),
      ("LEFT('a',-1)", .error), ("SUBSTITUTE('aXbX','X','-')", .text("a-b-")),
      ("SUBSTITUTE('aXbX','X','-',2)", .text("aXb-")), ("SUBSTITUTE('a','','-')", .text("a")),
      ("CONCATENATE('a',1,Note,'b')", .text("a1b")), ("T(5)", .blank), ("T('x')", .text("x")),
      ("VALUE('$12.50')", hundredths(1250)), ("VALUE('x')", .error),
      ("ROUND(2.345,2)", hundredths(235)), ("ROUND(-2.5)", .number(-3)),
      ("ROUND(1234,-2)", .number(1200)), ("ABS(-2)", .number(2)), ("MOD(-3,5)", .number(2)),
      ("SUM(1,Note,2.5)", hundredths(350)), ("MIN(3,1,2)", .number(1)),
      ("MAX(3,1,2)", .number(3)), ("AVERAGE(1,2)", hundredths(150)),
      ("SUM('a')", .error), ("MOD(1,0)", .error), ("RECORD_ID()", .text("recAAAAAAAAAAAAAA")),
    ] as [(String, FormulaValue)])
  func `functions give what Airtable gives`(text: String, value: FormulaValue) throws {
    #expect(try Self.value(of: text) == value)
  }

  @Test(
    arguments: [
      ("IS_AFTER(When,'2026-11-30T05:59:59Z')", .flag(true)),
      ("IS_BEFORE(When,CREATED_TIME())", .flag(false)),
      ("IS_SAME(When,NOW())", .flag(false)), ("IS_SAME(When,TODAY(),'day')", .flag(true)),
      ("IS_SAME(When,'2026-11-29','week')", .flag(true)),
      ("IS_SAME(When,'2026-11-28','week')", .flag(false)),
      ("IS_SAME(When,NOW(),'fortnight')", .error), ("IS_BEFORE(Note,NOW())", .flag(false)),
      ("DATESTR(DATEADD(When,-1,'days'))", .text("2026-11-29")),
      ("DATESTR(DATEADD(When,3,'months'))", .text("2027-02-28")),
      ("DATESTR(DATEADD('2024-02-29',1,'year'))", .text("2025-02-28")),
      ("DATEADD(When,1,'x')", .error),
      ("DATEADD(When,999999999,'years')", .error), ("DATEADD(When,999999999999,'weeks')", .error),
      ("DATETIME_DIFF(NOW(),When,'hours')", .number(2)),
      ("DATETIME_DIFF(When,NOW(),'minutes')", .number(-150)),
      ("DATETIME_DIFF('2027-01-29',When,'months')", .number(1)),
      ("DATETIME_DIFF('2026-11-30T06:00:05Z',When)", .number(5)),
      ("DATETIME_FORMAT(NOW(),'DD/MM/YYYY HH:mm:ss')", .text("30/11/2026 08:30:15")),
      ("YEAR(When)*10000+MONTH(When)*100+DAY(When)", .number(20_261_130)),
      ("HOUR(NOW())*60+MINUTE(NOW())", .number(510)), ("SECOND(NOW())", .number(15)),
      ("WEEKDAY(When)", .number(1)),
      ("DATETIME_DIFF(LAST_MODIFIED_TIME(),CREATED_TIME())", .number(1_600)),
      ("DATETIME_PARSE('soon')", .error), ("DATETIME_PARSE('2026-02-30')", .error),
    ] as [(String, FormulaValue)])
  func `moments are counted in UTC`(text: String, value: FormulaValue) throws {
    #expect(try Self.value(of: text) == value)
  }

  @Test(arguments: [
    "", "{Cups}=", "AND(", "'open", ")", "{Cups} {Price}", "{Cups", "1..2", "1.", "1e3", "NOPE(1)",
    "AND()",
    "IF(1)", "LEN(1,2)", "1 2", "=1", "*1", "a,b", "1 ^ 2", "a#b", "NOT(,)", "AND(1,)", "'\\",
  ])
  func `what breaks the grammar is refused`(text: String) {
    #expect(throws: Failure.self) { try Formula(text) }
  }

  @Test func `a long chain is not deep, and what is too deep is refused`() throws {
    let chain = (0..<20_000).map { "{F\($0)}" }.joined(separator: "&")
    #expect(try Formula(chain).fieldNames.count == 20_000)
    let sum = Array(repeating: "1", count: 20_000).joined(separator: "+")
    #expect(try Self.value(of: sum) == .number(20_000))
    let nested = { String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0) }
    #expect(try Self.value(of: nested(59)) == .number(1))
    for depth in [60, 100_000] {
      #expect(throws: Failure.self) { try Formula(nested(depth)) }
      #expect(throws: Failure.self) { try Formula(String(repeating: "-", count: depth) + "1") }
      #expect(throws: Failure.self) { try Formula(String(repeating: "NOT(", count: depth)) }
    }
  }
}

private func hundredths(_ count: Int) -> FormulaValue { .number(Decimal(count) / 100) }
