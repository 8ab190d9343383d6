import OrderText
import Ordering
import Testing

/// Drinks that a menu numbers, which people type with the rest of the line right behind.
@Suite struct MenuCodeTests {
  private static let reader = Result {
    var menu = Samples.shop(["熟成紅茶", "春芽綠茶", "太妃紅茶"])
    let codes = [["b4"], ["b45"], ["A1"]]
    for (index, aliases) in codes.enumerated() { menu.drinks[index].aliases = aliases }
    return Reader(vocabulary: try Samples.vocabulary(), menus: [menu])
  }

  private func items(_ text: String) throws -> [DraftLine] {
    try Self.reader.get().read(text).acts.flatMap(\.items)
  }

  @Test(
    "a code ends where a word of the menu begins, and the longest one is meant",
    arguments: [
      ("b45", DraftLine(drink: "春芽綠茶")), ("B4", DraftLine(drink: "熟成紅茶")),
      ("b45 7分糖", DraftLine(drink: "春芽綠茶", sugar: "少糖")),
      ("b457分糖", DraftLine(drink: "春芽綠茶", sugar: "少糖")),
      ("b47分糖", DraftLine(drink: "熟成紅茶", sugar: "少糖")),
      ("大b455分糖去冰2杯", DraftLine(drink: "春芽綠茶", size: "大杯", ice: "去冰", sugar: "半糖", quantity: 2)),
      ("a13分糖", DraftLine(drink: "太妃紅茶", sugar: "微糖")),
    ])
  func codeWithDigitsBehind(_ text: String, _ item: DraftLine) throws {
    #expect(try items(text) == [item])
  }

  @Test(
    "digits behind a code that are no word are not cups",
    arguments: ["b457", "b4512", "A17", "b45789"])
  func digitsAlone(_ text: String) throws {
    #expect(try items(text) == [])
  }
}
