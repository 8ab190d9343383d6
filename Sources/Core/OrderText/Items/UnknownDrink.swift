import Ordering

/// A drink that no menu has, at the head of options: 可樂 大 半糖 is an order, and what 可樂 is must be asked.
struct UnknownDrink {
  private let phrases: [Phrase]
  private let tokens: Tokens

  /// The phrases of a sentence, with such a drink as one of them.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard phrases.contains(where: \.isUnread) else { return phrases }
    guard !phrases.contains(where: \.isDrink) else { return markedBeside(phrases, tokens) }
    let unknown = UnknownDrink(phrases: phrases, tokens: tokens)
    guard let run = unknown.run(), unknown.isDrink(run) else { return phrases }
    return unknown.replaced(run)
  }

  /// 紅茶半糖，可樂去冰: beside drinks of the menu it has a piece of its own, with a level that only drinks have.
  private static func markedBeside(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    var marked: [Phrase] = []
    var start = 0
    for index in phrases.indices {
      let isEnd = index + 1 == phrases.count
      guard isEnd || (phrases[index].separator ?? .soft) >= .comma else { continue }
      let piece = UnknownDrink(phrases: Array(phrases[start...index]), tokens: tokens)
      marked += piece.markedBeside()
      start = index + 1
    }
    return marked
  }

  private func markedBeside() -> [Phrase] {
    guard let run = run(), isNamed(run),
      !phrases.contains(where: { $0.isDrink || $0.isRole(.change) || Self.speaks($0) }),
      phrases[run.upperBound...].contains(where: { !$0.fields.isDisjoint(with: [.ice, .sugar]) })
    else { return phrases }
    return replaced(run)
  }

  private func isNamed(_ run: Range<Int>) -> Bool {
    let heard = Lexicon.key(heard(run))
    return (2...24).contains(heard.characters)
      && tokens.lexicon.drinkNouns.contains(where: heard.holds)
  }

  /// The only run of unread phrases, which nothing but options, a count, a person or politeness stands before.
  private func run() -> Range<Int>? {
    guard let start = phrases.firstIndex(where: \.isUnread),
      phrases[..<start].allSatisfy({ $0.isOption || $0.isQuantity || $0.isPerson || isSilent($0) })
    else { return nil }
    let isInLetters = tokens.isInLetters(phrases[start].tokens.lowerBound)
    let end =
      phrases[start...].dropFirst().firstIndex { phrase in
        let joins = !phrase.isSpaced || isInLetters && tokens.isInLetters(phrase.tokens.lowerBound)
        return !phrase.isUnread || !joins
      } ?? phrases.endIndex
    guard !phrases[end...].contains(where: \.isUnread) else { return nil }
    return start..<end
  }

  private func isSilent(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .filler, .separator, .ordinal, .role(.me), .role(.mine), .role(.order), .role(.change):
      true
    default: false
    }
  }

  /// Whether it is ordered or changed to.
  ///
  /// An option or x2 says so beside what names of drinks are made of, a size and a taste behind anything else.
  private func isDrink(_ run: Range<Int>) -> Bool {
    let behind = phrases[run.upperBound...]
    guard !phrases.contains(where: { $0.isDrink || Self.speaks($0) }) else { return false }
    let isChange = phrases[..<run.lowerBound].contains { $0.isRole(.change) }
    let heard = tokens.lexicon.key(heard(run))
    guard (2...24).contains(heard.characters) else { return false }
    if namesDrink(heard) {
      return isChange || phrases.contains { isOfOrder($0) || isMultiplied($0) }
    }
    // What is shorter may well be a person.
    guard !isChange, (4...8).contains(heard.characters), heard.allSatisfy({ $0 > 0x7F }),
      !phrases[..<run.lowerBound].contains(where: \.isOption)
    else { return false }
    return behind.contains { $0.isOption && $0.fields == .size }
      && behind.contains(where: \.isTaste)
  }

  /// Whether a name is made of what drinks are called; one character tells only at its end, or two of them: 綠 of 綠電.
  private func namesDrink(_ heard: [UInt8]) -> Bool {
    let held = tokens.lexicon.drinkNouns.filter { holds($0, heard) }
    let single = held.filter { $0.characters == 1 }
    if held.count > single.count || single.count > 1 { return true }
    let scalars = heard.scalars
    return single.contains { heard.suffix($0.count).elementsEqual($0) } && Set(scalars).count > 1
  }

  /// Whether a name has that noun in it; in letters, as a word: no tea of steak.
  private func holds(_ noun: [UInt8], _ heard: [UInt8]) -> Bool {
    guard noun.allSatisfy({ $0 < 0x80 }) else { return heard.holds(noun) }
    return heard.split { !$0.isLetter }.contains {
      $0.elementsEqual(noun) || $0.elementsEqual(noun + [UInt8(ascii: "s")])
    }
  }

  /// Whether an option is one that talk has not: coffee is hot there, too.
  private func isOfOrder(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .cold: false
    // 珍珠 of 珍珠奶茶 is a piece of the name.
    case .addOn:
      tokens.has(.add, phrase.tokens.lowerBound) || tokens.has(.plus, phrase.tokens.lowerBound)
    case .level(.ice, let word): !["hot", "warm"].contains(tokens.lexicon.ice.said[word].level)
    default: phrase.isOption
    }
  }

  /// x2, which no talk has.
  private func isMultiplied(_ phrase: Phrase) -> Bool {
    phrase.isQuantity && phrase.tokens.contains { tokens.has(.times, $0) }
  }

  /// Whether a phrase makes something else than an order or a change of the sentence.
  private static func speaks(_ phrase: Phrase) -> Bool {
    [.talk, .past, .ask, .cancel, .copy, .same].contains { phrase.isRole($0) }
  }

  private func heard(_ run: Range<Int>) -> String {
    tokens.said(words(run))
  }

  private func words(_ run: Range<Int>) -> Range<Int> {
    phrases[run.lowerBound].tokens.lowerBound..<phrases[run.upperBound - 1].tokens.upperBound
  }

  private func replaced(_ run: Range<Int>) -> [Phrase] {
    var drink = Phrase(
      .drink(.open(tokens.lexicon.drinks(near: heard(run)), .notOnMenu)), words(run))
    drink.isSpaced = phrases[run.lowerBound].isSpaced
    drink.rule = .unknownDrink
    return phrases[..<run.lowerBound] + [drink] + phrases[run.upperBound...]
  }
}

