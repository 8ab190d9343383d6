/// A person at the head of what is theirs: 小明：, 小明要一杯, 小明的珍奶, and in a list of several 小明 珍奶.
struct HeadingPerson {
  private let tokens: Tokens
  private let name: Range<Int>

  /// The person who starts at that place.
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard isHead(index, tokens) || tokens.has(.soft, index - 1) && tokens.has(.colon, index + 1)
    else { return afterBlank(at: index, in: tokens) }
    if let label = label(at: index, in: tokens) {
      return Phrase(.people([tokens.said(label)], isBefore: true), index..<label.upperBound + 1)
    }
    guard let name = PersonRule.name(at: index, in: tokens),
      let end = HeadingPerson(tokens: tokens, name: name).end()
    else { return nil }
    return Phrase(.people([PersonRule.said(name, in: tokens)], isBefore: true), index..<end)
  }

  /// 小美：麗春 小明：熟成: in a line of several, where a colon shows that a name is one.
  private static func afterBlank(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.isSpaced(index), let name = PersonRule.name(at: index, in: tokens) else {
      return nil
    }
    let heading = HeadingPerson(tokens: tokens, name: name)
    let isWanting = PersonRule.isClear(name, in: tokens) && heading.wants(name.upperBound)
    if let end = heading.copyStart ?? (isWanting ? name.upperBound + 1 : nil) {
      return Phrase(.people([PersonRule.said(name, in: tokens)], isBefore: true), index..<end)
    }
    guard tokens.has(.colon, name.upperBound), tokens.word(name.upperBound + 1) != nil,
      PersonRule.isClear(name, in: tokens) || tokens.isInLetters(index)
    else { return nil }
    return Phrase(
      .people([PersonRule.said(name, in: tokens)], isBefore: true), index..<name.upperBound + 1)
  }

  /// 行政部：: a name whose characters may be words elsewhere, where a colon shows that it is one.
  private static func label(at index: Int, in tokens: Tokens) -> Range<Int>? {
    guard let colon = (index + 1..<index + longestLabel).first(where: { tokens.has(.colon, $0) }),
      tokens.word(colon + 1) != nil,
      (index..<colon).allSatisfy({ isOfLabel($0, tokens) && ($0 == index || tokens.isGlued($0)) }),
      (index..<colon).contains(where: { tokens.isUnknown($0) })
    else { return nil }
    return index..<colon
  }

  private static let longestLabel = 6

  private static func isOfLabel(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isUnknown(index)
      || tokens.word(index).map(tokens.isSingle) == true && !tokens.isInLetters(index)
        && tokens.kinds(index).isSubset(of: [.role, .level, .literal, .shortName])
        && ![.without, .add, .proxy, .order, .me].contains { tokens.has($0, index) }
  }

  /// Whether a new item may start there: at the start of a line or a piece, or behind the number of a list.
  static func isHead(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index > 0 else { return true }
    return tokens.has(.hard, index - 1) || tokens.has(.comma, index - 1)
      || tokens.has(.also, index - 1) || tokens.has(.colon, index - 1)
      || tokens.holdsPronoun(index - 1) && tokens.has(.person, index)
      || isNumbered(index, tokens)
  }

  private static func isNumbered(_ index: Int, _ tokens: Tokens) -> Bool {
    (max(0, index - 3)..<index).contains {
      ListNumberRule.phrase(at: $0, in: tokens)?.tokens.upperBound == index
    }
  }

  private func end() -> Int? {
    let end = name.upperBound
    if tokens.has(.colon, end) { return tokens.word(end + 1) == nil ? nil : end + 1 }
    if let copyStart { return copyStart }
    if wants(end) || owns(end) { return end + 1 }
    if tokens.has(.person, end - 1), tokens.isGlued(end), tokens.drink(end) != nil { return end }
    let isNumbered = Self.isNumbered(name.lowerBound, tokens)
    let isClear = PersonRule.isClear(name, in: tokens)
    if isClear, tokens.isGlued(end), tokens.whole(end) != nil,
      QuantityRule.isMeasure(end + 1, tokens)
    {
      return end
    }
    if isClear, isGluedToDrink(end), pieces().contains(where: isGluedName) { return end }
    guard let item = item(behind: end) else { return nil }
    let isTitled = tokens.has(.person, end - 1) && name.count > 1
    let isMarked = isClear && (tokens.isGlued(end) || tokens.has(.minus, end)) || isDashed(end)
    let isName = isTitled || isMarked || isNumbered || pieces().contains(where: isListed)
    return isName ? item : nil
  }

  /// 小明要一杯, 小明要珍奶半糖.
  private func wants(_ index: Int) -> Bool {
    // 小李也要珍奶半糖
    let isAlso = tokens.has(.also, index) && PersonRule.isClear(name, in: tokens)
    guard tokens.has(.order, index) || isAlso, tokens.isGlued(index) || tokens.isInLetters(index)
    else { return false }
    return isCount(index + 1) || tokens.saysOption(index + 1)
      || tokens.saysDrink(index + 1) && (tokens.saysOption(index + 2) || isWhole(index + 2))
  }

  /// Where the word stands by which somebody wants what was ordered before: 小李也一樣, 小王跟我一樣, 小華 同上.
  ///
  /// 味道也一樣 is no order: what could be anything is somebody only behind a drink.
  private var copyStart: Int? {
    let end = name.upperBound
    // 跟小明一樣 is of what is 小明's.
    guard ![.and, .same, .copy].contains(where: { tokens.has($0, name.lowerBound - 1) }) else {
      return nil
    }
    var index = end
    while tokens.has(.filler, index), tokens.word(index).map(tokens.isSingle) == true { index += 1 }
    let isLike = tokens.has(.and, index) && tokens.isPronoun(index + 1)
    if isLike { index += 2 }
    let isAlso = tokens.has(.also, index) && isLast(countEnd(behind: index))
    let isPlus = tokens.has(.plus, index) && tokens.whole(index + 1) != nil && isLast(index + 1)
    guard isAlso || isPlus || tokens.has(.same, index) || tokens.has(.copy, index) else {
      return nil
    }
    let isClear = PersonRule.isClear(name, in: tokens)
    let isShown = isClear || index > end || !tokens.isGlued(end) || isPlus || isAlso
    return isClear && !isAlso || isShown && isBehindDrink ? end : nil
  }

  private var isBehindDrink: Bool { Self.isBehindDrink(name.lowerBound, tokens) }

  private static func isBehindDrink(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.indices.prefix(index).contains { tokens.isAny(of: [.drink, .shortName], $0) }
  }

  /// 小明跟小華也一樣, 都一樣: whether some people who start at a place want what was ordered before.
  static func copies(behind end: Int, at start: Int, in tokens: Tokens) -> Bool {
    let isShown = tokens.has(.all, end) || tokens.has(.filler, end)
    return isShown && (tokens.has(.same, end + 1) || tokens.has(.copy, end + 1))
      && isBehindDrink(start, tokens)
  }

  /// The last word of a count behind another word, or that word: 也要一杯.
  private func countEnd(behind index: Int) -> Int {
    if tokens.count(index + 1) != nil { return index + 1 }
    let isCount = tokens.whole(index + 1) != nil && QuantityRule.isMeasure(index + 2, tokens)
    return isCount ? index + 2 : index
  }

  /// Whether a sentence or a piece of it ends behind a word.
  private func isLast(_ index: Int) -> Bool {
    if tokens.isSpaced(index + 1), !tokens.saysItem(index + 1), tokens.number(index + 1) == nil {
      return true
    }
    return isLastOfPiece(index)
  }

  private func isLastOfPiece(_ index: Int) -> Bool {
    tokens.word(index + 1) == nil || tokens.has(.hard, index + 1) || tokens.has(.comma, index + 1)
  }

  /// Whether 小明要紅茶 is all that is said there; 老闆要紅茶 may be said to him.
  private func isWhole(_ end: Int) -> Bool {
    (!tokens.isGlued(end) || tokens.isAny(of: .mark, end)) && !tokens.has(.question, end)
      && PersonRule.isClear(name, in: tokens) && !tokens.has(.person, name.lowerBound)
  }

  private func isCount(_ index: Int) -> Bool {
    tokens.number(index) != nil || tokens.count(index) != nil
  }

  /// 小明的珍奶半糖.
  private func owns(_ index: Int) -> Bool {
    let drink = tokens.has(.yes, index + 1) ? index + 2 : index + 1
    return tokens.has(.of, index) && tokens.isGlued(index) && tokens.saysDrink(drink)
      && tokens.saysOption(drink + 1)
  }

  /// 佳玲-紅茶大杯, Amy-紅茶: a dash that is glued to both parts a name from a drink as a colon does.
  private func isDashed(_ end: Int) -> Bool {
    tokens.has(.minus, end) && tokens.isGlued(end) && tokens.isGlued(end + 1)
      && tokens.saysDrink(end + 1) && tokens.said(name).unicodeScalars.count > 1
      && (tokens.isInLetters(name.lowerBound)
        ? !tokens.isInLetters(end + 1) : tokens.saysOption(end + 2))
  }

  /// Where the item starts behind a name that a blank or a dash parts from it.
  private func item(behind end: Int) -> Int? {
    let isMarked = tokens.has(.soft, end) || tokens.has(.minus, end) || tokens.has(.open, end)
    let start = isMarked ? end + 1 : end
    guard isMarked || tokens.word(end) != nil && !tokens.isGlued(end) else { return nil }
    guard tokens.saysItem(start) || tokens.number(start) != nil else { return nil }
    return tokens.has(.open, end) ? end : start
  }

  /// Where the other lines and pieces start that are near.
  private func pieces() -> [Int] {
    let start = name.lowerBound
    let near = max(0, start - Self.reach)..<min(tokens.words.count, start + Self.reach)
    return near.filter { index in
      index != start
        && (index == 0 || tokens.has(.hard, index - 1) || tokens.has(.comma, index - 1)
          || tokens.has(.colon, index - 1))
    }
  }

  private static let reach = 40

  private func isGluedToDrink(_ end: Int) -> Bool {
    tokens.isGlued(end) && tokens.drink(end) != nil
  }

  /// 小明珍奶: whether another piece is a name with a drink glued to it.
  private func isGluedName(_ start: Int) -> Bool {
    let number = ListNumberRule.phrase(at: start, in: tokens)?.tokens.upperBound ?? start
    guard let name = PersonRule.name(at: number, in: tokens) else { return false }
    return PersonRule.isClear(name, in: tokens) && isGluedToDrink(name.upperBound)
  }

  /// Whether another line or piece has the same form.
  private func isListed(_ start: Int) -> Bool {
    guard let name = PersonRule.name(at: start, in: tokens) else { return false }
    let other = HeadingPerson(tokens: tokens, name: name)
    return tokens.has(.colon, name.upperBound) || other.copyStart != nil
      || other.item(behind: name.upperBound) != nil
  }
}

extension Tokens {
  /// Whether a word is a size, a level or an add-on.
  func saysOption(_ index: Int) -> Bool {
    isAny(of: [.level, .pair, .either, .addOn], index) || has(.cold, index)
  }

  /// Whether a word is a drink by its name, or by a short one of more than a character: 珍奶.
  func saysDrink(_ index: Int) -> Bool {
    drink(index) != nil || shortName(index) != nil && word(index).map(isSingle) != true
  }

  /// Whether a word is a drink or an option.
  func saysItem(_ index: Int) -> Bool { saysDrink(index) || saysOption(index) }
}
