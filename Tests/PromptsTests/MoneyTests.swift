import Dialogue
import ICU
import Ordering
import Testing

@testable import Prompts

@Suite struct MoneyTests {
  @Test(arguments: [
    ("zh-Hant", "TWD", 2, 5_000, "$50"), ("zh-Hant", "TWD", 2, 5_050, "$50.50"),
    ("zh-Hant", "TWD", 2, 0, "$0"), ("zh-Hant", "TWD", 2, -500, "-$5"),
    ("en", "TWD", 2, 5_000, "NT$50"), ("en", "SGD", 2, 290, "SGD 2.90"),
    ("en", "SGD", 2, 1_000, "SGD 10.00"), ("en", "USD", 2, 5, "$0.05"),
    ("en", "JPY", 0, 450, "¥450"), ("zh-Hant", "USD", 2, 300, "US$3.00"),
  ])
  func isWrittenAsPeoplePayIt(
    locale: String, code: String, digits: Int, units: Int, text: String
  ) throws {
    let wording = Wording(phrasebook: try SentencesTests.phrasebook(locale), zone: .utc)
    let currency = Currency(
      code: code, fractionDigits: digits, cashDigits: Currencies.cashFractionDigits(of: code))
    #expect(wording.money(Money(minorUnits: units), currency) == text)
  }

  @Test(arguments: [
    ("zh-Hant", 1, "cat #2 ✓ 麗春紅茶 大・微糖・去冰 1 杯 ¥40。目前 1 杯 ¥40。"),
    ("zh-Hant", 2, "cat #2 ✓ 麗春紅茶 大・微糖・去冰 2 杯 ¥80。目前 2 杯 ¥80。"),
    (
      "en", 1,
      "cat #2 ✓ 1 cup of Spring Black Tea, large, light sugar, no ice: ¥40. 1 cup so far, ¥40."
    ),
    (
      "en", 2,
      "cat #2 ✓ 2 cups of Spring Black Tea, large, light sugar, no ice: ¥80. 2 cups so far, ¥80."
    ),
  ])
  func goesWithItsCups(locale: String, cups: Int, text: String) throws {
    var menu = Samples.menu
    menu.currency = Currency(code: "JPY", fractionDigits: 0)
    var line = Samples.cats
    line.unitPrice = Money(minorUnits: 40)
    line.quantity = cups
    let placed = Reply.Content.placed(
      Samples.cat, [line], running: Tally([line]), menu, showsLines: true)
    #expect(try SentencesTests.say(placed, in: SentencesTests.phrasebook(locale)) == text)
  }
}
