/// What people say behind a yes or a no and what decides nothing: whom they thank, and how they pay.
enum Courtesy {
  /// Where it ends if it starts with that word: 主揪 of 好 謝謝主揪, 給你100, 50元, 晚點付, 收到.
  static func end(from index: Int, in tokens: Tokens) -> Int? {
    if tokens.has(.courtesy, index) { return index + 1 }
    if let price = PriceRule.phrase(at: index, in: tokens) { return price.tokens.upperBound }
    return thankedEnd(from: index, in: tokens) ?? paidEnd(from: index, in: tokens)
  }

  /// 小明 of 謝謝小明; a title needs no thanks where it is glued: 好的主揪.
  private static func thankedEnd(from index: Int, in tokens: Tokens) -> Int? {
    if tokens.has(.person, index), tokens.isGlued(index) { return index + 1 }
    guard tokens.has(.thanks, index - 1) else { return nil }
    return PersonRule.name(at: index, in: tokens)?.upperBound
  }

  /// 給你100, 給小明 50元.
  private static func paidEnd(from index: Int, in tokens: Tokens) -> Int? {
    guard tokens.has(.proxy, index), let name = PersonRule.name(at: index + 1, in: tokens) else {
      return nil
    }
    if let price = PriceRule.phrase(at: name.upperBound, in: tokens) {
      return price.tokens.upperBound
    }
    let sum = name.upperBound
    guard tokens.whole(sum) != nil, !QuantityRule.isMeasure(sum + 1, tokens) else { return nil }
    return sum + 1
  }
}
