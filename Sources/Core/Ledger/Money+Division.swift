public import Ordering

extension Money {
  /// The amount in parts that stand to each other as the weights do and add up to it exactly.
  ///
  /// What is left over after whole units goes to the greatest remainders, the earlier first; what is less than a unit, to
  /// the first that has a weight. Weights that are all zero get nothing.
  ///
  /// - Parameter unit: What the parts are multiples of; more than nothing.
  public func divided(by weights: [Int], inMultiplesOf unit: Money) -> [Money] {
    let whole = weights.reduce(0, +)
    guard whole > 0, let first = weights.firstIndex(where: { $0 > 0 }) else {
      return weights.map { _ in .zero }
    }
    let (count, rest) = minorUnits.quotientAndRemainder(dividingBy: unit.minorUnits)
    let parts = weights.map { weight in
      whole.dividingFullWidth(count.multipliedFullWidth(by: weight))
    }
    var left = count - parts.reduce(0) { $0 + $1.quotient }
    let byRemainder = parts.indices.sorted {
      (-parts[$0].remainder, $0) < (-parts[$1].remainder, $1)
    }
    var amounts = parts.map { unit * $0.quotient }
    for index in byRemainder where left > 0 {
      amounts[index] += unit
      left -= 1
    }
    amounts[first] += Money(minorUnits: rest)
    return amounts
  }
}
