public import Ordering

/// Values that tests share.
public enum Samples {
  /// A menu small enough to hold in the head: 紅茶 in two sizes, 熱 among the levels, an add-on of 10.
  public static let menu = Menu(
    shop: "試茶", aliases: ["試"], currency: .taiwanDollar,
    sizes: [Size(name: "中杯", aliases: ["M"]), Size(name: "大杯", aliases: ["L"])],
    ice: [
      IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "去冰"),
      IceLevel(name: "熱", isHot: true),
    ],
    sugar: [
      SugarLevel(name: "正常糖", percent: 100), SugarLevel(name: "半糖", percent: 50),
      SugarLevel(name: "無糖", percent: 0),
    ],
    addOns: [AddOn(name: "珍珠", price: dollars(10)), AddOn(name: "布丁", price: dollars(15))],
    maxAddOns: 3,
    drinks: [
      Drink(name: "紅茶", prices: ["中杯": dollars(30), "大杯": dollars(35)]),
      Drink(
        name: "奶茶", prices: ["中杯": dollars(45), "大杯": dollars(50)],
        hotPrices: ["中杯": dollars(50)]),
      Drink(
        name: "冬瓜茶", prices: ["大杯": dollars(25)], ice: ["正常冰", "少冰"], sugar: ["正常糖"],
        addOns: []),
    ])

  /// Whole Taiwan dollars.
  public static func dollars(_ amount: Int) -> Money { Currency.taiwanDollar.amount(amount) }

  public static let amy = Person(id: PersonID("test/amy"), name: "amy")
  public static let bob = Person(id: PersonID("test/bob"), name: "bob")
  public static let cat = Person(id: PersonID("test/cat"), name: "cat")
  public static let room = Room(channel: "test", name: "#tea")
  /// 2026-11-30 14:00 in Taipei.
  public static let noon = Timestamp(milliseconds: 1_796_018_400_000)

  /// The sample run: open since noon, without a deadline.
  public static func run(by organizer: Person = amy, terms: Run.Terms = Run.Terms()) -> Run {
    Run(
      id: RunID("RUN1"), room: room, shop: menu.shop, organizer: organizer, openedAt: noon,
      terms: terms)
  }

  /// A line of the sample run.
  public static func line(
    _ number: Int, by person: Person, cups: Int = 1, each: Int = 30, drink: String = "紅茶"
  ) -> OrderLine {
    OrderLine(
      run: RunID("RUN1"), number: number, orderer: person, drink: drink, size: "中杯",
      ice: "少冰", sugar: "半糖", quantity: cups, unitPrice: dollars(each), orderedAt: noon,
      updatedAt: noon)
  }
}
