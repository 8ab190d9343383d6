/// Where the words between two drinks part: those before go to the left drink, those behind to the right one.
///
/// Each place costs what lies between the words and their drink: a mark, a blank, a second value for a field. The
/// cheapest place is taken, the last of equals.
struct ItemCut {
  private let gap: ArraySlice<Phrase>
  /// The fields that the left drink has from the words before it.
  private let taken: Fields
  /// The fields that were said before the first drink, as they will be before the others.
  private let leading: Fields
  /// The fields that are said behind the last drink and before none, as they are behind the others.
  private let trailing: Fields
  /// How far the right drink stands from the word before it.
  private let behind: Int
  /// Which places lie between an opening bracket and its closing one; nothing parts there.
  private let isInside: [Bool]

  private enum Weight {
    static let bias = 1
    static let soft = 2
    static let blank = 4
    static let comma = 10
    static let also = 16
    static let wrongSide = 60
    static let hard = 100
    static let secondQuantity = 3
    static let secondValue = 60
  }

  /// - Parameter drink: The right drink.
  static func cut(
    _ gap: ArraySlice<Phrase>, before drink: Phrase, taken: Fields, leading: Fields,
    trailing: Fields, _ tokens: Tokens
  ) -> Int {
    ItemCut(
      gap: gap, taken: taken, leading: leading, trailing: trailing.subtracting(leading),
      behind: drink.isSpaced ? Weight.blank : 0, isInside: insides(of: gap, tokens)
    ).place()
  }

  private static func insides(of gap: ArraySlice<Phrase>, _ tokens: Tokens) -> [Bool] {
    var isInside = false
    return gap.map { phrase in
      let before = isInside
      if phrase.separator != nil {
        isInside =
          tokens.has(.open, phrase.tokens.lowerBound)
          || isInside && !tokens.has(.close, phrase.tokens.lowerBound)
      }
      return before
    } + [false]
  }

  /// How far a phrase parts what stands on its sides; inside brackets a comma does not.
  private func width(_ index: Int) -> Int {
    let width = Self.width(gap[index])
    return isInside[index - gap.startIndex] ? min(width, Weight.soft) : width
  }

  private func place() -> Int {
    let rightCosts = costsOfRight()
    var best = gap.startIndex
    var leftCost = 0
    var least = Int.max
    var distance = 0
    var fields = taken
    // 半糖跟無糖各一杯: before 各 a second value is that of another variant.
    let each = gap.lastIndex { if case .each = $0.content { true } else { false } }
    for index in gap.startIndex...gap.endIndex {
      let sum = leftCost + rightCosts[index - gap.startIndex]
      if sum <= least, !isInside[index - gap.startIndex] { (least, best) = (sum, index) }
      guard index < gap.endIndex else { break }
      let phrase = gap[index]
      distance = max(distance, width(index))
      let second = second(phrase, &fields)
      leftCost += cost(ofLeft: phrase, index, distance)
      if each.map({ index < $0 }) != true { leftCost += second }
    }
    return best
  }

  /// What it costs to leave everything from a place on to the right drink.
  private func costsOfRight() -> [Int] {
    var costs = [Int](repeating: 0, count: gap.count + 1)
    var distance = behind
    var fields: Fields = []
    for index in gap.indices.reversed() {
      let phrase = gap[index]
      var own = phrase.separator == nil ? cost(ofRight: phrase, distance) : 0
      own += second(phrase, &fields)
      costs[index - gap.startIndex] = costs[index - gap.startIndex + 1] + own
      distance = max(distance, width(index))
    }
    return costs
  }

  private static func width(_ phrase: Phrase) -> Int {
    switch phrase.separator {
    case .soft: Weight.soft
    case .also: Weight.also
    case .comma: Weight.comma
    case .hard: Weight.hard
    case nil: phrase.isSpaced ? Weight.blank : 0
    }
  }

  private func cost(ofLeft phrase: Phrase, _ index: Int, _ distance: Int) -> Int {
    if case .people(_, let isBefore) = phrase.content { return isBefore ? Weight.wrongSide * 4 : 0 }
    guard phrase.isOfItem else { return 0 }
    let bias = leading.isDisjoint(with: phrase.fields) ? 0 : Weight.bias
    return distance + bias + (isDescribing(index) ? Weight.wrongSide : 0)
  }

  private func cost(ofRight phrase: Phrase, _ distance: Int) -> Int {
    switch phrase.content {
    case .people(_, let isBefore): return isBefore ? 0 : Weight.wrongSide * 4
    case .each, .correction, .among, .rest, .total, .price, .note:
      return Weight.wrongSide + distance
    default: break
    }
    guard phrase.isOfItem else { return 0 }
    // A piece between commas with neither a drink nor a count is said of the drink before.
    let piece = distance >= Weight.comma ? Weight.soft : 0
    let bias = leading.isDisjoint(with: phrase.fields) ? Weight.bias : 0
    return distance + piece + bias + (trailing.isDisjoint(with: phrase.fields) ? 0 : Weight.bias)
  }

  /// Whether 的 leads from the option on to the right drink: 半糖少冰的紅茶.
  private func isDescribing(_ index: Int) -> Bool {
    guard let last = gap.last, case .of = last.content else { return false }
    return gap[index...].allSatisfy { $0.separator == nil }
  }

  /// The cost of a second value for a field; behind a count the values are those of another part.
  private func second(_ phrase: Phrase, _ fields: inout Fields) -> Int {
    if case .correction = phrase.content { fields = [] }
    let mine = phrase.fields.subtracting(.addOns)
    defer { fields.formUnion(mine) }
    guard !fields.isDisjoint(with: mine) else { return 0 }
    if phrase.isQuantity {
      fields = []
      return Weight.secondQuantity
    }
    return Weight.secondValue
  }
}
