import Ordering

/// What tells a sentence that does something from talk of drinks.
extension Sentence {
  /// Whether it tells or asks of a drink: 我覺得熟成紅茶半糖最好喝, 誰的熟成紅茶半糖.
  ///
  /// The word that says so stands in one piece with the drink or its options, or nothing else asks for one.
  var isAbout: Bool {
    guard contains(.about) else { return false }
    return isSaidOfItem(.about)
      || !phrases.contains { $0.isOption && isEvidence($0) || Self.asksFor($0) }
  }

  /// Whether a word of the role stands in one piece with a drink or its options.
  func isSaidOfItem(_ role: Role) -> Bool {
    contains(role)
      && pieces.contains { piece in
        piece.contains { $0.isRole(role) } && piece.contains { $0.isDrink || $0.isOption }
      }
  }

  private static func asksFor(_ phrase: Phrase) -> Bool {
    [.me, .order, .change, .cancel, .copy].contains { phrase.isRole($0) }
  }

  /// The stretches between commas, and between blanks where those part more than words.
  private var pieces: [ArraySlice<Phrase>] {
    var pieces: [ArraySlice<Phrase>] = []
    var start = phrases.startIndex
    for index in phrases.indices where index > start && parts(phrases[index]) {
      pieces.append(phrases[start..<index])
      start = index
    }
    return pieces + [phrases[start...]]
  }

  private func parts(_ phrase: Phrase) -> Bool {
    if let separator = phrase.separator { return separator >= .comma }
    return phrase.isSpaced && !tokens.isInLetters(phrase.tokens.lowerBound)
  }

  /// Whether the phrase is glued to a drink behind it: 珍珠 of 珍珠奶茶 is a piece of a name.
  private func isLeading(_ phrase: Phrase) -> Bool {
    let behind = phrase.tokens.upperBound
    return tokens.isGlued(behind)
      && phrases.contains { $0.isDrink && $0.tokens.lowerBound == behind }
  }

  /// Whether a phrase shows by itself that somebody orders, rather than being a piece of what else is said.
  func isEvidence(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .level, .pair, .either, .bothLevels, .neither, .cold, .without, .refused, .nearMiss,
      .quantity:
      true
    case .addOn(let number, _):
      phrase.tokens.contains { tokens.has(.add, $0) || tokens.has(.plus, $0) }
        || !isLeading(phrase) && tokens.lexicon.hasAddOn(number)
    // 一分冰 is a level; 喜糖 is none.
    case .strangeLevel: phrase.tokens.contains { tokens.number($0) != nil }
    default: false
    }
  }
}
