import DataFiles
import Ordering
import Testing

@Suite("Reading a menu file")
struct MenuFileTests {
  @Test("every key of the format is read")
  func wholeFormat() throws {
    let menu = try MenuFile.parse(Self.wholeMenu, file: "menu.yaml")
    let twd = Currency.taiwanDollar
    #expect(menu.shop == "可不可熟成紅茶" && menu.aliases == ["可不可", "Kebuke"])
    #expect(menu.asOf == "2025-04-26" && menu.phone == "02-0000-0000" && menu.currency == twd)
    #expect(menu.minimum == .init(amount: twd.amount(300), cups: 10))
    #expect(
      menu.delivery
        == .init(fee: twd.amount(30), freeFrom: twd.amount(500), share: .organizer))
    #expect(menu.bag == twd.amount(2) && menu.ownCup == twd.amount(-5) && menu.maxAddOns == 3)
    #expect(
      menu.promotions == [
        Promotion("買五送一", .free(buy: 5, get: 1)),
        Promotion("第二杯 10 元", .secondCup(twd.amount(10)), drinks: ["熟成紅茶"], sizes: ["大杯"]),
        Promotion("九折", .percentOff(10)),
      ])
    #expect(try MenuFile.parse(MenuText.of(menu), file: "again.yaml") == menu)
    #expect(menu.sizes.map(\.aliases) == [["M"], ["L"]])
    #expect(menu.ice.filter(\.isHot).map(\.name) == ["溫", "熱"])
    #expect(menu.sugar.map(\.percent) == [100, nil, nil])
    #expect(
      menu.addOns == [
        AddOn(name: "白玉", aliases: ["白珍珠"], names: ["en": "white pearls"], price: twd.amount(10))
      ])
    #expect(
      menu.drinks == [
        Drink(
          name: "熟成紅茶", aliases: ["熟成"], names: ["en": "Ripened Black Tea"], category: "單品茶",
          prices: ["中杯": twd.amount(35), "大杯": twd.amount(40)],
          hotPrices: ["中杯": twd.amount(35)], ice: ["正常冰", "去冰"], sugar: ["無糖"], addOns: [],
          isSoldOut: true, image: "https://example.org/a.jpg", description: "每日現泡"),
        Drink(name: "4", prices: ["大杯": Money(minorUnits: 2_90)]),
      ])
  }

  private static let wholeMenu = """
    shop: 可不可熟成紅茶
    aliases: [可不可, Kebuke]
    asOf: 2025-04-26
    phone: 02-0000-0000
    currency: TWD
    minimum: {amount: 300, cups: 10}
    delivery: {fee: 30, freeFrom: 500, share: organizer}
    bag: 2
    ownCup: -5
    promotions:
      - {name: 買五送一, buy: 5, get: 1}
      - {name: 第二杯 10 元, secondCup: 10, drinks: [熟成紅茶], sizes: [大杯]}
      - {name: 九折, percentOff: 10}
    sizes: [{name: 中杯, aliases: [M]}, {name: 大杯, aliases: [L]}]
    ice:   [正常冰, 去冰, {name: 溫, hot: true}, {name: 熱, hot: true}]
    sugar: [{name: 正常糖, percent: 100}, 少糖, 無糖]
    addOns: [{name: 白玉, price: 10, aliases: [白珍珠], names: {en: white pearls}}]
    maxAddOns: 3
    drinks:
      - name: 熟成紅茶
        names: {en: Ripened Black Tea}
        category: 單品茶
        aliases: [熟成]
        prices: {中杯: 35, 大杯: 40}
        hotPrices: {中杯: 35}
        ice: [正常冰, 去冰]
        sugar: [無糖]
        addOns: []
        soldOut: true
        image: https://example.org/a.jpg
        description: 每日現泡
      - {name: 4, prices: {大杯: 2.90}}
    """

  @Test("a menu may say little, and be JSON")
  func least() throws {
    let text = """
      {"shop": "店", "currency": "JPY", "sizes": ["M"], "drinks": [{"name": "茶", "prices": {"M": 300}}]}
      """
    let menu = try MenuFile.parse(text, file: "menu.json")
    #expect(menu.currency.fractionDigits == 0)
    #expect(menu.drinks.map(\.prices) == [["M": Money(minorUnits: 300)]])
    #expect(menu.ice.isEmpty && menu.delivery == nil)
  }

  @Test("names come in form C however the file spells them")
  func composed() throws {
    let text = """
      {shop: Cafe\u{301}, currency: TWD, sizes: [Cafe\u{301}],
       drinks: [{name: The\u{301}, prices: {Cafe\u{301}: 1}}]}
      """
    let menu = try MenuFile.parse(text, file: "menu.yaml")
    #expect(menu.shop.unicodeScalars.count == 4)
    #expect(menu.drinks.first?.prices.keys.first?.unicodeScalars.count == 4)
  }

  @Test("ten thousand drinks are read")
  func large() throws {
    let drinks = (1...10_000).map { "- {name: 茶\($0), aliases: [t\($0)], prices: {M: \($0)}}\n" }
    let text = "shop: 店\ncurrency: TWD\nsizes: [M]\ndrinks:\n" + drinks.joined()
    let menu = try MenuFile.parse(text, file: "menu.yaml")
    #expect(menu.drinks.count == 10_000)
    #expect(menu.drinks.last?.prices["M"] == Currency.taiwanDollar.amount(10_000))
  }

  @Test("the sample menu is sound, and a large black tea with white pearls is 50")
  func sample() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let menu = try MenuFile.load(root.joined(separator: "/") + "/deploy/menus/kebuke.yaml")
    let draft = DraftLine(
      drink: "熟成紅茶", size: "大杯", addOns: [.init(name: "白玉")])
    #expect(menu.unitPrice(of: draft) == Currency.taiwanDollar.amount(50))
    #expect(menu.drinks.count > 40 && menu.drinks.allSatisfy { $0.names["en"] != nil })
    #expect(menu.addOns.allSatisfy { $0.names["en"] != nil })
    let levels: [[any Named]] = [menu.sizes, menu.ice, menu.sugar]
    #expect(levels.allSatisfy { $0.allSatisfy { $0.names["en"] != nil } })
  }
}
