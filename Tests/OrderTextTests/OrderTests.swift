import OrderText
import Ordering
import Testing

/// One law of reading an order in each test, by examples.
@Suite struct OrderTests {
  private static let tea = ["紅茶", "綠茶", "珍珠奶茶", "四季春", "四季春+珍波椰", "8冰綠", "半熟烏龍"]

  private static let reader = Result { try Samples.reader(tea) }
  private static let halfIceReader = Result { try Samples.reader(tea, ice: ["半冰"]) }

  private func items(_ text: String) throws -> [DraftLine] {
    try Self.reader.get().read(text).acts.flatMap(\.items)
  }

  @Test(
    "the longest name on the menu is taken out first",
    arguments: [
      ("四季春 半糖", "四季春"), ("四季春+珍波椰 去冰微糖", "四季春+珍波椰"), ("8冰綠x2", "8冰綠"),
      ("半熟烏龍 半糖", "半熟烏龍"), ("珍珠奶茶", "珍珠奶茶"),
    ])
  func longestNameFirst(_ text: String, _ drink: String) throws {
    let items = try items(text)
    #expect(items.map(\.drink) == [drink])
    #expect(items.allSatisfy { $0.addOns.isEmpty })
  }

  @Test(
    "options stand on either side of their drink",
    arguments: [
      "半糖少冰的紅茶", "紅茶半糖少冰", "少冰 紅茶 半糖", "紅茶，半糖少冰", "我要半糖少冰的紅茶", "红茶 五分糖 少冰",
      "紅茶 糖:半 冰:少", "紅茶(半糖,少冰)",
    ])
  func optionsOnEitherSide(_ text: String) throws {
    #expect(try items(text) == [DraftLine(drink: "紅茶", ice: "少冰", sugar: "半糖")])
  }

  @Test(
    "two characters are sugar, then ice, unless one can only be the other",
    arguments: [
      ("微微", "微糖", "微冰"), ("半微", "半糖", "微冰"), ("無微", "無糖", "微冰"), ("微去", "微糖", "去冰"),
      ("去無", "無糖", "去冰"), ("熱半", "半糖", "熱"), ("全全", "正常糖", "正常冰"), ("去正", "正常糖", "去冰"),
      ("微少", "微糖", "少冰"), ("少微", "少糖", "微冰"), ("去去", "無糖", "去冰"),
    ])
  func shorthand(_ word: String, _ sugar: String, _ ice: String) throws {
    let items = try items("紅茶\(word)")
    #expect(items.map(\.sugar) == [sugar] && items.map(\.ice) == [ice])
  }

  @Test(
    "what clerks cannot tell is asked, and so is half with little where half ice is sold",
    arguments: [("微少", false), ("少微", false), ("去去", false), ("半少", true), ("少半", true)])
  func asksShorthand(_ word: String, _ onlyWithHalfIce: Bool) throws {
    let isAsked = { (reading: Reading) in
      reading.questions.contains { $0.question.because == .ambiguous }
    }
    #expect(isAsked(try Self.reader.get().read("紅茶\(word)")) == !onlyWithHalfIce)
    #expect(isAsked(try Self.halfIceReader.get().read("紅茶\(word)")))
  }

  @Test(
    "a number counts cups beside a measure or a sign, or alone at an end",
    arguments: [
      ("紅茶 x2", 2), ("紅茶＊２", 2), ("紅茶×2", 2), ("2x 紅茶", 2), ("兩杯紅茶", 2), ("紅茶 十二杯", 12),
      ("2紅茶", 2), ("紅茶 大杯 3", 3), ("紅茶加珍珠x2", 2), ("紅茶加珍珠*2", 2), ("半打紅茶", 6), ("紅茶廿杯", 20),
      ("紅茶 65", nil), ("紅茶 $50", nil), ("紅茶 三分糖", nil), ("四季春", nil), ("紅茶+1", 1),
      ("紅茶 共5杯", 5),
    ])
  func counts(_ text: String, _ quantity: Int?) throws {
    #expect(try items(text).map(\.quantity) == [quantity])
  }

