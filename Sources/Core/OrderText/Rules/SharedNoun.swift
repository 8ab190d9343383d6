/// What is said of one noun is said of the next: no sugar or ice, regular sugar and ice.
enum SharedNoun {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.and, index) || tokens.has(.or, index), let said = tokens.level(index - 1),
      let field = noun(index + 1, tokens), field != said.field, said.field != .size,
      endsInNoun(index - 1, said.field, tokens), isAll(index + 1, tokens),
      let level = tokens.lexicon.levels(said.field).said[said.word].level,
      let word = tokens.lexicon.levels(field).first(of: level)
    else { return nil }
    return Phrase(.level(field, word), index..<index + 2)
  }

  private static func noun(_ index: Int, _ tokens: Tokens) -> LevelField? {
    tokens.has(.sugarNoun, index) ? .sugar : tokens.has(.iceNoun, index) ? .ice : nil
  }

  /// Whether a level is said with its noun behind it, so that another noun can take its place: no sugar, 少糖.
  private static func endsInNoun(_ index: Int, _ field: LevelField, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index) else { return false }
    let role: Role = field == .sugar ? .sugarNoun : .iceNoun
    return tokens.lexicon.nouns(role).contains { noun in
      word.length > noun.count
        && zip(noun, word.range.suffix(noun.count)).allSatisfy {
          $0 == tokens.text.symbols[$1].scalar
        }
    }
  }

  /// Whether nothing is said of the noun itself: 少糖跟冰塊正常.
  private static func isAll(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.level(index + 1) == nil && tokens.either(index + 1) == nil
      && !tokens.has(.colon, index + 1)
  }
}
