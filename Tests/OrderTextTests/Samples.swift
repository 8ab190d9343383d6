import DataFiles
import FoundationEssentials
import OrderText
import Ordering

/// The program's own words and the sample menu, and readers made of them.
enum Samples {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  // Made once: a reader takes a while in a debug build.
  private static let words = Result {
    try VocabularyFile.load(
      prompts: root.appending(path: "prompts").path, locales: ["zh-Hant", "en"]) ?? Vocabulary()
  }
  private static let sampleReader = Result {
    Reader(vocabulary: try vocabulary(), menus: [try kebuke()])
  }

  static func vocabulary() throws -> Vocabulary { try words.get() }

  static func kebuke() throws -> Menu {
    try MenuFile.load(root.appending(path: "deploy/menus/kebuke.yaml").path)
  }

  static func reader() throws -> Reader { try sampleReader.get() }

  /// A shop of these drinks, with two sizes, the common levels and four add-ons.
  static func shop(_ drinks: [String], ice: [String] = [], maxAddOns: Int? = nil) -> Menu {
    let currency = Currency.taiwanDollar
    let levels = ["正常冰", "少冰", "微冰", "去冰"] + ice
    return Menu(
      shop: "測試茶店", currency: currency,
      sizes: [Size(name: "中杯", aliases: ["M"]), Size(name: "大杯", aliases: ["L"])],
      ice: levels.map { IceLevel(name: $0) } + [IceLevel(name: "熱", isHot: true)],
      sugar: [
        SugarLevel(name: "正常糖", percent: 100), SugarLevel(name: "少糖", percent: 70),
        SugarLevel(name: "半糖", percent: 50), SugarLevel(name: "微糖", percent: 30),
        SugarLevel(name: "無糖", percent: 0),
      ],
      addOns: ["珍珠", "椰果", "仙草凍", "布丁"].map {
        AddOn(name: $0, price: currency.amount(10))
      }, maxAddOns: maxAddOns,
      drinks: drinks.map {
        Drink(name: $0, prices: ["中杯": currency.amount(40), "大杯": currency.amount(50)])
      })
  }

  static func reader(_ drinks: [String], ice: [String] = []) throws -> Reader {
    Reader(vocabulary: try vocabulary(), menus: [shop(drinks, ice: ice)])
  }

  /// The lines of a file of Tests/Fixtures/corpus.
  static func corpus(_ name: String) throws -> [String] {
    let path = root.appending(path: "Tests/Fixtures/corpus/\(name)").path
    let data = try Data(contentsOf: URL(filePath: path))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
