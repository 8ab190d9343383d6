public import Ordering

extension Money {
  /// The amount in parts that stand to each other as the weights do and add up to it exactly.
  ///
  /// What is left over after whole minor units goes to the greatest remainders, the earlier first. Weights that are all
  /// zero get nothing.
  public func divided(by weights: [Int]) -> [Money] {
    let whole = weights.reduce(0, +)
    guard whole > 0 else { return weights.map { _ in .zero } }
    let parts = weights.map { weight in
      whole.dividingFullWidth(minorUnits.multipliedFullWidth(by: weight))
    }
    var left = minorUnits - parts.reduce(0) { $0 + $1.quotient }
    let byRemainder = parts.indices.sorted {
      (-parts[$0].remainder, $0) < (-parts[$1].remainder, $1)
    }
    var units = parts.map(\.quotient)
    for index in byRemainder where left > 0 {
      units[index] += 1
      left -= 1
    }
    return units.map(Money.init(minorUnits:))
  }
}
