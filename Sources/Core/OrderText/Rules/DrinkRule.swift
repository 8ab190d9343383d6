import Ordering

/// Drinks: by name, by a piece of it, with a slip in it, or one of two.
enum DrinkRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let said = said(at: index, in: tokens) else { return nil }
    guard tokens.has(.or, index + 1), let other = self.said(at: index + 2, in: tokens) else {
      return Phrase(.drink(said), index..<index + 1)
    }
    let choices = names(said, tokens.lexicon) + names(other, tokens.lexicon)
    return Phrase(.drink(.open(choices, .ambiguous)), index..<index + 3)
  }

  private static func names(_ said: Phrase.SaidDrink, _ lexicon: Lexicon) -> [String] {
    switch said {
    case .exact(let number): [lexicon.drinks[number].name]
    case .open(let names, _): names
    }
  }

  private static func said(at index: Int, in tokens: Tokens) -> Phrase.SaidDrink? {
    if let drink = tokens.drink(index) {
      return isAbbreviation(index, tokens) ? .exact(drink) : nil
    }
    return tokens.first(index) { meaning in
      switch meaning {
      case .partial(let number):
        isApart(index, tokens) ? piece(tokens.lexicon.partials[number], tokens.lexicon) : nil
      case .nearMiss(let number): slip(tokens.nearMisses[number])
      default: nil
      }
    }
  }

  /// A piece of a name that is glued to another drink or to what nothing explains is of no name here.
  private static func isApart(_ index: Int, _ tokens: Tokens) -> Bool {
    let before = tokens.isGlued(index) ? index - 1 : nil
    let behind = tokens.isGlued(index + 1) ? index + 1 : nil
    return [before, behind].compactMap(\.self).allSatisfy { neighbour in
      tokens.first(neighbour) { meaning in
        switch meaning {
        case .drink, .partial, .nearMiss, .unknown: true
        default: nil
        }
      } == nil
    }
  }

  private static func piece(_ partial: Lexicon.Partial, _ lexicon: Lexicon) -> Phrase.SaidDrink {
    if partial.isPrefix, partial.drinks.count == 1 { return .exact(partial.drinks[0]) }
    return .open(partial.drinks.map { lexicon.drinks[$0].name }, .ambiguous)
  }

  private static func slip(_ miss: NearMiss) -> Phrase.SaidDrink? {
    miss.field == .drink ? .open(miss.choices, .nearMiss) : nil
  }

  /// A drink of one character counts only where its neighbours are options or counts: 紅微微, 大冰奶.
  private static func isAbbreviation(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index), tokens.isSingle(word)
    else { return true }
    let before = tokens.isGlued(index) ? index - 1 : nil
    let behind = tokens.isGlued(index + 1) ? index + 1 : nil
    let neighbours = [before, behind].compactMap(\.self)
    return neighbours.allSatisfy { !tokens.isUnknown($0) }
      && neighbours.contains { isOption($0, tokens) }
  }

  private static func isOption(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.first(index) { meaning in
      switch meaning {
      case .level, .pair, .either, .number, .role(.cold), .role(.cup), .role(.times), .addOn: true
      default: nil
      }
    } ?? false
  }
}
