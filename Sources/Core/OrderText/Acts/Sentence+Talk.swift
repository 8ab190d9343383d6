import Ordering

/// What tells a sentence that does something from talk of drinks.
extension Sentence {
  /// Whether it tells or asks of a drink: 我覺得熟成紅茶半糖最好喝, 誰的熟成紅茶半糖.
  ///
  /// It orders all the same where a piece without such a word does: 聽說熟成紅茶不錯 來一杯半糖.
  var isAbout: Bool {
    guard contains(.about) else { return false }
    let rest = pieces.filter { !Self.isAbout($0) }.joined()
    // 珍奶大杯60 貴爆: a size and a price are told of a menu.
    let isPriced = rest.contains { phrase in
      switch phrase.content {
      case .price: true
      case .bare(let number): number > BareNumberRule.mostCups
      default: false
      }
    }
    let isOption = rest.contains {
      $0.isOption && isEvidence($0) && !(isPriced && $0.fields == .size)
    }
    let isAsked = rest.contains { Self.asksFor($0) || isWish($0) }
    if rest.contains(where: \.isDrink) || !isSaidOfItem(.about) { return !isOption && !isAsked }
    return !isOption || !isAsked && !rest.contains(where: \.isQuantity)
  }

  /// The phrases that order, and those beside them that tell of other drinks: 我平常都喝半糖，今天要熟成紅茶無糖.
  var partedFromTalk: (order: [Phrase], talk: [Phrase]) {
    guard contains(.about), isSaidOfItem(.about) else { return (phrases, []) }
    let rest = pieces.filter { !Self.isAbout($0) }.flatMap { $0 }
    guard rest.contains(where: \.isDrink) else { return (phrases, []) }
    let talk = pieces.filter(Self.isAbout).compactMap { piece -> Phrase? in
      guard let first = piece.first, let last = piece.last else { return nil }
      return Phrase(.unread, first.tokens.lowerBound..<last.tokens.upperBound)
    }
    return (rest, talk)
  }

  private static func isAbout(_ piece: ArraySlice<Phrase>) -> Bool {
    piece.contains { $0.isRole(.about) }
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

  /// 小明要: a person with the word by which something is asked for.
  private func isWish(_ phrase: Phrase) -> Bool {
    phrase.isPerson && tokens.has(.order, phrase.tokens.upperBound - 1)
  }

  /// The stretches between commas, and between blanks where those part more than words.
  private var pieces: [ArraySlice<Phrase>] {
    var pieces: [ArraySlice<Phrase>] = []
    var start = phrases.startIndex
    for index in phrases.indices
    where index > start && (parts(phrases[index]) || concludes(index)) {
      pieces.append(phrases[start..<index])
      start = index
    }
    return pieces + [phrases[start...]]
  }

  /// 取消 of 太貴了取消: what is done behind what was found.
  private func concludes(_ index: Int) -> Bool {
    guard phrases[index].isRole(.cancel) || phrases[index].isRole(.change),
      tokens.has(.done, phrases[index].tokens.lowerBound - 1)
    else { return false }
    return phrases[..<index].contains { $0.isRole(.about) }
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
    case .level, .pair, .either, .noneOfEither, .bothLevels, .neither, .cold, .without, .refused,
      .nearMiss,
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
