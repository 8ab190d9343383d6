/// Where one drink with several counts parts into variants of it.
///
/// A count leads its options (一杯半糖，一杯無糖) or trails them (半糖x2 無糖x1); it stands behind the drink, or before it
/// where each is glued to its option (一大一中珍奶).
struct ItemParts {
  /// The phrases that are said of every part.
  private(set) var common: [Int] = []
  private(set) var parts: [Range<Int>] = []
  /// How many cups there are in all, where that was said.
  private(set) var whole: Int?
  /// Whether the parts are some of the whole, and the rest is as the whole was said.
  private(set) var isAmong = false
  /// The count of the first part, where it stands before the drink.
  private(set) var firstCount: Int?
  private let phrases: [Phrase]
  private let tokens: Tokens
  private let drink: Int

  /// The parts of an item; `nil` where it is whole.
  init?(_ phrases: [Phrase], _ tokens: Tokens, isForEach: Bool) {
    guard let drink = phrases.firstIndex(where: \.isDrink),
      !phrases.contains(where: { if case .correction = $0.content { true } else { false } })
    else { return nil }
    (self.phrases, self.tokens, self.drink) = (phrases, tokens, drink)
    if isForEach { takeValues() }
    if parts.isEmpty { takeListed() }
    if parts.isEmpty { takeNamed() }
    if parts.isEmpty { takeTrailing() }
    if parts.isEmpty { takeLeading() }
    if parts.isEmpty { takePeople() }
    if parts.isEmpty { takeGroups() }
    guard !parts.isEmpty else { return nil }
    takeTail()
    // 三杯奶茶，一杯加珍珠，一杯加布丁: what only some cups get besides, the rest do not.
    isAmong = isAmong || parts.allSatisfy { isExtra(fields($0)) }
    common = phrases.indices.filter { index in !parts.contains { $0.contains(index) } }
  }

  private func isExtra(_ fields: Fields) -> Bool { fields.isEmpty || fields.contains(.addOns) }

  /// 三杯綠茶：半糖少冰、無糖去冰、微糖微冰: as many groups of the same fields as there are cups.
  private mutating func takeGroups() {
    let counts = phrases.indices.filter { phrases[$0].isQuantity }
    guard counts.count == 1, let cups = count(counts[0]), (2...20).contains(cups) else { return }
    let all = groups(from: max(drink, counts[0]) + 1)
    let groups = all.suffix(cups)
    guard groups.count == cups, let own = groups.first.map({ fields($0) }), !own.isEmpty,
      groups.allSatisfy({ fields($0) == own }),
      all.dropLast(cups).allSatisfy({ fields($0).isDisjoint(with: own) })
    else { return }
    parts = Array(groups)
    whole = cups
  }

  /// The stretches between commas that say something of the drink.
  private func groups(from start: Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var lower = start
    for index in start...max(start, phrases.count) {
      let isEnd = index >= phrases.count || (phrases[index].separator ?? .soft) >= .also
      guard isEnd else { continue }
      if lower < index, (lower..<index).contains(where: { isSaid($0) }) {
        groups.append(lower..<index)
      }
      lower = index + 1
    }
    return groups
  }

  /// Whether a part is said to be what is left.
  func isRest(_ part: Int) -> Bool { isRestMark(phrases[parts[part].lowerBound]) }

  private func isRestMark(_ phrase: Phrase) -> Bool {
    if case .rest = phrase.content { true } else { false }
  }

  private func count(_ index: Int) -> Int? {
    if case .quantity(let count) = phrases[index].content { count } else { nil }
  }

  private func isSaid(_ index: Int) -> Bool {
    phrases[index].isOption || phrases[index].isPerson || phrases[index].isRole(.me)
      || phrases[index].isNote
  }

  private func fields(_ range: Range<Int>) -> Fields {
    phrases[range].reduce(into: Fields()) { fields, phrase in
      if case .cold = phrase.content {
        fields.insert(.ice)
      } else {
        fields.formUnion(phrase.fields)
      }
    }.subtracting([.quantity, .person])
  }

  /// 半糖跟無糖各一杯: as many parts as there are values for the first field that is said twice.
  private mutating func takeValues() {
    let said = phrases.indices.filter { $0 > drink && phrases[$0].isOption }
    for first in said {
      let field = fields(first..<first + 1).subtracting(.addOns)
      let starts = said.filter { !fields($0..<$0 + 1).isDisjoint(with: field) }
      guard starts.count > 1 else { continue }
      parts = ranges(from: starts, to: phrases.count)
      whole = phrases.indices.compactMap(count).first
      return
    }
  }

  /// 一大一中珍奶: two or more counts before the drink, each with its option behind it.
  private mutating func takeListed() {
    let counts = phrases.indices.filter { $0 < drink && phrases[$0].isQuantity }
    guard counts.count > 1 else { return }
    let ranges = ranges(from: counts, to: drink)
    guard ranges.allSatisfy({ $0.contains { isSaid($0) } }) else { return }
    parts = ranges
  }

