import Ordering

/// What drinks are called and what is a yes said twice elsewhere: 可可.
enum DoubledNoun {
  /// Whether two words that agree are such a noun.
  static func starts(at index: Int, in tokens: Tokens) -> Bool {
    guard tokens.has(.yes, index), tokens.has(.yes, index + 1), tokens.isGlued(index + 1),
      tokens.word(index).map(tokens.isSingle) == true
    else { return false }
    return tokens.lexicon.drinkNouns.contains(Lexicon.key(tokens.said(index..<index + 2)))
  }

  /// The drinks that begin so, of which one is meant; where no menu has any, what nothing explains.
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard starts(at: index, in: tokens) else { return nil }
    let words = index..<index + 2
    let noun = Lexicon.key(tokens.said(words))
    let names = tokens.lexicon.drinks.filter { $0.key.starts(with: noun) }.map(\.name)
    return Phrase(names.isEmpty ? .unread : .drink(.open(names, .ambiguous)), words)
  }
}
