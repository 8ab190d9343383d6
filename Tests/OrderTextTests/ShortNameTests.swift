import OrderText
import Ordering
import Testing

/// What people call drinks in short, on a menu that gives no alias.
@Suite struct ShortNameTests {
  private static let drinks = [
    "紅茶", "綠茶", "青茶", "烏龍茶", "奶茶", "珍珠奶茶", "紅茶拿鐵", "冬瓜茶", "冬瓜檸檬", "檸檬茶", "養樂多綠茶", "黃金烏龍拿鐵",
    "四季春茶", "大正紅茶", "翡翠烏龍", "翠玉烏龍", "檸檬綠茶",
  ]
  private static let reader = Result { try Samples.reader(drinks) }

  private func reading(_ text: String) throws -> Reading { try Self.reader.get().read(text) }

  @Test(
    "a drink of one character counts in a whole shorthand",
    arguments: [
      ("紅微微", DraftLine(drink: "紅茶", ice: "微冰", sugar: "微糖")),
      ("大奶微微", DraftLine(drink: "奶茶", size: "大杯", ice: "微冰", sugar: "微糖")),
      ("綠半微", DraftLine(drink: "綠茶", ice: "微冰", sugar: "半糖")),
      ("烏去正", DraftLine(drink: "烏龍茶", ice: "去冰", sugar: "正常糖")),
      ("烏完無", DraftLine(drink: "烏龍茶", sugar: "無糖")),
      ("大冰奶", DraftLine(drink: "奶茶", size: "大杯")), ("中冰紅", DraftLine(drink: "紅茶", size: "中杯")),
      ("大熱奶", DraftLine(drink: "奶茶", size: "大杯", ice: "熱")),
      ("大紅", DraftLine(drink: "紅茶", size: "大杯")), ("紅x2", DraftLine(drink: "紅茶", quantity: 2)),
      ("青無去 2杯", DraftLine(drink: "青茶", ice: "去冰", sugar: "無糖", quantity: 2)),
    ])
  func oneCharacter(_ text: String, _ item: DraftLine) throws {
    #expect(try reading(text).acts == [Act(.order, items: [item])])
  }

  @Test(
    "a short name that everybody knows, or that only one drink of the menu makes",
    arguments: [
      ("珍奶", DraftLine(drink: "珍珠奶茶")),
      ("大珍奶半糖", DraftLine(drink: "珍珠奶茶", size: "大杯", sugar: "半糖")),
      ("大紅拿", DraftLine(drink: "紅茶拿鐵", size: "大杯")),
      ("冬檸 半糖", DraftLine(drink: "冬瓜檸檬", sugar: "半糖")),
      ("冬珍 大杯", DraftLine(drink: "冬瓜茶", size: "大杯", addOns: [.init(name: "珍珠")])),
      ("檸茶 熱", DraftLine(drink: "檸檬茶", ice: "熱")),
      ("黃烏拿 大杯", DraftLine(drink: "黃金烏龍拿鐵", size: "大杯")),
      ("一杯養綠", DraftLine(drink: "養樂多綠茶", quantity: 1)),
      ("养乐多绿 微糖", DraftLine(drink: "養樂多綠茶", sugar: "微糖")),
    ])
  func shortNames(_ text: String, _ item: DraftLine) throws {
    #expect(try reading(text).acts == [Act(.order, items: [item])])
  }

  @Test(
    "the English name of a drink that every shop has",
    arguments: [
      (
        "two large black teas half sugar no ice",
        DraftLine(drink: "紅茶", size: "大杯", ice: "去冰", sugar: "半糖", quantity: 2)
      ),
      ("a medium milk tea", DraftLine(drink: "奶茶", size: "中杯")),
      ("black tea latte x3", DraftLine(drink: "紅茶拿鐵", quantity: 3)),
    ])
  func englishNames(_ text: String, _ item: DraftLine) throws {
    #expect(try reading(text).acts == [Act(.order, items: [item])])
  }

