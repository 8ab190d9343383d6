/// Whom a drink is for: 幫小明點, 小明：, 小明點一杯, (小美) behind a quantity.
enum PersonRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    proxy(at: index, in: tokens) ?? headed(at: index, in: tokens)
      ?? bracketed(at: index, in: tokens)
  }

  /// 幫小明點, for Bob.
  private static func proxy(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.proxy, index), let name = name(at: index + 1, in: tokens) else { return nil }
    let end = tokens.has(.order, name.upperBound) ? name.upperBound + 1 : name.upperBound
    return Phrase(.person(tokens.said(name), isBefore: !isAtEnd(end, tokens)), index..<end)
  }

  private static func isAtEnd(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index) == nil || tokens.has(.hard, index) || tokens.has(.comma, index)
  }

  /// 小明：, 小明點一杯.
  private static func headed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard index == 0 || tokens.has(.hard, index - 1) || tokens.has(.comma, index - 1),
      let name = name(at: index, in: tokens)
    else { return nil }
    if tokens.has(.colon, name.upperBound), tokens.word(name.upperBound + 1) != nil {
      return Phrase(
        .person(tokens.said(name), isBefore: true), index..<name.upperBound + 1)
    }
    guard tokens.has(.order, name.upperBound), tokens.isGlued(name.upperBound),
      isCount(name.upperBound + 1, tokens)
    else { return nil }
    return Phrase(.person(tokens.said(name), isBefore: true), index..<name.upperBound + 1)
  }

  private static func isCount(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.number(index) != nil
      || tokens.first(index) { if case .count = $0 { true } else { nil } } ?? false
  }

  /// (小美).
  private static func bracketed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.open, index), let name = name(at: index + 1, in: tokens),
      tokens.has(.close, name.upperBound)
    else { return nil }
    return Phrase(
      .person(tokens.said(name), isBefore: false), index..<name.upperBound + 1)
  }

  /// One to four Han characters or a word in letters that nothing else explains, or a person's title.
  static func name(at index: Int, in tokens: Tokens) -> Range<Int>? {
    if isNumbered(index, tokens) { return index..<index + 2 }
    var end = index
    while tokens.isUnknown(end) || isInName(end, tokens), end == index || tokens.isGlued(end),
      end - index < 16
    {
      end += 1
    }
    while end > index, !tokens.isUnknown(end - 1) { end -= 1 }
    if end == index { return tokens.has(.person, index) ? index..<index + 1 : nil }
    if tokens.has(.person, end), tokens.isGlued(end) { end += 1 }
    let name = tokens.said(index..<end)
    guard name.unicodeScalars.count <= (name.utf8.allSatisfy { $0 < 0x80 } ? 16 : 4) else {
      return nil
    }
    return index..<end
  }

  /// n99: a word in letters that means something else, with digits behind it that count nothing.
  private static func isNumbered(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.whole(index + 1) != nil, tokens.isGlued(index + 1), !tokens.isUnknown(index),
      tokens.level(index) == nil, !tokens.has(.times, index),
      !QuantityRule.isMeasure(index + 2, tokens)
    else { return false }
    return tokens.said(index..<index + 1).utf8.allSatisfy { ($0 | 0x20).isLetter }
  }

  /// A character of a name may be a word elsewhere: 大 of 阿大, 小 of 小明.
  private static func isInName(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index), word.upper - word.lower <= 3 else { return false }
    return word.meanings.allSatisfy {
      if case .level(.size, _) = $0 { true } else { false }
    }
  }
}