  private func ranges(from starts: [Int], to end: Int) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }

  /// 大的兩杯半糖 中的一杯無糖: each count stands between the option by which its cups are known and the others.
  private mutating func takeNamed() {
    let counts = phrases.indices.filter { $0 > drink + 1 && phrases[$0].isQuantity }
    let starts = counts.map { $0 - 1 }
    guard counts.count > 1, let last = counts.last,
      let own = starts.first.map({ fields($0..<$0 + 1) }),
      !own.isEmpty, starts.allSatisfy({ fields($0..<$0 + 1) == own }),
      phrases[last...].contains(where: \.isOption)
    else { return }
    let ranges = ranges(from: starts, to: phrases.count)
    guard ranges.allSatisfy({ fields($0) != own }) else { return }
    whole = phrases[..<starts[0]].indices.compactMap(count).first
    parts = ranges
  }

  /// 半糖x2 無糖x1: each count has options before it, which say the same fields anew.
  private mutating func takeTrailing() {
    let counts = phrases.indices.filter { $0 > drink && phrases[$0].isQuantity }
    guard counts.count > 1 else { return }
    let starts = [drink + 1] + counts.dropLast().map { $0 + 1 }
    var ranges = zip(starts, counts).map { $0..<$1 + 1 }
    // 大杯三杯 半糖兩杯 無糖一杯: the first is the whole.
    if counts.count > 2, let first = count(counts[0]), first == sum(counts.dropFirst()) {
      whole = first
      ranges.removeFirst()
    }
    let said = ranges.map(fields)
    let isParallel = zip(said, said.dropFirst()).allSatisfy { !$0.isDisjoint(with: $1) }
    guard isParallel, ranges.allSatisfy({ $0.contains { isSaid($0) } }) else {
      whole = nil
      return
    }
    parts = ranges
  }

  private func sum(_ counts: ArraySlice<Int>) -> Int? {
    counts.reduce(0) { sum, index in
      guard let sum, let count = count(index), count <= 10_000 else { return nil }
      return sum + count
    }
  }

  /// 兩杯，一杯半糖，一杯無糖: each count has options behind it.
  private mutating func takeLeading() {
    let starts = phrases.indices.filter { index in
      index > drink
        && (phrases[index].isQuantity || isRestMark(phrases[index]) && !isCounted(index))
    }
    var ranges = ranges(from: starts, to: phrases.count).filter { $0.contains { isSaid($0) } }
    guard let first = ranges.first else { return }
    whole = phrases[..<first.lowerBound].indices.compactMap(count).first
    isAmong = phrases.contains { if case .among = $0.content { true } else { false } }
    if ranges.count > 1, whole == nil, let head = count(first.lowerBound) {
      takeHead(head, &ranges)
    } else if ranges.count == 1, !isAmong {
      guard takeOnlyPart(first, &ranges) else { return }
    }
    parts = ranges
  }

  /// Whether the count of what is left stands behind the word for it.
  private func isCounted(_ index: Int) -> Bool {
    index + 1 < phrases.count && phrases[index + 1].isQuantity
  }

  /// 兩杯半糖少冰，一杯加布丁: the first count is the whole where the others say nothing of its fields.
  private mutating func takeHead(_ head: Int, _ ranges: inout [Range<Int>]) {
    let others = ranges.dropFirst()
    let rest = sum(others.map(\.lowerBound)[...])
    let own = fields(ranges[0])
    guard isAmong || others.allSatisfy({ fields($0).isDisjoint(with: own) }) else { return }
    guard
      isAmong || others.contains(where: { isRestMark(phrases[$0.lowerBound]) })
        || rest.map({ $0 <= head && ($0 < head || others.count > 1) }) == true
    else { return }
    isAmong = isAmong || rest.map { $0 < head } == true
    whole = head
    ranges.removeFirst()
  }

  /// 珍奶：小美（半糖）、阿國（無糖）: each person has options behind the name.
  private mutating func takePeople() {
    let people = phrases.indices.filter { $0 > drink && phrases[$0].isPerson }
    let ranges = ranges(from: people, to: phrases.count)
    guard ranges.count > 1, ranges.allSatisfy({ $0.contains { phrases[$0].isOption } }) else {
      return
    }
    parts = ranges
  }

  /// A single part: one of the whole, or one more that differs; `false` where it is no part.
  private mutating func takeOnlyPart(_ part: Range<Int>, _ ranges: inout [Range<Int>]) -> Bool {
    let head = 0..<part.lowerBound
    let isAnother = phrases[part.lowerBound - 1].separator == .also
    let isAnew = !fields(head).isDisjoint(with: fields(part))
    guard let whole else {
      guard isAnother, !fields(head).isEmpty else { return false }
      ranges = [drink + 1..<part.lowerBound, part]
      return true
    }
    if isAnother || isAnew, !isRestMark(phrases[part.lowerBound]) {
      firstCount = whole
      self.whole = nil
      ranges = [drink + 1..<part.lowerBound, part]
      return true
    }
    guard let count = count(part.lowerBound), count < whole else { return false }
    isAmong = true
    return true
  }

  /// Leaves to all what stands behind the last part and is of none: 一大一中半糖少冰, (2杯半糖、1杯無糖)去冰.
  private mutating func takeTail() {
    guard parts.count > 1, let last = parts.last else { return }
    let own = fields(parts[0])
    let tail = last.reversed().prefix { index in
      let fields = phrases[index].fields
      return fields.isDisjoint(with: own) && fields.isDisjoint(with: [.quantity, .person, .addOns])
        && !isRestMark(phrases[index])
    }
    guard let start = tail.last, start > last.lowerBound + 1, tail.contains(where: { isSaid($0) }),
      isApart(start, in: last)
    else { return }
    parts[parts.count - 1] = last.lowerBound..<start
  }

  /// Whether a blank or a mark parts the tail from the part, or counts without a measure make the parts short.
  private func isApart(_ start: Int, in part: Range<Int>) -> Bool {
    phrases[start].isSpaced || phrases[start].separator != nil
      || phrases[part.lowerBound].isQuantity && phrases[part.lowerBound].tokens.count == 1
  }
}
