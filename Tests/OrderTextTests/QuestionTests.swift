import OrderText
import Ordering
import Testing

/// What is asked instead of guessed, and what is handed back.
@Suite struct QuestionTests {
  private static let tea = ["熟成紅茶", "麗春紅茶", "四季春茶", "四季春果茶", "珍珠奶茶"]

  private static let reader = Result { try Samples.reader(tea) }

  private func reading(_ text: String) throws -> Reading {
    try Self.reader.get().read(text)
  }

  @Test(
    "a slip in a name is asked about, with the right name among the choices",
    arguments: [
      ("四季春裹茶 大杯", "四季春果茶"), ("熟城紅茶 大杯", "熟成紅茶"), ("珍珠奶荼 大杯", "珍珠奶茶"), ("四季果茶 大杯", "四季春果茶"),
      ("四季春裹茶 半糖", "四季春茶"),
    ])
  func nearMiss(_ text: String, _ name: String) throws {
    let reading = try reading(text)
    let asked = try #require(reading.questions.first { $0.question.field == .drink })
    #expect(asked.question.because == .nearMiss)
    #expect(asked.question.choices.contains(name))
    #expect(reading.acts.first?.items.first?.drink == nil)
  }

  @Test func asksWhichDrinkAPieceOfNamesMeans() throws {
    let reading = try reading("紅茶 大 少冰")
    let asked = try #require(reading.questions.first)
    #expect(asked.question.because == .ambiguous)
    #expect(asked.question.choices == ["熟成紅茶", "麗春紅茶"])
    #expect(reading.questions.contains { $0.question.field == .sugar })
  }

  @Test func takesABeginningThatOnlyOneDrinkHas() throws {
    #expect(try reading("麗春 大").acts.first?.items.first?.drink == "麗春紅茶")
  }

  @Test(
    "two values for a field leave it open, and both are named",
    arguments: [
      ("熟成紅茶 熱 少冰", Question.Field.ice, ["熱", "少冰"]), ("熟成紅茶 微糖 半糖", .sugar, ["微糖", "半糖"]),
      ("熟成紅茶 大杯 中杯", .size, ["大杯", "中杯"]),
    ])
  func conflict(_ text: String, _ field: Question.Field, _ choices: [String]) throws {
    let asked = try #require(reading(text).questions.first { $0.question.field == field })
    #expect(asked.question.because == .conflict && asked.question.choices == choices)
  }

  @Test func asksForALevelThatTheMenuLacks() throws {
    let asked = try #require(reading("熟成紅茶 一分冰").questions.first)
    #expect(asked.question.because == .notOnMenu && asked.question.heard == "一分冰")
    #expect(asked.question.choices.contains("微冰"))
  }

  @Test func coldWithoutALevelIsAskedWithoutTheHotOnes() throws {
    let ice = try #require(
      reading("熟成紅茶 冰的").questions.first { $0.question.field == .ice })
    #expect(ice.question.because == .missing)
    #expect(ice.question.choices == ["正常冰", "少冰", "微冰", "去冰"])
  }

  @Test func anUnknownAddOnIsAskedAbout() throws {
    let asked = try #require(
      reading("熟成紅茶 加跳跳糖").questions.first { $0.question.field == .addOns })
    #expect(asked.question.because == .notOnMenu && asked.question.heard == "跳跳糖")
  }

  @Test(
    "what is left out of a drink is its note",
    arguments: [("熟成紅茶 不要椰果", "不要椰果"), ("熟成紅茶(不要吸管)", "不要吸管"), ("熟成紅茶 五顆冰塊", "五顆冰塊")])
  func notes(_ text: String, _ note: String) throws {
    #expect(try reading(text).acts.first?.items.first?.note == note)
  }

  @Test(
    "what nothing explains is handed back where it stands",
    arguments: ["熟成紅茶 大杯 ①宇宙", "①阿角 熟成紅茶 半糖", "熟成紅茶 半糖 ①東山路"])
  func unreadStandsWhereItIs(_ marked: String) throws {
    let marker = try #require(marked.firstIndex(of: "①"))
    let offset = marked.utf8.distance(from: marked.startIndex, to: marker)
    let unread = try reading(marked.filter { $0 != "①" }).unread
    #expect(unread.map(\.span.lower) == [offset])
  }

  @Test func politenessIsExplained() throws {
    #expect(try reading("不好意思我要一杯熟成紅茶，謝謝🙏").unread.isEmpty)
  }
}
