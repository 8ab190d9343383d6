import ICU
import Testing

@Suite struct CurrenciesTests {
  @Test(arguments: [
    ("TWD", 2, 0), ("SGD", 2, 2), ("USD", 2, 2), ("JPY", 0, 0), ("KWD", 3, 3),
  ])
  func countsDigits(code: String, digits: Int, cash: Int) {
    #expect(Currencies.fractionDigits(of: code) == digits)
    #expect(Currencies.cashFractionDigits(of: code) == cash)
  }

  @Test(arguments: ["XYZ", "twd", "NT$", "", "TWDD", "TWD\0", "元元元"])
  func refusesUnknownCodes(code: String) {
    #expect(Currencies.fractionDigits(of: code) == nil)
  }

  @Test(arguments: [
    ("TWD", "zh-Hant", "$"), ("TWD", "en", "NT$"), ("JPY", "en", "¥"), ("USD", "zh-Hant", "US$"),
    ("SGD", "en", "SGD"),
  ])
  func writesTheSymbol(code: String, locale: String, symbol: String) {
    #expect(Currencies.symbol(of: code, in: locale) == symbol)
  }
}
