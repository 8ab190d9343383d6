/// A person at the head of what is theirs: 小明：, 小明要一杯, 小明的珍奶, and in a list of several 小明 珍奶.
struct HeadingPerson {
  private let tokens: Tokens
  private let name: Range<Int>

  /// The person who starts at that place.
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard isHead(index, tokens), let name = PersonRule.name(at: index, in: tokens),
      let end = HeadingPerson(tokens: tokens, name: name).end()
    else { return nil }
    return Phrase(.people([PersonRule.said(name, in: tokens)], isBefore: true), index..<end)
  }

  /// Whether a new item may start there: at the start of a line or a piece, or behind the number of a list.
  static func isHead(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index > 0 else { return true }
    return tokens.has(.hard, index - 1) || tokens.has(.comma, index - 1)
      || tokens.has(.also, index - 1) || isNumbered(index, tokens)
  }

  private static func isNumbered(_ index: Int, _ tokens: Tokens) -> Bool {
    (max(0, index - 3)..<index).contains {
      ListNumberRule.phrase(at: $0, in: tokens)?.tokens.upperBound == index
    }
  }

  private func end() -> Int? {
    let end = name.upperBound
    if tokens.has(.colon, end) { return tokens.word(end + 1) == nil ? nil : end + 1 }
    if wants(end) || owns(end) { return end + 1 }
    if tokens.has(.person, end - 1), tokens.isGlued(end), tokens.drink(end) != nil { return end }
    guard let item = item(behind: end) else { return nil }
    let isListed =
      Self.isNumbered(name.lowerBound, tokens)
      || isLineHead && neighbours().contains(where: isListed)
    return isListed ? item : nil
  }

  /// 小明要一杯, 小明要珍奶半糖.
  private func wants(_ index: Int) -> Bool {
    guard tokens.has(.order, index), tokens.isGlued(index) else { return false }
    return isCount(index + 1) || tokens.saysOption(index + 1)
      || tokens.drink(index + 1) != nil && tokens.saysOption(index + 2)
  }

  private func isCount(_ index: Int) -> Bool {
    tokens.number(index) != nil || tokens.count(index) != nil
  }

  /// 小明的珍奶半糖.
  private func owns(_ index: Int) -> Bool {
    tokens.has(.of, index) && tokens.isGlued(index) && tokens.drink(index + 1) != nil
      && tokens.saysOption(index + 2)
  }

  /// Where the item starts behind a name that a blank or a dash parts from it.
  private func item(behind end: Int) -> Int? {
    let isMarked = tokens.has(.soft, end) || tokens.has(.minus, end)
    let start = isMarked ? end + 1 : end
    guard isMarked || tokens.word(end) != nil && !tokens.isGlued(end) else { return nil }
    return tokens.saysItem(start) || tokens.number(start) != nil ? start : nil
  }

  private var isLineHead: Bool {
    name.lowerBound == 0 || tokens.has(.hard, name.lowerBound - 1)
  }

  /// The starts of the line before and of the line behind.
  private func neighbours() -> [Int] {
    let start = name.lowerBound
    let behind = tokens.indices.dropFirst(start).prefix(Self.reach).first { tokens.has(.hard, $0) }
    guard start > 1 else { return [behind].compactMap { $0.map { $0 + 1 } } }
    let before = stride(from: start - 2, through: max(0, start - Self.reach), by: -1).first {
      $0 == 0 || tokens.has(.hard, $0 - 1)
    }
    return [before, behind.map { $0 + 1 }].compactMap(\.self)
  }

  private static let reach = 40

  /// Whether another line has the same form.
  private func isListed(_ start: Int) -> Bool {
    guard let name = PersonRule.name(at: start, in: tokens) else { return false }
    let other = HeadingPerson(tokens: tokens, name: name)
    return tokens.has(.colon, name.upperBound) || other.item(behind: name.upperBound) != nil
  }
}

extension Tokens {
  /// Whether a word is a size, a level or an add-on.
  func saysOption(_ index: Int) -> Bool {
    isAny(of: [.level, .pair, .either, .addOn], index) || has(.cold, index)
  }

  /// Whether a word is a drink or an option.
  func saysItem(_ index: Int) -> Bool { drink(index) != nil || saysOption(index) }
}
