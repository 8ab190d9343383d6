import DataFiles
import Ordering
import Testing

@testable import MenuTable

@Suite("A menu that is imported again")
struct RenewingTests {
  private static let old = """
    shop: 店
    aliases: [小店]
    currency: TWD
    delivery: {fee: 30, share: head}
    sizes: [{name: 中, aliases: [M, 中杯]}, {name: 瓶裝, aliases: [瓶]}]
    ice: [正常, 微冰, 去冰, {name: 熱的, hot: true}]
    sugar: [全糖, 無糖]
    addOns: [{name: 珍珠, price: 10, aliases: [粉圓]}]
    drinks:
      - {name: 紅茶, aliases: [小紅], prices: {中: 30}, sugar: [無糖], addOns: [珍珠]}
      - {name: 綠茶, prices: {中: 30, 瓶裝: 60}}
    """

  private func renewal(_ table: String) throws -> (old: Menu, new: Menu, table: Menu) {
    let old = try MenuFile.parse(Self.old, file: "old.yaml")
    let table = try #require(try Samples.shop(table)?.menu)
    return (old, old.renewed(by: table), table)
  }

  @Test("prices are the table's, the rest is what people wrote")
  func renews() throws {
    let (_, new, _) = try renewal("品名,中杯,大杯\n紅茶,35,40\n青茶(限冷飲),35,\n")
    let twd = Currency.taiwanDollar
    #expect(new.aliases == ["小店"] && new.delivery?.fee == twd.amount(30))
    #expect(new.addOns.map(\.aliases) == [["粉圓"]])
    #expect(new.sizes.map(\.name) == ["中", "大杯"])
    #expect(
      new.drinks == [
        Drink(
          name: "紅茶", aliases: ["小紅"], prices: ["中": twd.amount(35), "大杯": twd.amount(40)],
          sugar: ["無糖"], addOns: ["珍珠"]),
        Drink(name: "青茶", prices: ["中": twd.amount(35)], ice: ["微冰", "去冰"]),
      ])
    #expect(try MenuFile.parse(MenuText.of(new), file: "new.yaml") == new)
  }

  @Test("the difference names what is new, what is gone and what costs another price")
  func difference() throws {
    let (old, new, table) = try renewal("品名,中杯,大杯\n紅茶,35,40\n青茶,35,\n")
    let difference = MenuDifference(from: old, to: new, table: table)
    #expect(difference.newDrinks == ["青茶"] && difference.goneDrinks == ["綠茶"])
    #expect(
      difference.prices == [
        .init(
          name: "紅茶", size: "中", old: Currency.taiwanDollar.amount(30),
          new: Currency.taiwanDollar.amount(35)),
        .init(name: "紅茶", size: "大杯", old: nil, new: Currency.taiwanDollar.amount(40)),
      ])
    #expect(difference.keptDrinks == ["紅茶"])
  }

  @Test("the same table again changes nothing")
  func again() throws {
    let table = try #require(try Samples.shop("品名,價格\n大●紅茶,35\n中●紅茶,30\n")?.menu)
    #expect(table.renewed(by: table) == table)
  }
}
