import Ledger
import Ordering
import TestKit
import Testing

/// What promotions take off, and whose cups brought it.
@Suite struct DiscountTests {
  private func menu(_ promotions: Promotion...) -> Menu {
    var menu = Samples.menu
    menu.promotions = promotions
    return menu
  }

  private func settle(_ lines: [OrderLine], _ menu: Menu) -> Settlement {
    Settlement(run: Samples.run(), lines: lines, menu: menu)
  }

  private let lines = [
    Samples.line(1, by: Samples.bob, cups: 2, each: 50), Samples.line(2, by: Samples.cat, each: 40),
    Samples.line(3, by: Samples.bob, each: 35),
  ]

  @Test(
    "what is taken off these four cups of 50, 50, 40 and 35",
    arguments: [
      (Promotion.Rule.free(buy: 1, get: 1), 85), (.free(buy: 2, get: 1), 40),
      (.free(buy: 3, get: 1), 35), (.free(buy: 4, get: 1), 0), (.free(buy: 2, get: 2), 75),
      (.secondCup(Samples.dollars(10)), 65), (.secondCup(Samples.dollars(38)), 12),
      (.secondCup(Samples.dollars(60)), 0), (.percentOff(10), 17), (.percentOff(100), 175),
    ])
  func rules(_ rule: Promotion.Rule, _ off: Int) {
    let settlement = settle(lines, menu(Promotion("優惠", rule)))
    #expect(settlement.discounts.map(\.amount) == [off].filter { $0 > 0 }.map(Samples.dollars))
    #expect(settlement.total == Samples.dollars(175 - off))
    #expect(settlement.shares.map(\.owed).sum() == settlement.total)
  }

  @Test func whoseCupsTookPartHaveTheirPartOfIt() {
    let settlement = settle(lines, menu(Promotion("買二送一", .free(buy: 2, get: 1))))
    // 40 off cups of 50, 50 and 40: bob's were 100 of the 140.
    #expect(settlement.shares.map(\.discount) == [29, 11].map(Samples.dollars))
    #expect(settlement.shares.map(\.owed) == [106, 29].map(Samples.dollars))
  }

  @Test func onlyItsDrinksAndSizesCount() {
    var other = lines
    other[1].drink = "奶茶"
    other[2].size = "大杯"
    let ofDrink = Promotion("紅茶買一送一", .free(buy: 1, get: 1), drinks: ["紅茶"])
    #expect(settle(other, menu(ofDrink)).discounts.map(\.amount) == [Samples.dollars(50)])
    let ofSize = Promotion("大杯半價", .percentOff(50), sizes: ["大杯"])
    #expect(settle(other, menu(ofSize)).discounts.map(\.amount) == [Samples.dollars(17)])
    other[0].status = .cancelled
    #expect(settle(other, menu(ofDrink)).discounts.isEmpty)
  }

  @Test func aCupTakesPartInOnePromotion() {
    let menu = menu(
      Promotion("買二送一", .free(buy: 2, get: 1)), Promotion("九折", .percentOff(10)))
    // The cup of 35 is left for the second.
    #expect(settle(lines, menu).discounts.map(\.amount) == [40, 3].map(Samples.dollars))
  }

  @Test func deliveryIsFreeFromWhatIsPaidForDrinks() {
    var menu = menu(Promotion("九折", .percentOff(10)))
    menu.delivery = Menu.Delivery(fee: Samples.dollars(30), freeFrom: Samples.dollars(175))
    let settlement = settle(lines, menu)
    #expect(settlement.fee == Samples.dollars(30))
    #expect(settlement.untilFree == Samples.dollars(17))
  }

  @Test func sharesAlwaysAddUpAndNobodyOwesLessThanNothing() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let people = (0..<Int.random(in: 1...40, using: &random)).map {
        Person(id: PersonID("test/\($0)"), name: "\($0)")
      }
      let lines = (1...Int.random(in: 1...80, using: &random)).map { number in
        Samples.line(
          number, by: people[number % people.count], cups: Int.random(in: 1...9, using: &random),
          each: Int.random(in: 0...99, using: &random), drink: ["紅茶", "奶茶"][number % 2])
      }
      let rules: [Promotion.Rule] = [
        .free(buy: .random(in: 1...6, using: &random), get: .random(in: 1...3, using: &random)),
        .secondCup(Samples.dollars(.random(in: 0...50, using: &random))),
        .percentOff(.random(in: 1...100, using: &random)),
      ]
      var menu = Samples.menu
      menu.promotions = rules.shuffled(using: &random).map {
        Promotion("優惠", $0, drinks: Bool.random(using: &random) ? ["紅茶"] : nil)
      }
      menu.delivery = Menu.Delivery(
        fee: Samples.dollars(30), share: Menu.Share.allCases.randomElement(using: &random) ?? .head)
      let settlement = settle(lines, menu)
      #expect(settlement.shares.map(\.owed).sum() == settlement.total)
      #expect(settlement.shares.allSatisfy { $0.discount <= $0.drinks && $0.discount >= .zero })
    }
  }
}
