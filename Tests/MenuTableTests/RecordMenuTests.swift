import DataFiles
import FoundationEssentials
import MenuTable
import Ordering
import TableSync
import TestKit
import Testing

/// Menus of the records of tables, by the layouts that come with the program.
@Suite struct RecordMenuTests {
  private func layout(_ name: String) throws -> MenuLayout {
    try MenuLayoutFile.load(
      SampleFiles.root.appending(path: "deploy/layouts/menus/\(name).yaml").path)
  }

  private func drink(
    _ cells: [String: Row.Value], by name: String, categories: [MenuRecord] = []
  ) throws -> Drink {
    let menu = try RecordMenu.menu(
      of: [MenuRecord(id: "rec1", cells: cells)], categories: categories, by: layout(name))
    return try #require(menu.drinks.first)
  }

  private func twd(_ units: Int) -> Money { Currency.taiwanDollar.amount(units) }

  @Test func pricesAndPictureStandInColumns() throws {
    let drink = try drink(
      [
        "drinks": .text(" 熟成紅茶\n"), "desc": .text("解炸物／燒肉邪惡油膩"), "med_price": .number("30"),
        "large_price": .text("NT$ 1,035 元"), "img_url": .text("https://example.org/a.jpg"),
      ], by: "kebukeapp")
    #expect(
      drink
        == Drink(
          name: "熟成紅茶", prices: ["中杯": twd(30), "大杯": twd(1_035)],
          image: "https://example.org/a.jpg", description: "解炸物／燒肉邪惡油膩"))
  }

  @Test func aSizeMayCostMoreThanItsColumnSays() throws {
    let drink = try drink(
      [
        "name": .text("Fresh Milk Tea"), "price": .number("3.9"),
        "category": .list(["Milk", "New"]),
      ],
      by: "liho")
    #expect(drink.prices == ["M": Money(minorUnits: 390), "L": Money(minorUnits: 490)])
    #expect(drink.category == "Milk")
  }

  @Test func aSizeThatNothingIsSoldInIsNotOnTheMenu() throws {
    let menu = try RecordMenu.menu(
      of: [
        MenuRecord(
          id: "rec1",
          cells: ["drinks": .text("雪藏紅茶"), "med_price": .number("45"), "large_price": .number("0")])
      ], by: layout("kebukeapp"))
    #expect(menu.sizes.map(\.name) == ["中杯"])
    #expect(menu.drinks.map(\.prices) == [["中杯": twd(45)]])
  }

  @Test(
    arguments: [
      // A recommendation forbids nothing.
      (["ice": Row.Value.list(["去冰"]), "hot": .flag(true)], nil, nil, nil),
      (["ice": .list(["正常", "去冰"]), "fixIce": .flag(true)], ["正常冰", "去冰"], nil, nil),
      (
        ["sugar": .text("五分、無糖"), "fixSugar": .flag(true), "hot": .flag(true)], nil, ["五分", "無糖"],
        nil
      ),
      // What cannot be hot comes in the cold levels alone.
      ([:], ["正常冰", "少冰", "微冰", "去冰"], nil, nil),
      (["addBubble": .flag(true), "hot": .flag(true)], nil, nil, ["珍珠"]),
    ] as [([String: Row.Value], [String]?, [String]?, [String]?)])
  func limitsOfADrinkStandInItsRecord(
    said: [String: Row.Value], ice: [String]?, sugar: [String]?, addOns: [String]?
  ) throws {
    let plain: [String: Row.Value] = [
      "itemName": .text("紅茶"), "coldMPrice": .number("30"), "coldLPrice": .number("35"),
    ]
    let drink = try drink(plain.merging(said) { $1 }, by: "drinkorder")
    #expect(drink.ice == ice)
    #expect(drink.sugar == sugar)
    #expect(drink.addOns == (addOns == ["珍珠"] ? nil : []))
  }

  @Test func hotHasItsOwnPricesAndSizes() throws {
    let plain: [String: Row.Value] = ["itemName": .text("紅茶"), "hotMPrice": .number("40")]
    let cold: [String: Row.Value] = ["coldMPrice": .number("30"), "coldLPrice": .number("35")]
    let both = try drink(
      plain.merging(cold) { $1 }.merging(["hot": .flag(true)]) { $1 }, by: "drinkorder")
    #expect(both.prices == ["M": twd(30), "L": twd(35)])
    #expect(both.hotPrices == ["M": twd(40)])
    let cooled = try drink(plain.merging(cold) { $1 }, by: "drinkorder")
    #expect(cooled.hotPrices.isEmpty)
    let warm = try drink(plain, by: "drinkorder")
    #expect(warm.prices == ["M": twd(40)] && warm.hotPrices.isEmpty && warm.ice == ["熱"])
  }

  @Test func aFixedSizeLeavesThatAlone() throws {
    let drink = try drink(
      [
        "itemName": .text("紅茶"), "coldMPrice": .number("30"), "coldLPrice": .number("35"),
        "size": .list(["L"]), "fixSize": .flag(true),
      ], by: "drinkorder")
    #expect(drink.prices == ["L": twd(35)])
  }

  @Test(arguments: [Row.Value.text("T1"), .list(["recTea"])])
  func aCategoryMayBeAKeyOrALinkOfAnotherTable(said: Row.Value) throws {
    let drink = try drink(
      ["itemName": .text("紅茶"), "coldMPrice": .number("30"), "type": said], by: "drinkorder",
      categories: [
        MenuRecord(id: "recTea", cells: ["typeID": .text("T1"), "typeName": .text("原葉茶")])
      ])
    #expect(drink.category == "原葉茶")
  }

  @Test func aPictureWhoseAddressExpiresIsLeftOut() throws {
    let drink = try drink(
      [
        "drinks": .text("紅茶"), "med_price": .number("30"),
        "img_url": .text("https://v5.airtableusercontent.com/v3/u/40/40/1/abc"),
      ], by: "kebukeapp")
    #expect(drink.image == nil)
  }

  @Test func recordsWithoutNameAndPriceAreNoDrinks() throws {
    let menu = try RecordMenu.menu(
      of: [
        MenuRecord(id: "rec1", cells: [:]),
        MenuRecord(id: "rec2", cells: ["drinks": .text("紅茶"), "med_price": .number("30")]),
        MenuRecord(id: "rec3", cells: ["desc": .text("以下新品")]),
      ], by: layout("kebukeapp"))
    #expect(menu.drinks.map(\.name) == ["紅茶"])
  }

  @Test(
    arguments: [
      ([:], nil, "drinks", .noDrinks),
      (["med_price": .number("30")], "rec1", "drinks", .noName),
      (["drinks": .text("紅茶")], "紅茶", "large_price", .noPrice),
      (
        ["drinks": .text("紅茶"), "med_price": .text("時價")], "紅茶", "med_price",
        .unreadablePrice("時價")
      ),
      (
        ["drinks": .text("紅茶"), "med_price": .text("30/35")], "紅茶", "med_price",
        .unreadablePrice("30/35")
      ),
      (
        ["drinks": .text("紅茶"), "med_price": .number("-5")], "紅茶", "med_price",
        .unreadablePrice("-5")
      ),
      (
        ["drinks": .text("紅茶"), "med_price": .number("30"), "img_url": .text("a.jpg")], "紅茶",
        "img_url", .noAddress("a.jpg")
      ),
      (
        ["drinks": .text(String(repeating: "茶", count: 101)), "med_price": .number("30")],
        String(repeating: "茶", count: 101), "drinks", .tooLong(limit: 100)
      ),
    ] as [([String: Row.Value], String?, String, RecordFault.Kind)])
  func faultsAreToldByRecordAndColumn(
    cells: [String: Row.Value], record: String?, column: String, kind: RecordFault.Kind
  ) throws {
    let faults = #expect(throws: RecordFaults.self) {
      _ = try drink(cells, by: "kebukeapp")
    }
    #expect(faults?.faults == [RecordFault(record: record, column: column, kind: kind)])
  }

  @Test(
    arguments: [
      (
        ["ice": Row.Value.list(["冰沙"]), "fixIce": .flag(true)], "ice",
        RecordFault.Kind.unknown("冰沙")
      ),
      (["type": .text("T9")], "type", .unknownCategory("T9")),
      (["size": .list(["L"]), "fixSize": .flag(true)], "size", .noPrice),
    ] as [([String: Row.Value], String, RecordFault.Kind)])
  func whatTheMenuDoesNotHaveIsAFault(
    cells: [String: Row.Value], column: String, kind: RecordFault.Kind
  ) throws {
    let plain: [String: Row.Value] = ["itemName": .text("紅茶"), "coldMPrice": .number("30")]
    let faults = #expect(throws: RecordFaults.self) {
      _ = try drink(plain.merging(cells) { $1 }, by: "drinkorder")
    }
    #expect(faults?.faults == [RecordFault(record: "紅茶", column: column, kind: kind)])
  }

  @Test func twoRecordsThatAreReadAsOneDrinkAreAFault() throws {
    let records = [("rec1", "鮮奶茶"), ("rec2", "鲜奶茶")].map { id, name in
      MenuRecord(id: id, cells: ["drinks": .text(name), "med_price": .number("30")])
    }
    let faults = #expect(throws: RecordFaults.self) {
      _ = try RecordMenu.menu(of: records, by: layout("kebukeapp"))
    }
    #expect(
      faults?.faults == [RecordFault(record: "鲜奶茶", column: "drinks", kind: .sameName("鮮奶茶"))])
  }
}
