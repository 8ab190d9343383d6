/// What is taken off a drink, which itself stays: 糖不要了, 珍珠取消, 吸管不要了; 大杯不要了，中杯就好.
enum TakingOff {
  /// Whether a sentence changes what is ordered so, rather than ordering or cancelling it.
  static func isChange(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard values(of: phrases, tokens) != nil else { return false }
    let isOrder = phrases.contains(where: \.isDrink) && phrases.count(where: \.isOption) > 1
    return !isOrder || replaced(in: phrases, tokens) != nil
  }

  /// Whether something is left out by a word that cancels.
  static func isSaid(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    phrases.contains { leavesOut($0, tokens) }
  }

  /// Where the new values start; `nil` where nothing is taken off.
  static func values(of phrases: [Phrase], _ tokens: Tokens) -> Int? {
    guard tokens.roles.contains(.cancel) || tokens.roles.contains(.noLonger) else { return nil }
    if let word = replaced(in: phrases, tokens) { return word }
    guard isSaid(phrases, tokens) else { return nil }
    return phrases.firstIndex { $0.isOption || $0.isNote || $0.isRole(.change) }
  }

  private static func leavesOut(_ phrase: Phrase, _ tokens: Tokens) -> Bool {
    (phrase.isOption || phrase.isNote) && phrase.tokens.count > 1
      && LeftOutBehind.takesOff(phrase.tokens.upperBound - 1, tokens)
  }

  /// 不要了 of 大杯不要了，中杯就好: behind it stands another value of the field that is before it, and no drink.
  private static func replaced(in phrases: [Phrase], _ tokens: Tokens) -> Int? {
    guard let word = phrases.firstIndex(where: { $0.isRole(.cancel) }), word > 0,
      phrases[word - 1].isOption
    else { return nil }
    let fields = phrases[word - 1].fields.subtracting(.addOns)
    let behind = phrases[(word + 1)...]
    return !behind.contains(where: \.isDrink) && !fields.isDisjoint(with: Array(behind).fields)
      ? word : nil
  }
}
