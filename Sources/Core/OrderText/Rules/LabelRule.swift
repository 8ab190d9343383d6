/// Levels behind the name of their field, and one level for both: 糖:3, 冰:少, 甜度冰塊都少.
enum LabelRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.sugarNoun, .iceNoun, .all, .and, .or])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    SharedNoun.phrase(at: index, in: tokens) ?? both(at: index, in: tokens)
      ?? bothNamed(at: index, in: tokens)
      ?? labelled(at: index, in: tokens) ?? ofSeveral(at: index, in: tokens)
  }

  /// 甜度 of 甜度都半糖: the level behind is said of all, and says itself which field it is of.
  private static func ofSeveral(at index: Int, in tokens: Tokens) -> Phrase? {
    guard isNoun(index, tokens) else { return nil }
    var at = index + 1
    while tokens.has(.all, at) || tokens.has(.same, at) { at += 1 }
    let field: LevelField = tokens.has(.sugarNoun, index) ? .sugar : .ice
    guard at > index + 1, tokens.level(at)?.field == field else { return nil }
    return Phrase(.filler, index..<index + 1)
  }

  /// 都少, 甜度冰塊都少.
  private static func both(at index: Int, in tokens: Tokens) -> Phrase? {
    var at = index
    while isNoun(at, tokens) || tokens.has(.and, at) && at > index { at += 1 }
    let nouns = at - index
    if tokens.has(.all, at) { at += 1 }
    guard nouns > 1 || at > index + nouns, let either = tokens.either(at) else { return nil }
    // 都正常 beside 熱 is the sugar, as 正常 is.
    let isOpen = nouns == 0 && tokens.lexicon.eithers[either].isBoth
    return Phrase(isOpen ? .either(either) : .bothLevels(either), index..<at + 1)
  }

  /// 甜度冰塊正常, where 冰塊正常 is a word of its own.
  private static func bothNamed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard isNoun(index, tokens), tokens.isGlued(index + 1), let level = tokens.level(index + 1),
      level.field == (tokens.has(.sugarNoun, index) ? .ice : .sugar)
    else { return nil }
    let levels = tokens.lexicon.levels(level.field)
    let named = levels.said[level.word].level
    let either = tokens.lexicon.eithers.firstIndex { either in
      levels.said[level.field == .ice ? either.ice : either.sugar].level == named
    }
    // 甜度正常冰塊微: the noun inside is of what stands behind it.
    if let either, tokens.either(index + 2) != nil, tokens.isGlued(index + 2) {
      let known = tokens.lexicon.eithers[either]
      let field: LevelField = level.field == .ice ? .sugar : .ice
      return Phrase(.level(field, field == .sugar ? known.sugar : known.ice), index..<index + 2)
    }
    return either.map { Phrase(.bothLevels($0), index..<index + 2) }
  }

  private static func isNoun(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.sugarNoun, index) || tokens.has(.iceNoun, index)
  }

  private static func labelled(at index: Int, in tokens: Tokens) -> Phrase? {
    guard isNoun(index, tokens) else { return nil }
    let isSugar = tokens.has(.sugarNoun, index)
    let hasColon = tokens.has(.colon, index + 1)
    let at = hasColon ? index + 2 : index + 1
    let field: LevelField = isSugar ? .sugar : .ice
    if let level = tokens.level(at), level.field == field {
      return Phrase(.level(field, level.word), index..<at + 1)
    }
    if let either = tokens.either(at), hasColon || tokens.isGlued(at) {
      let known = tokens.lexicon.eithers[either]
      return Phrase(.level(field, isSugar ? known.sugar : known.ice), index..<at + 1)
    }
    guard hasColon || isFigure(at, tokens), let number = tokens.whole(at),
      !isCounted(at + 1, tokens),
      let word = word(number, field, tokens.lexicon)
    else { return nil }
    return Phrase(.level(field, word), index..<at + 1)
  }

  /// Tenths, or hundredths from 15 on: 糖3, 甜度30.
  private static func word(_ number: Int, _ field: LevelField, _ lexicon: Lexicon) -> Int? {
    if (0...10).contains(number) { return lexicon.word(tenths: number, field) }
    guard (15...100).contains(number), number.isMultiple(of: 5) else { return nil }
    return lexicon.levels(field).said.firstIndex { $0.percent == number }
  }

  /// Whether digits are glued to the noun; 一 of 一冰一溫 is a count.
  private static func isFigure(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isGlued(index), let word = tokens.word(index) else { return false }
    return tokens.text.symbols[Int(word.lower)].isDigit
  }

  /// Whether a number counts what stands behind it, or is a piece of something else: 冰3塊, 糖3包.
  private static func isCounted(_ index: Int, _ tokens: Tokens) -> Bool {
    QuantityRule.isMeasure(index, tokens) || tokens.has(.cube, index)
      || tokens.isGlued(index) && tokens.isUnknown(index)
  }
}

extension Lexicon {
  /// The word for a level of so many tenths.
  func word(tenths: Int, _ field: LevelField) -> Int? {
    levels(field).said.firstIndex {
      $0.percent == tenths * 10 && $0.text.first == Character(String(tenths).prefix(1).description)
    }
      ?? levels(field).said.firstIndex { $0.percent == tenths * 10 }
  }
}
