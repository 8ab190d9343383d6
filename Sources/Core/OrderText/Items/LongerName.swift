import Ordering

/// A name that no menu has, with a drink of the menu at its end or its head: 百香多多綠, 紅茶拿鐵 of a shop without them.
///
/// What is meant is asked, the drink inside among the choices.
struct LongerName {
  private let phrases: [Phrase]
  private let tokens: Tokens

  /// The phrases of a sentence that orders, with such names as drinks that are asked.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard phrases.contains(where: \.isUnread), phrases.contains(where: \.isDrink),
      phrases.contains(where: orders)
    else { return phrases }
    return LongerName(phrases: phrases, tokens: tokens).marked()
  }

  private static func orders(_ phrase: Phrase) -> Bool {
    phrase.isOption || phrase.isQuantity || phrase.isRole(.me) || phrase.isRole(.change)
  }

  private func marked() -> [Phrase] {
    var marked: [Phrase] = []
    var index = 0
    while index < phrases.count {
      guard let name = name(from: index) else {
        marked.append(phrases[index])
        index += 1
        continue
      }
      marked += read(name)
      index = name.run.upperBound
    }
    return marked
  }

  private struct Name {
    var run: Range<Int>
    var drink: Int
  }

  /// The name that starts with a phrase: pieces that nothing explains and one drink, all glued.
  private func name(from start: Int) -> Name? {
    let end =
      phrases.indices.dropFirst(start + 1).first { !isPiece($0) || !isGlued($0) } ?? phrases.count
    guard isPiece(start), start == 0 || !isPiece(start - 1) || !isGlued(start),
      let drink = (start..<end).first(where: { phrases[$0].isDrink })
    else { return nil }
    let isLed = drink > start && isStrange(start..<drink)
    let isTrailed = end > drink + 1 && isStrange(drink + 1..<end) && endsInNoun(drink + 1..<end)
    guard isLed || isTrailed else { return nil }
    return Name(run: (isLed ? start : drink)..<(isTrailed ? end : drink + 1), drink: drink)
  }

  private func isGlued(_ index: Int) -> Bool { tokens.isGlued(phrases[index].tokens.lowerBound) }

  private func isPiece(_ index: Int) -> Bool {
    if case .drink(.exact) = phrases[index].content { return true }
    return phrases[index].isUnread
  }

  /// Whether some phrases are one to four characters of a name, none of which says something elsewhere.
  private func isStrange(_ run: Range<Int>) -> Bool {
    let words = words(run)
    let isUnknown = words.contains { tokens.isUnknown($0) }
    return phrases[run].allSatisfy(\.isUnread) && (1...4).contains(tokens.characters(of: words))
      && words.allSatisfy { index in
        guard !tokens.isInLetters(index), tokens.number(index) == nil else { return false }
        if tokens.isUnknown(index) || tokens.kinds(index).isSubset(of: [.partial, .shortName]) {
          return true
        }
        let isSaid = [.without, .no, .isNot, .ask, .lacking, .proxy].contains {
          tokens.has($0, index)
        }
        return isUnknown && !isSaid && tokens.word(index).map(tokens.isSingle) == true
      }
  }

  private func words(_ run: Range<Int>) -> Range<Int> {
    phrases[run.lowerBound].tokens.lowerBound..<phrases[run.upperBound - 1].tokens.upperBound
  }

  private func endsInNoun(_ run: Range<Int>) -> Bool {
    let heard = Lexicon.key(tokens.said(words(run)))
    return tokens.lexicon.drinkNouns.contains { heard.suffix($0.count).elementsEqual($0) }
  }

  private func read(_ name: Name) -> [Phrase] {
    if let person = person(name) { return [person, phrases[name.drink]] }
    let words = words(name.run)
    let heard = tokens.said(words)
    let near = tokens.lexicon.drinks(oneCharacterFrom: heard)
    var choices = near
    let inside = phrases[name.run].compactMap { phrase -> String? in
      if case .drink(.exact(let drink)) = phrase.content {
        return tokens.lexicon.drinks[drink].name
      }
      return nil
    }
    for other in inside + tokens.lexicon.drinks(near: heard) where !choices.contains(other) {
      choices.append(other)
    }
    let because: Question.Because = near.isEmpty ? .notOnMenu : .nearMiss
    var drink = Phrase(.drink(.open(Array(choices.prefix(5)), because)), words)
    drink.isSpaced = phrases[name.run.lowerBound].isSpaced
    drink.rule = .unknownDrink
    return [drink]
  }

  /// 小明紅茶半糖, 王小明紅茶半糖: what is certainly a person's name; 阿薩姆 is none.
  private func person(_ name: Name) -> Phrase? {
    guard name.drink > name.run.lowerBound, name.drink + 1 == name.run.upperBound else {
      return nil
    }
    let words = words(name.run.lowerBound..<name.drink)
    guard PersonRule.name(at: words.lowerBound, in: tokens) == words else { return nil }
    let characters = Lexicon.key(tokens.said(words)).scalars
    let nicknames = tokens.lexicon.nicknames
    let isNickname = characters.count == 2 && nicknames.contains(characters[0])
    let isFullName = characters.count == 3 && nicknames.contains(characters[1])
    guard isNickname || isFullName else { return nil }
    var person = Phrase(.people([tokens.said(words)], isBefore: true), words)
    person.isSpaced = phrases[name.run.lowerBound].isSpaced
    return person
  }
}

extension Lexicon {
  /// Drinks of which a name differs from what was said in one character.
  fileprivate func drinks(oneCharacterFrom heard: String) -> [String] {
    let said = key(heard).scalars
    var names: [String] = []
    for drink in drinks where !names.contains(drink.name) {
      let name = key(drink.name).scalars
      if name.count == said.count, zip(name, said).count(where: { $0 != $1 }) == 1 {
        names.append(drink.name)
      }
    }
    return names
  }
}
