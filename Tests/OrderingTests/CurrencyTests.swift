import Ordering
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    ("35", 3_500), ("2.90", 290), ("2.9", 290), ("0", 0), ("-5", -500), ("10000000", 1_000_000_000),
  ])
  func readsPlainDecimals(_ text: String, _ minorUnits: Int) {
    #expect(Currency.taiwanDollar.amount(decimal: text) == Money(minorUnits: minorUnits))
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.234", "+1", "1e3", "１", "1,000", "10000001",
    "99999999999999999999",
    "--1", "1.2.3", " 1",
  ])
  func refusesEverythingElse(_ text: String) {
    #expect(Currency.taiwanDollar.amount(decimal: text) == nil)
  }

  @Test(arguments: [(5_000, "50"), (290, "2.90"), (5, "0.05"), (-550, "-5.50"), (0, "0")])
  func writesWithoutIdleDecimals(_ minorUnits: Int, _ text: String) {
    #expect(Currency.taiwanDollar.decimal(Money(minorUnits: minorUnits)) == text)
  }

  @Test func aCurrencyWithoutDecimalsTakesNone() {
    let yen = Currency(code: "JPY", fractionDigits: 0)
    #expect(yen.amount(decimal: "120") == Money(minorUnits: 120))
    #expect(yen.amount(decimal: "1.5") == nil)
    #expect(yen.decimal(Money(minorUnits: 120)) == "120")
  }
}
