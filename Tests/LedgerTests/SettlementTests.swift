import Ledger
import Ordering
import TestKit
import Testing

@Suite struct SettlementTests {
  private func settle(
    _ lines: [OrderLine], fee: Int = 30, freeFrom: Int? = nil, share: Menu.Share = .head,
    collected: Bool = false
  ) -> Settlement {
    var menu = Samples.menu
    menu.delivery = Menu.Delivery(
      fee: Samples.dollars(fee), freeFrom: freeFrom.map(Samples.dollars), share: share)
    let run = Samples.run(terms: Run.Terms(isCollected: collected))
    return Settlement(run: run, lines: lines, menu: menu)
  }

  private let lines = [
    Samples.line(1, by: Samples.bob, cups: 2, each: 50), Samples.line(2, by: Samples.cat, each: 40),
    Samples.line(3, by: Samples.bob, each: 35),
  ]

  @Test(arguments: [
    (Menu.Share.head, [1_500, 1_500]), (.cup, [2_300, 700]), (.amount, [2_300, 700]),
  ])
  func dividesTheFee(_ share: Menu.Share, _ fees: [Int]) {
    let settlement = settle(lines, share: share)
    #expect(settlement.shares.map(\.fee.minorUnits) == fees)
    #expect(settlement.shares.map(\.person.name) == ["bob", "cat"])
    #expect(settlement.shares.map(\.drinks) == [Samples.dollars(135), Samples.dollars(40)])
  }

  @Test func aFeeThatWasAgreedOnCountsWhoeverFetches() {
    let run = Samples.run(terms: Run.Terms(isCollected: true, fee: Samples.dollars(20)))
    #expect(Settlement(run: run, lines: lines, menu: Samples.menu).fee == Samples.dollars(20))
  }

  @Test func theOrganizerBearsTheFee() {
    let drinking = settle(lines + [Samples.line(4, by: Samples.amy)], share: .organizer)
    #expect(drinking.shares.map(\.fee) == [.zero, .zero, Samples.dollars(30)])
    let dry = settle(lines, share: .organizer)
    #expect(dry.shares.map(\.owed) == [135, 40, 30].map(Samples.dollars))
    #expect(dry.shares.map(\.person.name) == ["bob", "cat", "amy"])
  }

  @Test func cancelledLinesCostNothing() {
    var cancelled = lines
    cancelled[1].status = .cancelled
    let settlement = settle(cancelled)
    #expect(settlement.drinks == Samples.dollars(135))
    #expect(settlement.shares.count == 1)
  }

  @Test func deliveryIsFreeFromItsSum() {
    #expect(settle(lines, freeFrom: 175).fee == .zero)
    #expect(settle(lines, freeFrom: 176).fee == Samples.dollars(30))
    #expect(settle(lines, collected: true).fee == .zero)
    #expect(settle([]).total == .zero)
  }

  @Test func partsAlwaysAddUpToTheWhole() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let amount = Money(minorUnits: Int.random(in: 0...10_000_000, using: &random))
      let weights = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Int.random(in: 0...1_000_000, using: &random)
      }
      guard weights.contains(where: { $0 > 0 }) else { continue }
      let unit = Money(minorUnits: [1, 10, 100].randomElement(using: &random) ?? 1)
      let parts = amount.divided(by: weights, inMultiplesOf: unit)
      #expect(parts.sum() == amount, "\(amount) by \(weights)")
      #expect(zip(parts, weights).allSatisfy { $0.0 == .zero || $0.1 > 0 })
    }
  }
}
