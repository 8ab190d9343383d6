/// A drink that is named to be ruled out beside the one that is wanted: 不是珍奶是奶茶, 不要紅茶 要綠茶.
enum RefusedDrink {
  /// The phrases of a sentence, with such a drink, and a level that is ruled out like it, as what they are.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard tokens.roles.contains(.without) || tokens.roles.contains(.isNot) else { return phrases }
    var marked = phrases
    for index in phrases.indices where isRefusedBehind(index, phrases, tokens) {
      guard isAnotherWanted(than: index, phrases, tokens) else { continue }
      marked[index].content = .filler
      marked[index + 1].content = .filler
    }
    for index in phrases.indices.dropFirst() where refuses(phrases[index - 1], tokens) {
      guard !phrases[index].isSpaced else { continue }
      switch phrases[index].content {
      case .drink where isPiece(index, marked, tokens):
        marked[index - 1].content = .note
        let end = marked[index].tokens.upperBound
        marked[index - 1].tokens = marked[index - 1].tokens.lowerBound..<end
        marked[index].content = .filler
      case .drink where isAnotherWanted(than: index, marked, tokens):
        marked[index].content = .filler
        if phrases[index - 1].isUnread { marked[index - 1].content = .filler }
      case .level(let field, let word) where isNot(phrases[index - 1], tokens):
        marked[index].content = .refused(field, word)
        marked[index - 1].content = .filler
      default: break
      }
    }
    return marked
  }

  /// 珍奶不要 奶綠大杯: the word stands behind the drink, apart from what follows.
  private static func isRefusedBehind(
    _ index: Int, _ phrases: [Phrase], _ tokens: Tokens
  ) -> Bool {
    guard phrases[index].isDrink, index + 1 < phrases.count else { return false }
    let word = phrases[index + 1]
    return word.isUnread && !word.isSpaced && tokens.has(.noAlone, word.tokens.lowerBound)
      && !tokens.isGlued(word.tokens.upperBound)
  }

  /// 蜂蜜 of 蜂蜜綠茶 不要蜂蜜: a piece of the drink that is wanted is what is in it.
  private static func isPiece(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    let word = phrases[index].tokens
    guard tokens.has(.without, phrases[index - 1].tokens.lowerBound),
      word.count == 1, tokens.drink(word.lowerBound) == nil
    else { return false }
    let said = tokens.lexicon.key(tokens.said(word))
    return phrases.prefix(index - 1).contains { phrase in
      guard case .drink(.exact(let drink)) = phrase.content else { return false }
      return tokens.lexicon.key(tokens.lexicon.drinks[drink].name).holds(said)
    }
  }

  private static func refuses(_ phrase: Phrase, _ tokens: Tokens) -> Bool {
    isNot(phrase, tokens) || tokens.has(.without, phrase.tokens.lowerBound)
  }

  private static func isNot(_ phrase: Phrase, _ tokens: Tokens) -> Bool {
    tokens.has(.isNot, phrase.tokens.lowerBound)
  }

  private static func isAnotherWanted(
    than index: Int, _ phrases: [Phrase], _ tokens: Tokens
  ) -> Bool {
    phrases.indices.contains { other in
      other != index && phrases[other].isDrink
        && (other == 0 || phrases[other].isSpaced || !refuses(phrases[other - 1], tokens))
    }
  }
}
