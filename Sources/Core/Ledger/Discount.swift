public import Ordering

/// What one promotion takes off a run, and whose cups brought it.
public struct Discount: Hashable, Sendable {
  /// The promotion's name.
  public var name: String
  /// More than nothing.
  public var amount: Money
  /// What the cups that took part cost, by the number of their line.
  public var basis: [Int: Money]

  public init(name: String, amount: Money, basis: [Int: Money]) {
    self.name = name
    self.amount = amount
    self.basis = basis
  }

  /// What promotions take off these lines, in the order in which the menu has them; those that take off nothing are left out.
  ///
  /// A cup takes part in one promotion at most: the first that it counts for.
  public static func all(of promotions: [Promotion], on lines: [OrderLine], in currency: Currency)
    -> [Discount]
  {
    var left = lines.filter { !$0.isCancelled }
    return promotions.compactMap { promotion in
      let groups = left.filter(promotion.covers).map {
        Cups(line: $0.number, count: $0.quantity, price: $0.unitPrice)
      }
      let taken = promotion.rule.taken(from: groups.dearestFirst, in: currency)
      guard taken.amount > .zero else { return nil }
      for index in left.indices { left[index].quantity -= taken.cups[left[index].number] ?? 0 }
      left.removeAll { $0.quantity <= 0 }
      let prices = Dictionary(groups.map { ($0.line, $0.price) }) { first, _ in first }
      return Discount(
        name: promotion.name, amount: taken.amount,
        basis: taken.cups.reduce(into: [:]) { $0[$1.key] = (prices[$1.key] ?? .zero) * $1.value })
    }
  }
}

extension Discount {
  /// What is taken off for each group of lines: as much as its cups that took part cost of all that did.
  func parts(of groups: [[OrderLine]], in currency: Currency) -> [Money] {
    amount.divided(
      by: groups.map { $0.map { basis[$0.number] ?? .zero }.sum().minorUnits },
      inMultiplesOf: currency.smallestPayment)
  }
}

/// Cups of one line, which cost the same.
private struct Cups {
  var line: Int
  var count: Int
  var price: Money
}

/// What is taken off, and which cups took part, by the number of their line.
private struct Taken {
  var amount = Money.zero
  var cups: [Int: Int] = [:]
}

extension [Cups] {
  /// Of the same price the earlier ordered first.
  fileprivate var dearestFirst: [Cups] {
    sorted { ($1.price, $0.line) < ($0.price, $1.line) }
  }
}

extension Promotion.Rule {
  fileprivate func taken(from cups: [Cups], in currency: Currency) -> Taken {
    switch self {
    case .free(let buy, let get): cut(cups, into: buy + get, last: get) { $0 }
    case .secondCup(let price): cut(cups, into: 2, last: 1) { max($0 - price, .zero) }
    case .percentOff(let percent): percentage(percent, of: cups, currency)
    }
  }

  /// Cups in groups from the dearest on, each with something off its last, which are its cheapest; a rest has nothing off.
  private func cut(
    _ cups: [Cups], into size: Int, last: Int, off: (Money) -> Money
  ) -> Taken {
    let whole = cups.reduce(0) { $0 + $1.count } / size * size
    var taken = Taken()
    var place = 0
    for group in cups where place < whole {
      let count = min(group.count, whole - place)
      let end = place + count
      // How many of the places before one are among the last of their group.
      func cheap(before place: Int) -> Int {
        place / size * last + max(0, place % size - (size - last))
      }
      taken.amount += off(group.price) * (cheap(before: end) - cheap(before: place))
      taken.cups[group.line] = count
      place = end
    }
    return taken
  }

  /// Rounded down to what people can pay with: nobody gets more than was promised.
  private func percentage(_ percent: Int, of cups: [Cups], _ currency: Currency) -> Taken {
    let whole = cups.map { $0.price * $0.count }.sum()
    let (quotient, _) = 100.dividingFullWidth(whole.minorUnits.multipliedFullWidth(by: percent))
    let unit = currency.smallestPayment.minorUnits
    return Taken(
      amount: Money(minorUnits: quotient / unit * unit),
      cups: Dictionary(cups.map { ($0.line, $0.count) }, uniquingKeysWith: +))
  }
}
