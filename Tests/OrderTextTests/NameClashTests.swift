import OrderText
import Ordering
import Testing

/// Names of a menu that people cannot order by.
@Suite struct NameClashTests {
  private func clashes(_ drinks: [String], aliases: [String: [String]] = [:]) throws -> [NameClash]
  {
    var menu = Samples.shop(drinks)
    for index in menu.drinks.indices {
      menu.drinks[index].aliases = aliases[menu.drinks[index].name] ?? []
    }
    return nameClashes(of: menu, vocabulary: try Samples.vocabulary())
  }

  @Test(
    "a drink that is something else as well",
    arguments: [
      ("微糖", .sugar("微糖")), ("大杯", .size("大杯")), ("去冰", .ice("去冰")), ("珍珠", .addOn("珍珠")),
      ("測試茶店", .shop("測試茶店")), ("總計", .commandWord), ("好", .role(.yes)), ("半打", .count(6)),
    ] as [(String, WordMeaning)])
  func alsoAWord(_ drink: String, _ meaning: WordMeaning) throws {
    let clash = try #require(try clashes([drink, "奶茶"]).first)
    #expect(clash.entry == .drink(0) && clash.name == drink)
    guard case .also(let meanings) = clash.reason else {
      Issue.record("\(clash)")
      return
    }
    #expect(meanings.contains(meaning))
  }

  @Test(
    "a drink that is heard in place of another, or not alone",
    arguments: [
      (["無糖綠茶", "綠茶"], .withLevel(.sugar("無糖"), drink: "綠茶")),
      (["四季春少冰", "四季春"], .withLevel(.ice("少冰"), drink: "四季春")),
      (["綠"], .oneCharacter), (["108"], .wordsOfOrders), (["兩杯"], .wordsOfOrders),
    ] as [([String], NameClash.Reason)])
  func otherReasons(_ drinks: [String], _ reason: NameClash.Reason) throws {
    #expect(try clashes(drinks).map(\.reason) == [reason])
  }

  @Test("an alias that begins the names of other drinks alone")
  func prefixes() throws {
    let found = try clashes(
      ["綠茶", "烏龍青茶", "熟成紅茶", "熟成奶茶"], aliases: ["綠茶": ["烏龍"], "熟成紅茶": ["熟成"]])
    #expect(found.map(\.name) == ["烏龍"])
    #expect(found.map(\.reason) == [.beginsOthers(["烏龍青茶"])])
  }

  @Test("a level that another field has, a size that is one, and an add-on that is a word")
  func otherEntries() throws {
    var menu = Samples.shop(["奶茶"])
    menu.sizes[0].aliases = ["半糖"]
    menu.ice[0].aliases = ["半糖"]
    menu.addOns[0].aliases = ["一杯", "取消", "大杯"]
    let found = nameClashes(of: menu, vocabulary: try Samples.vocabulary())
    #expect(Set(found.map(\.entry)).isSuperset(of: [.size(0), .ice(0), .addOn(0)]))
    #expect(Set(found.filter { $0.entry == .addOn(0) }.map(\.name)) == ["取消", "大杯"])
  }

  @Test("what is typed is told as it is read")
  func typed() throws {
    let clash = try #require(try clashes(["總計"]).first)
    #expect(clash.typed.acts.map(\.intent) == [.total])
  }

  @Test("the sample menu and names that only look like words have none")
  func none() throws {
    let menu = try Samples.kebuke()
    #expect(nameClashes(of: menu, vocabulary: try Samples.vocabulary()).isEmpty)
    let drinks = [
      "珍珠奶茶", "奶茶", "四季春", "8冰綠", "冰淇淋紅茶", "半熟烏龍", "大正紅茶", "紅茶", "微檸檬紅茶", "百香綠茶", "黑糖珍珠鮮奶", "加州水果茶",
    ]
    #expect(try clashes(drinks).isEmpty)
  }
}
