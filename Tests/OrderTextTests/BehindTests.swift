import OrderText
import Ordering
import Testing

/// What stands behind what it is said of.
@Suite struct BehindTests {
  private static let reader = Result { try Samples.reader(["紅茶"]) }

  private func reading(_ text: String) throws -> Reading { try Self.reader.get().read(text) }

  @Test(
    "a 不要 with nothing behind it is said of what stands before it", arguments: ["珍珠不要", "不要珍珠"])
  func leavesOut(_ text: String) throws {
    let items = try reading(text).acts.flatMap(\.items)
    #expect(items.map(\.addOns) == [[DraftLine.Portion(name: "珍珠", portions: 0)]])
  }

  @Test(
    "a 不要 with something behind it is said of that",
    arguments: [("紅茶 加珍珠不要糖", "無糖"), ("紅茶 加珍珠不要吸管", nil)] as [(String, String?)])
  func leavesOutWhatFollows(_ text: String, _ sugar: String?) throws {
    let item = try #require(try reading(text).acts.first?.items.first)
    #expect(item.addOns == [DraftLine.Portion(name: "珍珠", portions: 1)])
    #expect(item.sugar == sugar)
  }

  @Test(
    "a count in brackets behind an add-on is of its portions",
    arguments: ["紅茶 加珍珠(2份)", "紅茶 加珍珠（兩份）", "紅茶 加珍珠(x2)", "紅茶 加珍珠2份"])
  func portions(_ text: String) throws {
    let item = try #require(try reading(text).acts.first?.items.first)
    #expect(item.addOns == [DraftLine.Portion(name: "珍珠", portions: 2)])
    #expect(item.quantity == nil)
  }

  @Test(
    "the numbers of a list are no counts, in lines or in one",
    arguments: ["1.紅茶 半糖 2.紅茶 無糖", "1. 紅茶 半糖\n2. 紅茶 無糖", "1、紅茶 半糖 2、紅茶 無糖 3、紅茶 少冰"])
  func listNumbers(_ text: String) throws {
    let reading = try reading(text)
    #expect(reading.acts.flatMap(\.items).allSatisfy { $0.quantity == nil && $0.drink == "紅茶" })
    #expect(reading.acts.flatMap(\.items).count > 1)
    #expect(reading.unread.isEmpty)
  }

  @Test func aNumberThatIsTooGreatForACountIsShownBackBeforeADrink() throws {
    let reading = try reading("25 紅茶 半糖 少冰")
    #expect(reading.unread.map(\.text) == ["25"])
    #expect(reading.acts.first?.items.first?.quantity == nil)
  }
}
