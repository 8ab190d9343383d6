import OrderText
import Ordering
import Testing

/// What a menu does not allow is asked, and never keeps the rest of a line from being read.
@Suite struct LimitTests {
  private static let cold = ["正常冰", "少冰", "微冰", "去冰"]

  private static var menu: Menu {
    var menu = Samples.shop(["紅茶"], maxAddOns: 2)
    let amount = menu.currency.amount
    let both = ["中杯": amount(40), "大杯": amount(50)]
    menu.sizes.append(Size(name: "瓶"))
    menu.sugar.removeAll { $0.name == "微糖" }
    menu.drinks += [
      Drink(name: "冬瓜茶", prices: both, sugar: ["正常糖"]),
      Drink(name: "冰淇淋紅茶", prices: both, ice: ["正常冰", "少冰", "微冰"]),
      Drink(name: "檸檬汁", prices: both, ice: cold), Drink(name: "瓶裝綠茶", prices: ["瓶": amount(60)]),
      Drink(name: "熱可可", prices: both, hotPrices: ["中杯": amount(55)]),
      Drink(name: "黑糖鮮奶", prices: both, sugar: ["半糖", "少糖"], addOns: []),
      Drink(name: "芋泥鮮奶", prices: both, isSoldOut: true),
    ]
    return menu
  }

  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [menu])
  }

  @Test(
    "a value that the drink does not come in is asked with those that it comes in",
    arguments: [
      ("冬瓜茶 無糖", Question.Field.sugar, Question.Because.notAllowed, ["正常糖"]),
      ("冬瓜茶半糖少冰", .sugar, .notAllowed, ["正常糖"]),
      ("冰淇淋紅茶去冰", .ice, .notAllowed, ["正常冰", "少冰", "微冰"]), ("檸檬汁 熱", .ice, .notAllowed, cold),
      ("熱檸檬汁 大杯", .ice, .notAllowed, cold), ("瓶裝綠茶 大杯", .size, .notAllowed, ["瓶"]),
      ("熱可可 大杯 熱", .size, .notAllowed, ["中杯"]), ("黑糖鮮奶 加珍珠", .addOns, .notAllowed, []),
      ("黑糖鮮奶 無糖", .sugar, .notAllowed, ["少糖", "半糖"]), ("芋泥鮮奶 大杯", .drink, .notAllowed, []),
      ("紅茶 加珍珠 加椰果 加布丁", .addOns, .outOfRange, []), ("紅茶 加3份珍珠", .addOns, .outOfRange, []),
      ("紅茶 三分糖", .sugar, .notOnMenu, ["半糖", "無糖", "少糖", "正常糖"]),
      ("紅茶 微糖", .sugar, .notOnMenu, ["半糖", "無糖", "少糖", "正常糖"]),
      ("紅茶 九分糖", .sugar, .notOnMenu, ["正常糖", "少糖", "半糖", "無糖"]),
      ("紅茶 一分冰", .ice, .notOnMenu, ["去冰", "微冰", "少冰", "正常冰", "熱"]),
      ("紅茶 小杯", .size, .notOnMenu, []), ("紅茶 加燕麥", .addOns, .notOnMenu, []),
      ("紅茶 150杯", .quantity, .outOfRange, []),
    ])
  func asks(
    _ text: String, _ field: Question.Field, _ because: Question.Because, _ choices: [String]
  ) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.map(\.intent) == [.order] && reading.unread.isEmpty)
    #expect(reading.acts.first?.items.count == 1)
    #expect(reading.acts.first?.items.first?.drink != nil)
    let asked = reading.questions.map(\.question).filter { $0.because != .missing }
    #expect(asked.map(\.field) == [field] && asked.map(\.because) == [because])
    #expect(asked.first?.choices == choices)
  }

  @Test(
    "what leaves no choice is not asked",
    arguments: [
      ("冬瓜茶 大杯 少冰", []), ("瓶裝綠茶 無糖 去冰", []), ("紅茶 大杯 無糖 熱", []), ("熱可可 無糖 熱", []),
      ("紅茶 大杯", [Question.Field.sugar, .ice]), ("冰淇淋紅茶", [.size, .sugar, .ice]),
    ])
  func isComplete(_ text: String, _ missing: [Question.Field]) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.questions.map(\.question.field) == missing)
    #expect(reading.questions.allSatisfy { $0.question.because == .missing })
  }
}
