/// A number is a count of cups beside a measure word or a multiplication sign.
enum QuantityRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.number, .count]) || entry.mark == .plus || entry.mark == .minus
      || entry.isAny(of: [.total, .vague, .times, .add, .cup])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    VagueCount.phrase(at: index, in: tokens) ?? total(at: index, in: tokens)
      ?? announced(at: index, in: tokens)
      ?? counted(at: index, in: tokens) ?? packed(at: index, in: tokens)
      ?? measured(at: index, in: tokens)
      ?? multiplied(at: index, in: tokens) ?? signed(at: index, in: tokens)
      ?? listed(at: index, in: tokens)
  }

  /// What a count comes to: nothing below one, and nothing that is no count.
  private static func quantity(_ numeral: Numeral?) -> Phrase.Content {
    if case .whole(let value) = numeral, value > 0 { .quantity(value) } else { .quantity(nil) }
  }

  /// 共5杯.
  private static func total(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.total, index), let count = tokens.whole(index + 1), count > 0,
      isMeasure(index + 2, tokens)
    else { return nil }
    return Phrase(.total(count), index..<index + 3)
  }

  /// 兩杯 of 我要兩杯： and of a line with nothing else, where the drinks come behind: how many there will be.
  private static func announced(at index: Int, in tokens: Tokens) -> Phrase? {
    guard index < longestHead, let count = tokens.whole(index), count > 0,
      tokens.has(.cup, index + 1), tokens.has(.colon, index + 2) || tokens.has(.hard, index + 2),
      tokens.word(index + 3) != nil, !(0..<index).contains(where: { tokens.saysItem($0) })
    else { return nil }
    return Phrase(.total(count), index..<index + 2)
  }

  /// Before how many words a message says at its head what will come.
  private static let longestHead = 8

  /// 半打, 來杯, 半杯.
  private static func counted(at index: Int, in tokens: Tokens) -> Phrase? {
    // 來個三杯: the number says how many.
    if tokens.count(index) == 1, tokens.isGlued(index + 1), tokens.number(index + 1) != nil {
      return Phrase(.filler, index..<index + 1)
    }
    if tokens.has(.vague, index) { return Phrase(.quantity(nil), index..<index + 1) }
    if isUncounted(index, tokens) { return Phrase(.quantity(1), index..<index + 1) }
    return tokens.count(index).map { Phrase(.quantity($0), index..<index + 1) }
  }

  /// 三打, two dozen.
  private static func packed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let pack = tokens.pack(index + 1), let number = tokens.number(index) else { return nil }
    guard case .whole(let packs) = number, packs <= 100 else {
      return Phrase(.quantity(nil), index..<index + 2)
    }
    return Phrase(quantity(.whole(packs * pack)), index..<index + 2)
  }

  /// 個 of 再要個奶茶: a measure without a number between who wants and what is wanted.
  private static func isUncounted(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.cup, index) && tokens.isGlued(index) && tokens.isGlued(index + 1)
      && [.also, .me, .order].contains { tokens.has($0, index - 1) }
      && (tokens.drink(index + 1) != nil || tokens.level(index + 1) != nil)
  }

  /// 2杯, 兩份 where no add-on is beside it.
  private static func measured(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let number = tokens.number(index), isMeasure(index + 1, tokens) else { return nil }
    // 一杯30元 says what one costs.
    if number == .whole(1), tokens.isGlued(index + 2),
      let price = PriceRule.phrase(at: index + 2, in: tokens)
    {
      return Phrase(.price, index..<price.tokens.upperBound)
    }
    if tokens.has(.portion, index + 1) {
      guard !isOnlyAddOn(index + 2, tokens) else { return nil }
    }
    return Phrase(quantity(number), index..<index + 2)
  }

  static func isOnlyAddOn(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.addOn(index) != nil && tokens.drink(index) == nil
  }

  static func isMeasure(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.cup, index) || tokens.has(.portion, index)
  }

  /// x2, *2, 2x; x-3 and x1e9 are no counts.
  private static func multiplied(at index: Int, in tokens: Tokens) -> Phrase? {
    if let count = priced(at: index, in: tokens) { return count }
    if tokens.number(index) != nil, tokens.has(.times, index + 1),
      tokens.number(index + 2) == nil || !tokens.isGlued(index + 2)
    {
      return Phrase(quantity(tokens.number(index)), index..<index + 2)
    }
    guard tokens.has(.times, index) else { return nil }
    // 數量：2.
    if tokens.has(.colon, index + 1), let number = tokens.number(index + 2) {
      let end = isMeasure(index + 3, tokens) ? index + 4 : index + 3
      return Phrase(quantity(number), index..<end)
    }
    let sign = tokens.has(.minus, index + 1) || tokens.has(.plus, index + 1)
    guard let number = tokens.number(index + (sign ? 2 : 1)) else {
      return strange(at: index, in: tokens)
    }
    let end = index + (sign ? 3 : 2)
    let measured = isMeasure(end, tokens) ? end + 1 : end
    return Phrase(sign ? .quantity(nil) : quantity(number), index..<measured)
  }

  /// 2*60, 60x2: cups and the price of one.
  private static func priced(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let first = tokens.whole(index), tokens.has(.times, index + 1),
      let second = tokens.whole(index + 2)
    else { return nil }
    let (count, price) = (min(first, second), max(first, second))
    return count > 0 && count <= 20 && price > 20
      ? Phrase(.quantity(count), index..<index + 3) : nil
  }

  /// x² is no count.
  private static func strange(at index: Int, in tokens: Tokens) -> Phrase? {
    guard index > 0, tokens.isGlued(index + 1), tokens.isUnknown(index + 1),
      !tokens.isGlued(index + 2)
    else { return nil }
    return Phrase(.quantity(nil), index..<index + 2)
  }

  /// +1, 1+, -2杯.
  private static func signed(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.isGlued(index + 1), tokens.has(.plus, index + 1), !tokens.isGlued(index + 2),
      let count = tokens.whole(index), (1...20).contains(count)
    {
      return Phrase(.plus(count), index..<index + 2)
    }
    guard tokens.isGlued(index + 1), let count = tokens.whole(index + 1) else { return nil }
    if isSpokenPlus(index, tokens), (1...20).contains(count), !leads(index + 1, tokens) {
      return Phrase(.plus(count), index..<index + 2)
    }
    if tokens.has(.plus, index), tokens.has(.money, index + 2) {
      return Phrase(.price, index..<index + 3)
    }
    let isMeasured = isMeasure(index + 2, tokens)
    if tokens.has(.plus, index), (1...20).contains(count) {
      return Phrase(.plus(count), index..<index + (isMeasured ? 3 : 2))
    }
    guard tokens.has(.minus, index), isMeasured else { return nil }
    return Phrase(.quantity(nil), index..<index + 3)
  }

  /// 加 of 加一, which is how +1 is spoken.
  private static func isSpokenPlus(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.add, index) && tokens.word(index).map(tokens.isSingle) == true
  }

  /// Whether what a number counts is glued to it.
  private static func leads(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isGlued(index + 1) else { return false }
    return !tokens.isAny(of: [.mark, .picture], index + 1) && !tokens.has(.filler, index + 1)
  }

  /// 各二, 一大一中.
  private static func listed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let number = tokens.whole(index), number > 0 else { return nil }
    let isOneOfSome =
      isPart(index, tokens)
      && (isPart(index + 2, tokens) || index >= 2 && isPart(index - 2, tokens))
    guard
      isOneOfSome || index > 0 && tokens.has(.each, index - 1)
        || SpelledPart.isPart(index, tokens)
    else { return nil }
    return Phrase(.quantity(number), index..<index + 1)
  }

  private static func isPart(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.number(index) != nil, tokens.isGlued(index + 1) else { return false }
    return tokens.level(index + 1) != nil || tokens.has(.cold, index + 1)
  }
}
