import Dialogue
import ICU
import Ledger
import OrderText
import Ordering

/// A small menu and people, to make replies of.
enum Samples {
  static func amount(_ units: Int) -> Money { Money(minorUnits: units * 100) }

  static let amy = person("amy")
  static let bob = person("bob")
  static let cat = person("cat")
  static let dan = person("dan")

  static func person(_ name: String) -> Person { Person(id: PersonID("t/\(name)"), name: name) }

  static let room = Room(channel: "t", name: "#tea")
  static let today = CivilDay(year: 2026, month: 11, day: 30)
  /// Monday, 30 November 2026, 16:30 in Taipei.
  static let deadline = Timestamp(milliseconds: 1_796_027_400_000)
  static let tomorrow = deadline.advanced(bySeconds: 86_400)
  static let yesterday = deadline.advanced(bySeconds: -86_400)

  static let run = Run(
    id: RunID("01"), room: room, shop: "可不可熟成紅茶", organizer: amy,
    openedAt: deadline.advanced(bySeconds: -7_200), deadline: deadline)

  static var openEnded: Run {
    var run = run
    run.deadline = nil
    return run
  }

  static var withTerms: Run {
    var run = run
    run.terms = Run.Terms(
      isCollected: false, fee: amount(30), freeFrom: amount(500), minimum: amount(300),
      place: "3F")
    return run
  }

  static let menu = Menu(
    shop: "可不可熟成紅茶", aliases: ["可不可", "Kebuke"], asOf: "2025-04-26", phone: "02-0000-0000",
    currency: .taiwanDollar, delivery: Menu.Delivery(fee: amount(30), freeFrom: amount(500)),
    sizes: [Size(name: "中杯"), Size(name: "大杯")],
    ice: [
      IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "微冰"), IceLevel(name: "去冰"),
      IceLevel(name: "熱", isHot: true),
    ],
    sugar: ["正常糖", "少糖", "半糖", "微糖", "無糖"].map { SugarLevel(name: $0) },
    addOns: [AddOn(name: "白玉", price: amount(10)), AddOn(name: "墨玉", price: amount(15))],
    maxAddOns: 2,
    drinks: [
      drink("熟成紅茶", "Ripened Black Tea", 35, 40), drink("麗春紅茶", "Spring Black Tea", 35, 40),
      Drink(
        name: "熟成歐蕾", names: ["en": "Ripened Latte"], category: "歐蕾",
        prices: ["中杯": amount(50), "大杯": amount(60)],
        hotPrices: ["中杯": amount(55), "大杯": amount(65)]),
      Drink(
        name: "冬瓜茶", names: ["en": "Winter Melon Tea"], prices: ["大杯": amount(30)],
        ice: ["正常冰", "去冰"], sugar: ["正常糖"], addOns: [], isSoldOut: true),
    ])

  private static func drink(_ name: String, _ english: String, _ medium: Int, _ large: Int) -> Drink
  {
    Drink(
      name: name, names: ["en": english], category: "好茶",
      prices: ["中杯": amount(medium), "大杯": amount(large)])
  }

  static func draft(
    _ drink: String? = "熟成紅茶", _ size: String? = "大杯", _ sugar: String? = "半糖",
    _ ice: String? = "少冰", _ addOns: [String] = [], cups: Int? = 1, note: String? = nil,
    for beneficiary: String? = nil
  ) -> DraftLine {
    DraftLine(
      drink: drink, size: size, ice: ice, sugar: sugar,
      addOns: addOns.map { DraftLine.Portion(name: $0) }, quantity: cups, note: note,
      beneficiary: beneficiary)
  }

  static func line(_ number: Int, _ person: Person, _ draft: DraftLine) -> OrderLine {
    OrderLine(
      run: run.id, number: number, orderer: person, beneficiary: draft.beneficiary,
      drink: draft.drink ?? "", size: draft.size, ice: draft.ice, sugar: draft.sugar,
      addOns: draft.addOns, quantity: draft.quantity ?? 1,
      unitPrice: menu.unitPrice(of: draft) ?? .zero, note: draft.note, orderedAt: deadline,
      updatedAt: deadline)
  }

  static let bobs = line(1, bob, draft("熟成紅茶", "大杯", "半糖", "少冰", ["白玉"], cups: 2))
  static let cats = line(2, cat, draft("麗春紅茶", "大杯", "微糖", "去冰"))
  static let dans = line(3, dan, draft("熟成歐蕾", "中杯", "微糖", "熱", note: "吸管兩支", for: "小美"))
  static let all = [bobs, cats, dans]

  static func with(_ line: OrderLine, _ change: (inout OrderLine) -> Void) -> OrderLine {
    var line = line
    change(&line)
    return line
  }

  static func pending(
    _ person: Person, _ draft: DraftLine, doubts: [Question] = [],
    _ prompt: Pending.Prompt = .questions(isPriced: false)
  ) -> Pending {
    Pending(
      person: person, room: room, run: run.id,
      items: [Pending.Item(draft: draft, doubts: doubts)], prompt: prompt, askedAt: deadline)
  }

  static let phoneLines = [
    PhoneLine(
      drink: "熟成紅茶", size: "大杯", cups: 3,
      variants: [
        PhoneLine.Variant(
          sugar: "微糖", ice: "少冰", addOns: [DraftLine.Portion(name: "白玉", portions: 2)], note: nil,
          cups: 2),
        PhoneLine.Variant(sugar: "半糖", ice: "少冰", addOns: [], note: nil, cups: 1),
      ]),
    PhoneLine(
      drink: "熟成歐蕾", size: "中杯", cups: 1,
      variants: [
        PhoneLine.Variant(sugar: "微糖", ice: "熱", addOns: [], note: "吸管兩支", cups: 1)
      ]),
  ]
}
