import Ordering

/// Sizes and levels that stand by themselves.
enum OptionRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.level, .pair, .either, .nearMiss, .unknown])
      || entry.isSingle || entry.isAny(of: [.cold, .iceNoun])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if let strange = strange(at: index, in: tokens) { return strange }
    if let short = short(at: index, in: tokens) { return short }
    guard !isTorn(index, tokens) else { return nil }
    return content(index, tokens).map { Phrase($0, index..<index + 1) }
  }

  private static func content(_ index: Int, _ tokens: Tokens) -> Phrase.Content? {
    if let level = tokens.level(index) { return .level(level.field, level.word) }
    if let pair = tokens.pair(index) { return .pair(pair) }
    if let either = tokens.either(index) { return .either(either) }
    if tokens.has(.cold, index) || isIce(index, tokens) { return .cold }
    guard let miss = tokens.nearMiss(index), tokens.nearMisses[miss].field != .drink else {
      return nil
    }
    return .nearMiss(miss)
  }

  /// Teh ice: ice behind a drink, of which nothing else is said.
  private static func isIce(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.iceNoun, index) && tokens.isInLetters(index) && tokens.drink(index - 1) != nil
      && !tokens.has(.colon, index + 1) && tokens.number(index + 1) == nil
      && !tokens.isInLetters(index + 1)
  }

  /// 無, 去: a character of a shorthand that stands apart, behind a level of the other field (三分糖去), or in a whole one.
  private static func short(at index: Int, in tokens: Tokens) -> Phrase? {
    guard WholeShorthand.isBareLevel(index, tokens) else { return nil }
    let level = tokens.character(index).flatMap { tokens.lexicon.shorts[$0] }
    if let level, !tokens.isGlued(index + 1),
      !tokens.isGlued(index) || completes(level.field, index, tokens)
    {
      return Phrase(.level(level.field, level.word), index..<index + 1)
    }
    guard WholeShorthand(around: index, in: tokens).isOfCharacters else { return nil }
    // 無無: the second cannot be of the same field.
    let isAgain = tokens.character(index) == tokens.character(index - 1)
    guard let level, !isAgain else { return Phrase(.noneOfEither, index..<index + 1) }
    return Phrase(.level(level.field, level.word), index..<index + 1)
  }

  private static func completes(_ field: LevelField, _ index: Int, _ tokens: Tokens) -> Bool {
    guard let before = tokens.level(index - 1)?.field else { return false }
    return before != .size && before != field
  }

  /// A single character in the middle of what nothing explains is no option.
  private static func isTorn(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index), tokens.isSingle(word)
    else { return false }
    let isTorn =
      tokens.isGlued(index) && tokens.isUnknown(index - 1)
      || tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
    return isTorn && !WholeShorthand(around: index, in: tokens).isOfCharacters
  }

  /// ㄅㄢˋ糖: what is glued to the noun of a field is a level that nobody knows.
  private static func strange(at index: Int, in tokens: Tokens) -> Phrase? {
    var end = index
    while end - index <= 4, tokens.isUnknown(end), end == index || tokens.isGlued(end) { end += 1 }
    guard end > index, end - index <= 4, tokens.isGlued(end) else { return nil }
    // 黑糖 of 黑糖珍珠奶茶 is a piece of a name.
    guard tokens.drink(end + 1) == nil || !tokens.isGlued(end + 1) else { return nil }
    if tokens.has(.sugarNoun, end) { return Phrase(.strangeLevel(.sugar), index..<end + 1) }
    if tokens.has(.iceNoun, end) { return Phrase(.strangeLevel(.ice), index..<end + 1) }
    return nil
  }
}
