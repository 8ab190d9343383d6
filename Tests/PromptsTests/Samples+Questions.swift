import Dialogue
import Ordering

extension Samples {
  private static func asks(
    _ draft: DraftLine, _ questions: [Question], isNumbered: Bool = false, unread: [String] = []
  ) -> Reply.Content {
    let sizes = menu.sizes.map(\.name).reduce(into: [String: Money]()) { prices, size in
      var sized = draft
      sized.size = size
      prices[size] = menu.unitPrice(of: sized)
    }
    return .asks(
      cat,
      [
        AskedItem(
          draft: draft, questions: questions, unitPrice: menu.unitPrice(of: draft),
          prices: draft.size == nil ? sizes : [:], unread: unread)
      ], menu, isNumbered: isNumbered)
  }

  static let size = Question(field: .size, because: .missing, choices: ["中杯", "大杯"])
  static let sugar = Question(
    field: .sugar, because: .missing, choices: ["正常糖", "少糖", "半糖", "微糖", "無糖"])
  private static let ice = Question(
    field: .ice, because: .missing, choices: ["正常冰", "少冰", "微冰", "去冰", "熱"])

  static let questions: [(String, Reply.Content)] = [
    ("asks the size", asks(draft("麗春紅茶", nil, "微糖", "去冰"), [size])),
    ("asks the size of two", asks(draft("麗春紅茶", nil, "微糖", "去冰", cups: 2), [size])),
    ("asks the sugar", asks(draft("麗春紅茶", "大杯", nil, "去冰"), [sugar])),
    ("asks everything", asks(draft("麗春紅茶", nil, nil, nil), [size, sugar, ice])),
    (
      "asks which drink",
      asks(
        draft(nil, "大杯", nil, "少冰"),
        [
          Question(field: .drink, because: .ambiguous, heard: "紅茶", choices: ["熟成紅茶", "麗春紅茶"]),
          sugar,
        ], isNumbered: true)
    ),
    (
      "asks of a near miss",
      asks(
        draft(nil, "大杯", "微糖", "少冰"),
        [Question(field: .drink, because: .nearMiss, heard: "熟城紅茶", choices: ["熟成紅茶"])],
        isNumbered: true)
    ),
    (
      "asks hot or cold",
      asks(
        draft("熟成歐蕾", nil, nil, nil),
        [
          Question(field: .ice, because: .conflict, heard: "熱 少冰", choices: ["熱", "少冰"]), size,
          sugar, Question(field: .addOns, because: .notOnMenu, heard: "跳跳糖"),
        ])
    ),
    (
      "asks between two",
      asks(
        draft("熟成紅茶", "大杯", nil, "少冰"),
        [Question(field: .sugar, because: .ambiguous, heard: "微", choices: ["微糖", "無糖"])])
    ),
    (
      "asks of a misspelling",
      asks(
        draft("熟成紅茶", "大杯", nil, "少冰"),
        [Question(field: .sugar, because: .nearMiss, heard: "伴糖", choices: ["半糖"])])
    ),
    (
      "asks for what is allowed",
      asks(
        draft("冬瓜茶", "大杯", "正常糖", "微冰"),
        [
          Question(field: .ice, because: .notAllowed, heard: "微冰", choices: ["正常冰", "去冰"]),
          Question(field: .sugar, because: .notAllowed, heard: "半糖", choices: ["正常糖"]),
        ])
    ),
    (
      "asks for a drink",
      asks(draft(nil, nil, "半糖", "少冰"), [Question(field: .drink, because: .missing)])
    ),
    (
      "asks for another drink",
      asks(draft(nil, nil, nil, nil), [Question(field: .drink, because: .notOnMenu, heard: "布丁奶茶")])
    ),
    (
      "asks in place of a sold out drink",
      asks(
        draft("冬瓜茶", "大杯", "正常糖", "去冰"),
        [Question(field: .drink, because: .notAllowed, heard: "冬瓜茶")])
    ),
    (
      "asks about add-ons",
      asks(
        draft("熟成紅茶", "大杯", "半糖", "少冰", ["白玉", "墨玉"]),
        [
          Question(field: .addOns, because: .outOfRange, heard: "白玉、墨玉"),
          Question(field: .addOns, because: .notAllowed, heard: "白玉", choices: ["墨玉"]),
          Question(field: .addOns, because: .ambiguous, heard: "玉", choices: ["白玉", "墨玉"]),
        ])
    ),
    (
      "asks for the cups",
      asks(
        draft(cups: nil),
        [
          Question(field: .quantity, because: .outOfRange, heard: "1000"),
          Question(field: .quantity, because: .ambiguous, heard: "兩三"),
        ], unread: ["芋園"])
    ),
    (
      "asks for whom and of what",
      asks(
        draft(),
        [
          Question(field: .beneficiary, because: .ambiguous, heard: "小"),
          Question(field: .target, because: .missing),
        ])
    ),
    (
      "asks about one of two",
      .asks(
        bob,
        [
          AskedItem(draft: bobs.draft, questions: [], unitPrice: bobs.unitPrice),
          AskedItem(
            draft: draft("麗春紅茶", "大杯", nil, "去冰"), questions: [sugar], unitPrice: amount(40)),
        ], menu, isNumbered: false)
    ),
  ]
}
