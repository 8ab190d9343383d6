/// What is to be left out: 不要糖跟冰塊, 不要椰果, 椰果不要, 去珍珠, 不要吸管.
enum WithoutRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.addOn)
      || entry.isAny(of: [.without, .remove, .all, .and, .or, .sugarNoun, .iceNoun])
      || entry.mark == .comma
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if isNeither(index, tokens) { return Phrase(.neither, index..<index + 2) }
    if goesOn(index, tokens),
      isLeftOut(before: index, in: tokens)
        || saysNone(index - 1, tokens) && isNoun(index + 1, tokens)
    {
      return leftOut(from: index, at: index + 1, in: tokens)
    }
    if tokens.has(.without, index) {
      if isNo(index, tokens) { return Phrase(.correction, index..<index + 1) }
      if isCancelling(index, tokens) { return Phrase(.role(.cancel), index..<index + 1) }
      return leftOut(from: index, at: index + 1, in: tokens)
        ?? strange(from: index, in: tokens)
    }
    if let behind = LeftOutBehind.phrase(at: index, in: tokens) { return behind }
    guard tokens.has(.remove, index), let addOn = tokens.addOn(index + 1) else { return nil }
    return Phrase(.without(addOn), index..<index + 2)
  }

  /// Whether a word goes on with a list: 跟, 或 and 、, but no comma, behind which something else may be wanted.
  private static func goesOn(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.and, index) || tokens.has(.or, index)
      || tokens.has(.comma, index) && tokens.said(index..<index + 1) == "、"
  }

  /// 都不要, with nothing that it is said of.
  private static func isNeither(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.all, index) && tokens.has(.without, index + 1)
      && !isNoun(index + 2, tokens) && !tokens.isUnknown(index + 2)
      && tokens.addOn(index + 2) == nil
  }

  private static func isNoun(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.sugarNoun, index) || tokens.has(.iceNoun, index)
  }

  /// 不加冰塊 of 不加冰塊和糖.
  private static func saysNone(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let level = tokens.level(index), level.field != .size else { return false }
    return tokens.lexicon.levels(level.field).said[level.word].level == "none"
  }

  /// Whether what stands before is a list of things that are left out.
  private static func isLeftOut(before index: Int, in tokens: Tokens) -> Bool {
    var at = index - 1
    while at > 0, index - at < 12, isNoun(at, tokens) || tokens.addOn(at) != nil {
      if tokens.has(.without, at - 1) { return true }
      guard goesOn(at - 1, tokens) else { return false }
      at -= 2
    }
    return false
  }

  /// 不要 無糖, 不要，無糖: a no by itself, and what is wanted instead.
  private static func isNo(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index == 0, tokens.has(.noAlone, index) else { return false }
    let isComma = tokens.has(.comma, index + 1)
    let value = isComma ? index + 2 : index + 1
    guard let level = tokens.level(value), level.field != .size else { return false }
    return isComma || tokens.isSpaced(value)
  }

  /// 不要珍珠奶茶了: nothing but politeness before it, and no other drink that is wanted instead.
  private static func isCancelling(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.drink(index + 1) != nil, tokens.isGlued(index + 1) else { return false }
    var start = index
    while tokens.has(.filler, start - 1) || tokens.has(.me, start - 1) { start -= 1 }
    guard start == 0 || tokens.has(.hard, start - 1) else { return false }
    let behind = tokens.indices.dropFirst(index + 2).prefix { !tokens.has(.hard, $0) }
    return !behind.contains { tokens.isAny(of: [.drink, .partial, .shortName], $0) }
  }

  private static func leftOut(from start: Int, at index: Int, in tokens: Tokens) -> Phrase? {
    let range = start..<index + 1
    if tokens.has(.sugarNoun, index), let word = tokens.lexicon.sugar.first(of: "none") {
      return Phrase(.level(.sugar, word), range)
    }
    if tokens.has(.iceNoun, index), let word = tokens.lexicon.ice.first(of: "none") {
      return Phrase(.level(.ice, word), range)
    }
    if let level = tokens.level(index), tokens.isGlued(index) {
      return Phrase(.refused(level.field, level.word), range)
    }
    guard tokens.drink(index) == nil else { return nil }
    return tokens.addOn(index).map { Phrase(.without($0), range) }
  }

  /// Whether a word is none of those that an order is made of.
  private static func saysNothing(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isAny(of: [.unknown, .literal], index)
      || [.filler, .reaching, .fee, .order, .degree].contains { tokens.has($0, index) }
  }

  private static func isBehindCount(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.rest, index - 1)
      || tokens.isGlued(index) && QuantityRule.isMeasure(index - 1, tokens)
        && tokens.number(index - 2) != nil
  }

  private static func strange(from index: Int, in tokens: Tokens) -> Phrase? {
    var end = index + 1
    while end - index <= 10, tokens.isGlued(end), saysNothing(end, tokens) { end += 1 }
    // 一杯不加 is as it comes.
    let isPlain = end == index + 1 && isBehindCount(index, tokens) && !tokens.isGlued(end)
    guard end > index + 1 || isPlain, end - index <= 10 else { return nil }
    return Phrase(.note, index..<end)
  }
}
