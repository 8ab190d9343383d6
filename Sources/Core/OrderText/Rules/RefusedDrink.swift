/// A drink that is named to be ruled out beside the one that is wanted: 不是珍奶是奶茶, 不要紅茶 要綠茶.
enum RefusedDrink {
  /// The phrases of a sentence, with such a drink, and a level that is ruled out like it, as what they are.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard tokens.roles.contains(.without) || tokens.roles.contains(.isNot) else { return phrases }
    var marked = phrases
    for index in phrases.indices.dropFirst() where refuses(phrases[index - 1], tokens) {
      guard !phrases[index].isSpaced else { continue }
      switch phrases[index].content {
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
        && (other == 0 || !refuses(phrases[other - 1], tokens))
    }
  }
}