  @Test(
    "what is no count is asked, never guessed",
    arguments: [
      "紅茶 x0", "紅茶 x-3", "紅茶 x1e9", "紅茶半杯", "紅茶兩三杯", "紅茶 x99999999999999999999", "紅茶 x2.5", "紅茶百二杯",
    ])
  func refusesOddCounts(_ text: String) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.first?.items.first?.quantity == nil)
    #expect(reading.questions.map(\.question.because).contains(.outOfRange))
  }

  @Test func asksBeyondTheLimit() throws {
    let reading = try Self.reader.get().read("紅茶 大 半糖 少冰 250杯")
    #expect(reading.questions.map(\.question.field) == [.quantity])
  }

  @Test(
    "portions of an add-on need a word of their own",
    arguments: [
      ("紅茶加珍珠", 1), ("紅茶加一份珍珠", 1), ("紅茶雙份珍珠", 2), ("紅茶珍珠2份", 2), ("紅茶加珍珠(x2)", 2),
      ("紅茶 加珍珠 x2", 1),
    ])
  func portions(_ text: String, _ portions: Int) throws {
    #expect(try items(text).flatMap(\.addOns) == [.init(name: "珍珠", portions: portions)])
  }

  @Test(
    "normal is the level that was not said, both where none was, the sugar of a hot drink",
    arguments: [
      ("紅茶 正常 去冰", "正常糖", "去冰"), ("紅茶 半糖 正常", "半糖", "正常冰"), ("紅茶 正常", "正常糖", "正常冰"),
      ("紅茶 熱 正常", "正常糖", "熱"),
    ])
  func normal(_ text: String, _ sugar: String, _ ice: String) throws {
    let item = try items(text).first
    #expect(item?.sugar == sugar && item?.ice == ice)
  }

  @Test(
    "what is said of all holds for all",
    arguments: [
      "紅茶、綠茶各兩杯 無糖去冰", "都無糖去冰：紅茶兩杯、綠茶兩杯", "紅茶兩杯 綠茶兩杯 全部無糖去冰",
      "不要糖跟冰塊的紅茶兩杯、綠茶兩杯 都無糖去冰",
    ])
  func shared(_ text: String) throws {
    #expect(
      try items(text)
        == ["紅茶", "綠茶"].map { DraftLine(drink: $0, ice: "去冰", sugar: "無糖", quantity: 2) })
  }

  @Test(
    "one drink is split by counts that follow it",
    arguments: [
      ("兩杯紅茶，一杯半糖少冰，一杯無糖去冰", ["半糖", "無糖"], [1, 1]), ("紅茶微微*3，其中一杯無糖", ["微糖", "無糖"], [2, 1]),
    ])
  func split(_ text: String, _ sugar: [String], _ counts: [Int]) throws {
    let items = try items(text)
    #expect(items.map(\.sugar) == sugar && items.map(\.quantity) == counts)
    #expect(items.allSatisfy { $0.drink == "紅茶" })
  }

  @Test func splitsBySize() throws {
    #expect(try items("紅茶一大一中，都微微").map(\.size) == ["大杯", "中杯"])
  }

  @Test func correctsItself() throws {
    #expect(try items("紅茶半糖少冰，啊不對，微糖").map(\.sugar) == ["微糖"])
    #expect(try items("紅茶半糖，啊不對，綠茶").map(\.drink) == ["綠茶"])
  }

  @Test("single characters apart are options as glued ones are")
  func singleCharacters() throws {
    for text in ["紅茶 大 無 去", "紅茶 大 無去", "紅茶 大 去 無"] {
      let item = try items(text).first
      #expect(item?.sugar == "無糖" && item?.ice == "去冰" && item?.size == "大杯", "\(text)")
    }
  }

  @Test(
    "alone they answer, and one that may be either is asked",
    arguments: [
      ("去", DraftLine(ice: "去冰")), ("無", DraftLine(sugar: "無糖")), ("微", DraftLine()),
      ("甜度冰塊正常", DraftLine(ice: "正常冰", sugar: "正常糖")),
      ("加兩份椰果", DraftLine(addOns: [.init(name: "椰果", portions: 2)])),
      ("不要半糖 要無糖", DraftLine(sugar: "無糖")), ("兩杯好了", DraftLine(quantity: 2)),
    ])
  func answers(_ text: String, _ item: DraftLine) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.map(\.intent) == [.answer] && reading.acts.first?.items == [item])
    #expect(reading.questions.isEmpty == (item != DraftLine()))
  }

  @Test func aLevelThatIsNotWantedAsksForAnother() throws {
    let asked = try Self.reader.get().read("紅茶 不要半糖").questions.first?.question
    #expect(asked?.field == .sugar && asked?.choices == ["正常糖", "少糖", "微糖", "無糖"])
  }

  @Test func anAddOnSaidTwiceIsTwoPortions() throws {
    let addOns = try items("紅茶 加珍珠加椰果加椰果").flatMap(\.addOns)
    #expect(addOns == [.init(name: "珍珠"), .init(name: "椰果", portions: 2)])
  }

  @Test("nothing is no count", arguments: ["0 紅茶", "zero 紅茶"])
  func zero(_ text: String) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.questions.first?.question.because == .outOfRange)
  }

  @Test(
    "what was is no order", arguments: ["昨天的紅茶超甜", "上次的紅茶太冰", "the 紅茶 yesterday was less sugar"])
  func past(_ text: String) throws { #expect(try items(text).isEmpty) }
}
