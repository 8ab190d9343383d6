/// Words that tell of a drink rather than order it, by what stands around them.
enum TellingRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if let end = costEnd(from: index, tokens) ?? handedOverEnd(from: index, tokens) {
      return Phrase(.role(.about), index..<end)
    }
    return isTreat(index, tokens) || isRefusal(index, tokens)
      ? Phrase(.role(.about), index..<index + 1) : nil
  }

  /// 一杯紅茶要 40 塊, 珍奶大杯要60了: what the drink before it costs.
  private static func costEnd(from index: Int, _ tokens: Tokens) -> Int? {
    guard tokens.has(.order, index), tokens.isGlued(index),
      tokens.drink(index - 1) != nil || tokens.has(.cup, index - 1)
        || tokens.level(index - 1)?.field == .size
    else { return nil }
    if let price = PriceRule.phrase(at: index + 1, in: tokens) { return price.tokens.upperBound }
    guard let sum = tokens.whole(index + 1), sum > BareNumberRule.mostCups,
      tokens.has(.done, index + 2), tokens.isGlued(index + 2)
    else { return nil }
    return index + 3
  }

  /// 紅茶給小明了.
  private static func handedOverEnd(from index: Int, _ tokens: Tokens) -> Int? {
    guard tokens.has(.proxy, index), tokens.isGlued(index),
      let name = PersonRule.name(at: index + 1, in: tokens),
      PersonRule.isHandedOver(index, name.upperBound, tokens)
    else { return nil }
    return name.upperBound + 1
  }

  /// 我不用 in a piece of its own: somebody who wants none.
  private static func isRefusal(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.noAlone, index) && tokens.isPronoun(index - 1)
      && (index == 1 || tokens.isSpaced(index - 1) || tokens.isAny(of: .mark, index - 2))
      && (tokens.word(index + 1) == nil || !tokens.isGlued(index + 1)
        || tokens.isAny(of: .mark, index + 1))
  }

  /// 輸的請一杯紅茶, 店家多給一杯: somebody before it gives cups away; 麻煩請一杯 is a please.
  private static func isTreat(_ index: Int, _ tokens: Tokens) -> Bool {
    let count = tokens.has(.done, index + 1) ? index + 2 : index + 1
    return tokens.has(.treat, index) && tokens.isGlued(index) && tokens.isGlued(count)
      && (tokens.number(count) != nil || tokens.count(count) != nil)
      && !tokens.isAny(of: .mark, index - 1) && !tokens.has(.filler, index - 1)
  }
}