extension Lexicon {
  /// Drinks that share two characters in a row, or a word of letters, with what was said; the first few of them.
  func drinks(near heard: String) -> [String] {
    let pieces = pieces(of: key(heard))
    let near = drinks.filter { drink in
      let names = menus.indices.contains(drink.menu) ? names(of: drink) : [drink.name]
      return names.map { key($0) }.contains { name in pieces.contains(where: name.holds) }
    }
    return (near.isEmpty ? drinks(alike: key(heard)) : near).prefix(5).map(\.name)
  }

  /// Drinks whose name differs in one character: 紅茶 for 紅荼.
  private func drinks(alike heard: [UInt8]) -> [KnownDrink] {
    let said = heard.scalars
    guard said.count > 1 else { return [] }
    return drinks.filter { drink in
      let name = key(drink.name).scalars
      return name.count == said.count && zip(name, said).count { $0 != $1 } == 1
    }
  }

  private func names(of drink: KnownDrink) -> [String] {
    menus[drink.menu].drink(named: drink.name)?.allNames ?? [drink.name]
  }

  private func pieces(of key: [UInt8]) -> [[UInt8]] {
    if key.allSatisfy({ $0 < 0x80 }) {
      return key.split(separator: UInt8(ascii: " ")).filter { $0.count > 3 }.map(Array.init)
    }
    let starts = key.indices.filter { key[$0].startsCharacter } + [key.count]
    return zip(starts, starts.dropFirst(2)).map { Array(key[$0..<$1]) }
  }
}