  @Test(arguments: ["I had two milk teas yesterday", "we drank a black tea there"])
  func englishTalkOfThePast(_ text: String) throws {
    #expect(try reading(text).acts.isEmpty)
  }

  @Test(arguments: ["紅茶 一千杯", "紅茶 九千九百萬杯", "紅茶 一萬杯"])
  func thousandsAreCounts(_ text: String) throws {
    let questions = try reading(text).questions.map(\.question)
    #expect(questions.contains { $0.field == .quantity && $0.because == .outOfRange })
  }

  @Test func aShortNameThatTwoDrinksMakeIsAsked() throws {
    let both = try #require(reading("翠烏 半糖").acts.first?.items.first)
    #expect(both.drink == "翠玉烏龍")
    let shop = try Samples.reader(["翡翠烏龍", "翡麗烏龍"])
    let question = try #require(shop.read("翡烏 半糖").questions.first?.question)
    #expect(question.because == .ambiguous && question.choices == ["翡翠烏龍", "翡麗烏龍"])
  }

  @Test(
    "what no drink of the menu is called in full is asked with what is near",
    arguments: [("珍奶 半糖", ["熟成奶茶"]), ("兩杯烏綠", ["春芽綠茶"]), ("凍檸茶 少甜", ["檸檬冷露"])])
  func notOnTheMenu(_ text: String, _ near: [String]) throws {
    let asked = try #require(
      Samples.reader().read(text).questions.first { $0.question.field == .drink })
    #expect(asked.question.because == .notOnMenu)
    #expect(near.allSatisfy(asked.question.choices.contains))
  }

  @Test func oneCharacterCanMeanAllThatEndLikeIt() throws {
    let asked = try #require(
      Samples.reader().read("紅微微").questions.first { $0.question.field == .drink })
    #expect(asked.question.because == .ambiguous)
    #expect(asked.question.choices.contains("麗春紅茶"))
  }

  @Test(
    "short names are pieces of other words in talk",
    arguments: [
      "文青都愛喝咖啡", "青年節放假嗎", "紅包拿了嗎", "股票又一片綠", "今天大盤紅盤", "烏煙瘴氣", "奶奶住院了", "青菜兩份", "兩個紅燈",
      "紅2綠1的路口", "他是個大奶微胖的人", "中冰球隊贏了", "大熱天的", "微微一笑", "半微醺", "冬珍是誰", "我冬天去北海道", "冬青樹",
      "明天綠5", "台股大紅", "奶半夜要喝", "今天好冬", "他紅了", "紅十字會募款", "綠色兩杯的那個", "今天綠電50%", "大奶奶來了", "小綠人兩個",
      "奶瓶兩個", "奶少一點", "大紅袍50一斤", "冬天3度",
    ])
  func talk(_ text: String) throws {
    #expect(try reading(text).acts.isEmpty)
  }

  @Test(
    "people may be called by what else is a drink",
    arguments: [("小紅：紅茶 大杯", "小紅"), ("幫阿綠點一杯紅茶 大杯", "阿綠"), ("幫阿明叫杯紅茶 大杯", "阿明")])
  func people(_ text: String, _ name: String) throws {
    let item = try #require(reading(text).acts.first?.items.first)
    #expect(item.drink == "紅茶" && item.beneficiary == name)
  }

  @Test(
    "a tea whose 茶 the menu leaves out",
    arguments: [
      ("黃金烏龍茶大杯", "黃金烏龍"), ("檸檬綠茶大杯半糖", "檸檬綠"), ("多多青茶 大杯", "多多青"), ("檸檬綠大杯", "檸檬綠"),
    ])
  func teaLeftOut(_ text: String, _ drink: String) throws {
    let reader = try Samples.reader(["黃金烏龍", "檸檬綠", "多多青", "鮮奶", "綠茶"])
    let item = try #require(reader.read(text).acts.first?.items.first)
    #expect(item.drink == drink && item.size == "大杯")
    #expect(reader.read("鮮奶茶大杯").acts.first?.items.first?.drink != "鮮奶")
  }
}
