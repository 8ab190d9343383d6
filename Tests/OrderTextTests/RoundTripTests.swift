import OrderText
import Ordering
import Testing

/// A draft that is said in the menu's own words reads as that draft, whatever the menu calls its drinks and levels.
@Suite struct RoundTripTests {
  private struct Kind: Sendable {
    var drinks: [String]
    var sizes: [String]
    var ice: [String]
    var hot: [String]
    var sugar: [(name: String, percent: Int?)]
    var addOns: [String]
    var notes: [String]
  }

  private static let chinese = Kind(
    drinks: [
      "8冰綠", "883蕎麥茶王", "1號", "百香3Q", "雙Q奶茶", "楊枝甘露2.0", "半熟烏龍", "無糖綠茶", "冰淇淋紅茶", "微檸檬紅茶", "大正紅茶拿鐵",
      "去火青草茶", "熱情多多", "中杯果茶", "珍珠奶茶", "布丁奶茶", "仙草凍奶茶", "白玉歐蕾", "檸檬紅/綠", "四季春+珍波椰", "四季春", "四季春茶",
      "烏龍", "烏龍綠", "烏龍綠茶", "烏龍綠茶拿鐵", "紅", "三韻紅萱", "十八茶", "冬瓜茶(甜度固定)", "梅の綠", "奶茶三兄弟", "加州蜜桃茶",
      "一顆檸檬", "好茶", "走春烏龍", "多多綠", "A級紅茶", "OREO可可", "C芝奶蓋", "茶6", "滿杯百香", "全糖黑糖珍奶", "溫柔青茶",
    ],
    sizes: ["中杯", "大杯", "瓶"], ice: ["正常冰", "少冰", "微冰", "去冰", "完全去冰", "常溫"], hot: ["溫", "熱"],
    sugar: [
      ("正常糖", 100), ("少糖", 70), ("半糖", 50), ("微糖", 30), ("二分糖", 20), ("一分糖", 10), ("無糖", 0),
    ],
    addOns: ["珍珠", "椰果", "仙草凍", "布丁", "白玉", "3Q", "綠茶凍", "冰淇淋"], notes: ["分開裝", "不要吸管", "自備杯"])

  private static let mainland = Kind(
    drinks: ["多肉葡萄", "芝芝莓莓", "一桶水果茶", "9号茶", "少年歌行", "半糖主义", "热带风味冰红茶", "去冰岛", "大红袍奶茶", "珍珠奶茶"],
    sizes: ["中杯", "大杯", "超大杯"], ice: ["正常冰", "少冰", "少少冰", "去冰"], hot: ["温", "热"],
    sugar: [("标准糖", 100), ("七分糖", 70), ("五分糖", 50), ("三分糖", 30), ("不另外加糖", 0)],
    addOns: ["珍珠", "芋圆", "奶盖", "茶冻"], notes: ["分开装"])

  private static let english = Kind(
    drinks: [
      "Tea", "Milk Tea", "Oolong Milk Tea", "Kopi O", "Kopi-C", "Teh O", "Brown Sugar Boba Milk",
      "7 Up Float",
      "No. 1 Black Tea", "Hot Chocolate", "Iced Lemon Tea", "Large Leaf Green Tea", "Half & Half",
    ],
    sizes: ["Small", "Medium", "Large"], ice: ["Regular ice", "Less ice", "No ice"], hot: ["Hot"],
    sugar: [("100%", 100), ("75%", 75), ("50%", 50), ("25%", 25), ("0%", 0)],
    addOns: ["Boba", "Grass jelly", "Pudding", "Cheese foam"], notes: ["no straw"])

  private static func menu(of kind: Kind, _ random: inout SplitMix64) -> Menu {
    let currency = Currency.taiwanDollar
    let drinks = kind.drinks.shuffled(using: &random).prefix(Int.random(in: 6...24, using: &random))
    return Menu(
      shop: "測試", currency: currency, sizes: kind.sizes.map { Size(name: $0) },
      ice: kind.ice.map { IceLevel(name: $0) } + kind.hot.map { IceLevel(name: $0, isHot: true) },
      sugar: kind.sugar.map { SugarLevel(name: $0.name, percent: $0.percent) },
      addOns: kind.addOns.map { AddOn(name: $0, price: currency.amount(10)) }, maxAddOns: nil,
      drinks: drinks.map { name in
        Drink(
          name: name,
          prices: Dictionary(
            uniqueKeysWithValues: kind.sizes.map { ($0, currency.amount(40)) }))
      })
  }

  private static func draft(
    _ menu: Menu, _ kind: Kind, _ random: inout SplitMix64
  ) -> DraftLine {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    let addOns = menu.addOns.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
    var draft = DraftLine(
      drink: menu.drinks.randomElement(using: &random)?.name, size: maybe(kind.sizes),
      ice: maybe(kind.ice + kind.hot), sugar: maybe(kind.sugar.map(\.name)),
      addOns: addOns.map { .init(name: $0.name, portions: Int.random(in: 1...3, using: &random)) },
      quantity: Int.random(in: 1...100, using: &random))
    draft.note = maybe(kind.notes)
    draft.beneficiary = maybe(["小明", "Bob", "阿華"])
    return draft
  }

  @Test("any line is read as it was said", arguments: 1...9)
  func readsWhatItSays(_ seed: UInt64) throws {
    var random = SplitMix64(state: seed &* 104_729)
    let kind = [Self.chinese, Self.english, Self.mainland][Int(seed % 3)]
    let menu = Self.menu(of: kind, &random)
    let reader = Reader(vocabulary: try Samples.vocabulary(), menus: [menu])
    for _ in 0..<24 {
      let draft = Self.draft(menu, kind, &random)
      let text = canonicalText(of: draft)
      let reading = reader.read(text)
      #expect(reading.acts == [Act(.order, items: [draft])], "\(text)")
      #expect(reading.unread.isEmpty, "\(text)")
    }
  }
}
