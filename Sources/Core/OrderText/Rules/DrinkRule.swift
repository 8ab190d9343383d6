import Ordering

/// Drinks: by name, by a piece of it, with a slip in it, or one of two.
enum DrinkRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.drink, .partial, .shortName, .nearMiss]) || entry.roles.contains(.lacking)
      || entry.roles.contains(.yes)
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if let open = Fallback.drink(at: index, in: tokens) { return open }
    if let doubled = DoubledNoun.phrase(at: index, in: tokens) { return doubled }
    guard let said = said(at: index, in: tokens) else { return nil }
    guard tokens.has(.or, index + 1), let other = self.said(at: index + 2, in: tokens) else {
      return Phrase(.drink(said), index..<index + 1)
    }
    let choices = names(said, tokens.lexicon) + names(other, tokens.lexicon)
    return Phrase(.drink(.open(choices, .ambiguous)), index..<index + 3)
  }

  private static func names(_ said: Phrase.SaidDrink, _ lexicon: Lexicon) -> [String] {
    switch said {
    case .exact(let number), .served(let number, _): [lexicon.drinks[number].name]
    case .open(let names, _): names
    }
  }

  private static func said(at index: Int, in tokens: Tokens) -> Phrase.SaidDrink? {
    if let drink = tokens.drink(index) {
      return isAbbreviation(index, tokens) ? .exact(drink) : nil
    }
    if let number = tokens.partial(index), isApart(index, tokens) {
      return piece(tokens.lexicon.partials[number], tokens.lexicon)
    }
    if let number = tokens.shortName(index) {
      return short(tokens.lexicon.shortNames[number], index, tokens)
    }
    return tokens.nearMiss(index).flatMap { slip(tokens.nearMisses[$0]) }
  }

  /// A piece of a name that is glued to another drink or to what nothing explains is of no name here.
  private static func isApart(_ index: Int, _ tokens: Tokens) -> Bool {
    let before = tokens.isGlued(index) ? index - 1 : nil
    // Black coffee is no piece of black tea.
    let isWord = tokens.isInLetters(index) && tokens.isInLetters(index + 1)
    let behind = tokens.isGlued(index + 1) || isWord ? index + 1 : nil
    return [before, behind].compactMap(\.self).allSatisfy { neighbour in
      !tokens.isAny(of: [.drink, .partial, .nearMiss, .unknown], neighbour)
        && ![.weekday, .about, .talk].contains { isWord && tokens.has($0, neighbour) }
    }
  }

  private static func piece(_ partial: Lexicon.Partial, _ lexicon: Lexicon) -> Phrase.SaidDrink {
    if partial.isPrefix, partial.drinks.count == 1 { return .exact(partial.drinks[0]) }
    return .open(partial.drinks.map { lexicon.drinks[$0].name }, .ambiguous)
  }

  /// 珍奶 wherever it stands; a name that few use, and one of a single character, beside options or counts alone.
  private static func short(
    _ name: Lexicon.ShortName, _ index: Int, _ tokens: Tokens
  ) -> Phrase.SaidDrink? {
    guard let word = tokens.word(index) else { return nil }
    let shorthand = WholeShorthand(around: index, in: tokens)
    if tokens.isSingle(word) {
      guard shorthand.holdsCharacter || shorthand.isOfCharacters else { return nil }
    } else if !isApart(index, tokens) {
      return nil
    } else if name.drinks.isEmpty {
      guard shorthand.holdsName else { return nil }
    } else if tokens.isShop(index), !isOnlyDrink(index, tokens) {
      return nil
    } else if !name.isKnown {
      guard shorthand.holdsName || shorthand.isAll || shorthand.isAskedFor else { return nil }
    }
    var names: [String] = []
    for drink in name.drinks.map({ tokens.lexicon.drinks[$0].name }) where !names.contains(drink) {
      names.append(drink)
    }
    guard let drink = name.drinks.first else {
      return .open(tokens.lexicon.drinks(near: name.full), .notOnMenu)
    }
    if names.count > 1 { return .open(names, .ambiguous) }
    if let addOn = name.addOn { return .served(drink, addOn: addOn) }
    return name.isKnown || !tokens.isSingle(word) ? .exact(drink) : .open(names, .ambiguous)
  }

  /// Whether a shop's name is all that a sentence has of a drink.
  private static func isOnlyDrink(_ index: Int, _ tokens: Tokens) -> Bool {
    !isDrinkNext(in: tokens.indices.dropFirst(index + 1), tokens)
      && !isDrinkNext(in: tokens.indices.prefix(index).reversed(), tokens)
  }

  private static func isDrinkNext(in words: some Sequence<Int>, _ tokens: Tokens) -> Bool {
    let isDrink = words.lazy.prefix { !tokens.has(.hard, $0) }.first {
      tokens.isAny(of: [.drink, .partial, .shortName, .nearMiss, .unknown], $0)
    }
    return isDrink != nil
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
    let neighbours = [before, behind].compactMap(\.self).filter {
      !tokens.isAny(of: .mark, $0)
    }
    // A menu's own name of one character counts apart from its options, too.
    if neighbours.isEmpty { return isOption(index + 1, tokens) }
    return neighbours.allSatisfy { !tokens.isUnknown($0) }
      && neighbours.contains { isOption($0, tokens) }
      || WholeShorthand(around: index, in: tokens).isOfCharacters
  }

  private static func isOption(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isAny(of: [.level, .pair, .either, .number, .addOn], index)
      || tokens.has(.cold, index) || tokens.has(.cup, index) || tokens.has(.times, index)
  }
}
