public import Ordering

/// What a run costs and who owes which part of it; the parts always add up to the whole.
public struct Settlement: Hashable, Sendable {
  /// Of all lines that are not cancelled, before anything is taken off.
  public var drinks: Money
  /// What the shop takes off.
  public var discounts: [Discount]
  /// For delivery; zero where it is free.
  public var fee: Money
  /// By the order in which people came to the run; an organizer who bears the fee alone comes last.
  public var shares: [Share]
  public var terms: Terms

  /// What one person owes.
  public struct Share: Hashable, Sendable {
    public var person: Person
    /// What the person ordered for anybody and did not cancel.
    public var lines: [OrderLine]
    /// What those lines cost.
    public var drinks: Money
    /// The person's part of what the shop takes off.
    public var discount: Money
    /// The person's part of the delivery fee.
    public var fee: Money
    /// The person's part of the whole.
    public var owed: Money { drinks - discount + fee }
    public init(
      person: Person, lines: [OrderLine], drinks: Money, discount: Money = .zero, fee: Money
    ) {
      self.person = person
      self.lines = lines
      self.drinks = drinks
      self.discount = discount
      self.fee = fee
    }
  }

  /// On what the fee depends; one that was agreed on counts even where somebody fetches the drinks.
  public struct Terms: Hashable, Sendable {
    public var isCollected: Bool
    /// For delivery below `freeFrom`.
    public var fee: Money
    /// The sum of drinks from which delivery is free; `nil` for none.
    public var freeFrom: Money?
    /// By what the fee is divided; by head where the menu says nothing of delivery.
    public var share: Menu.Share

    /// What the run agreed on, and the menu's terms for the rest.
    public init(of run: Run, on menu: Menu) {
      isCollected = run.terms.isCollected ?? false
      fee = run.terms.fee ?? (isCollected ? .zero : menu.delivery?.fee ?? .zero)
      freeFrom = run.terms.freeFrom ?? menu.delivery?.freeFrom
      share = menu.delivery?.share ?? .head
    }

    /// The fee for drinks of that sum.
    public func fee(for drinks: Money) -> Money {
      if let freeFrom, drinks >= freeFrom { return .zero }
      return drinks == .zero ? .zero : fee
    }

    /// How much more than drinks of that sum makes delivery free.
    ///
    /// - Returns: `nil` where it is free already or never.
    public func untilFree(_ drinks: Money) -> Money? {
      guard let freeFrom, fee > .zero, drinks < freeFrom else { return nil }
      return freeFrom - drinks
    }
  }

  /// How much more makes delivery free; `nil` where it is free already or never.
  public var untilFree: Money? { terms.untilFree(net) }

  /// What the shop gets.
  public var total: Money { net + fee }
  /// What the drinks cost after what the shop takes off.
  public var net: Money { drinks - discounts.map(\.amount).sum() }

  /// Shares the cost of the lines out among those who ordered them; cancelled ones cost nothing.
  public init(run: Run, lines: [OrderLine], menu: Menu) {
    let lines = lines.filter { !$0.isCancelled }
    terms = Terms(of: run, on: menu)
    drinks = lines.map(\.total).sum()
    discounts = Discount.all(of: menu.promotions, on: lines, in: menu.currency)
    fee = terms.fee(for: drinks - discounts.map(\.amount).sum())
    var people: [Person] = []
    for line in lines where !people.contains(where: { $0.id == line.orderer.id }) {
      people.append(line.orderer)
    }
    let isBorne = terms.share == .organizer && fee > .zero
    if isBorne, !people.contains(where: { $0.id == run.organizer.id }) {
      people.append(run.organizer)
    }
    let groups = people.map { person in lines.filter { $0.orderer.id == person.id } }
    let fees = fee.divided(
      by: Self.weights(of: groups, people, terms.share, run.organizer),
      inMultiplesOf: menu.currency.smallestPayment)
    let parts = discounts.map { $0.parts(of: groups, in: menu.currency) }
    shares = people.indices.map { index in
      Share(
        person: people[index], lines: groups[index], drinks: groups[index].map(\.total).sum(),
        discount: parts.map { $0[index] }.sum(), fee: fees[index])
    }
  }

  private static func weights(
    of groups: [[OrderLine]], _ people: [Person], _ share: Menu.Share, _ organizer: Person
  ) -> [Int] {
    switch share {
    case .head: groups.map { _ in 1 }
    case .cup: groups.map { $0.reduce(0) { $0 + $1.quantity } }
    case .amount: groups.map { $0.map(\.total).sum().minorUnits }
    case .organizer: people.map { $0.id == organizer.id ? 1 : 0 }
    }
  }
}
