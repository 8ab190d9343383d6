import Ordering
import Testing

@testable import MenuTable

@Suite("What stands where a price does")
struct PriceCellTests {
  @Test(arguments: [
    ("35", 35), ("$35", 35), ("NT$ 35", 35), ("35元", 35), ("３５", 35), ("1,200", 1_200),
    ("35.0", 35),
  ])
  func prices(_ text: String, _ units: Int) throws {
    let cell = PriceCell(text, words: try Samples.words(), currency: .taiwanDollar)
    #expect(cell == .price(Currency.taiwanDollar.amount(units)))
  }

  @Test(arguments: [
    ("", PriceCell.none), ("-", .none), ("—", .none), ("無", .none), ("N/A", .none), ("0", .zero),
    ("$0", .zero), ("時價", .unreadable("時價")), ("35/40", .unreadable("35/40")),
    ("-5", .unreadable("-5")), ("99999999999", .unreadable("99999999999")),
    ("35.125", .unreadable("35.125")),
  ])
  func others(_ text: String, _ expected: PriceCell) throws {
    #expect(
      PriceCell(text, words: try Samples.words(), currency: .taiwanDollar) == expected)
  }
}
