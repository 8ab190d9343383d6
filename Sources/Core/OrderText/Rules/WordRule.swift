/// Every other word, by its role or its mark.
enum WordRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.role, .mark, .picture, .shop])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let word = tokens.word(index), !isTorn(word, index, tokens) else { return nil }
    if isPraise(index, tokens) { return Phrase(.role(.about), index..<index + 2) }
    if let telling = TellingRule.phrase(at: index, in: tokens) { return telling }
    for meaning in tokens.meanings(index) {
      if let content = content(meaning) { return Phrase(content, index..<index + 1) }
    }
    return nil
  }

  /// 太貴, 超爽, 很甜: a degree and what the drink is.
  private static func isPraise(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.has(.degree, index), tokens.isGlued(index + 1) else { return false }
    return tokens.isUnknown(index + 1)
      || [.sugarNoun, .iceNoun, .cold, .filler, .about].contains { tokens.has($0, index + 1) }
  }

  /// A particle or a yes that leads into what nothing explains is a piece of it: 阿 of 阿角, 可 of 可樂.
  private static func isTorn(_ word: Word, _ index: Int, _ tokens: Tokens) -> Bool {
    let isFiller =
      tokens.has(.filler, index)
      && (!tokens.isGlued(index) || tokens.has(.comma, index - 1) || tokens.has(.hard, index - 1))
    let isYes = tokens.has(.yes, index) || tokens.has(.no, index)
    return (isFiller || isYes) && tokens.isSingle(word)
      && tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
  }

  private static func content(_ meaning: Meaning) -> Phrase.Content? {
    switch meaning {
    case .role(let role): content(role)
    case .mark(let mark): content(mark)
    case .picture, .shop: .filler
    default: nil
    }
  }

  private static func content(_ role: Role) -> Phrase.Content? {
    switch role {
    case .and, .also: .separator(.also)
    case .or: .or
    case .of: .of
    case .but: .separator(.comma)
    case .each: .each
    case .all: .all
    case .among: .among
    case .rest: .rest
    case .correction: .correction
    case .filler, .add, .address, .briefly, .thatOne: .filler
    case .order, .me, .mine, .last, .change, .object, .copy, .same, .usual, .yes, .no, .ask, .about,
      .talk, .cancel, .fewer, .past, .proxy, .person:
      .role(role)
    default: nil
    }
  }

  private static func content(_ mark: Mark) -> Phrase.Content? {
    switch mark {
    case .hard, .question: .separator(.hard)
    case .comma: .separator(.comma)
    case .colon, .soft, .minus, .open, .close: .separator(.soft)
    case .plus: .separator(.also)
    case .number: nil
    }
  }
}
