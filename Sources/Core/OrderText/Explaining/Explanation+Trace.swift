/// Putting the words of a text and what a reading went by together.
extension Explanation {
  init(_ reading: Reading, _ tokens: Tokens, _ trace: ReadingTrace) {
    self.reading = reading
    pieces = []
    var isPlaced = [Bool](repeating: false, count: tokens.words.count)
    for step in trace.steps {
      switch step {
      case .bareWord: add(tokens.indices, .yes, .bareWord, tokens, &isPlaced)
      case .yes(let words): add(words, .yes, .leadingYes, tokens, &isPlaced)
      case .command(let words, let intent, let rule):
        add(words, .command(intent), rule, tokens, &isPlaced)
      case .heading(let words): add(words, .filler, .heading, tokens, &isPlaced)
      case .phrases(let phrases):
        for phrase in phrases { add(phrase.tokens, Kind(phrase), phrase.rule, tokens, &isPlaced) }
      }
    }
    // What is in no sentence's part stands between them.
    for index in tokens.indices where !isPlaced[index] {
      add(index..<index + 1, .joint, .clause, tokens, &isPlaced)
    }
    pieces.sort { $0.span.lower < $1.span.lower }
    markUnread()
  }

  private mutating func add(
    _ range: Range<Int>, _ kind: Kind, _ rule: RuleName?, _ tokens: Tokens,
    _ isPlaced: inout [Bool]
  ) {
    guard !range.isEmpty else { return }
    for index in range { isPlaced[index] = true }
    let words = range.map { index in
      Word(
        text: tokens.said(index..<index + 1), span: tokens.span(index..<index + 1),
        meanings: tokens.wordMeanings(index))
    }
    pieces.append(
      Piece(
        text: tokens.said(range), span: tokens.span(range), kind: kind, rule: rule, words: words))
  }

  /// A piece that its sentence had no use for after all is unread, whatever placed it.
  private mutating func markUnread() {
    for index in pieces.indices {
      let span = pieces[index].span
      let isUnread = reading.unread.contains {
        $0.span.lower <= span.lower && span.upper <= $0.span.upper
      }
      if isUnread { pieces[index].kind = .unread }
    }
  }
}

extension Explanation.Kind {
  fileprivate init(_ phrase: Phrase) {
    self =
      switch phrase.content {
      case .drink: .drink
      case .level, .nearMiss, .cold, .pair, .either, .noneOfEither, .bothLevels, .neither,
        .strangeLevel, .refused:
        .option
      case .addOn, .strangeAddOn, .without: .addOn
      case .quantity, .plus, .bare, .total: .quantity
      case .price: .price
      case .people: .person
      case .note: .note
      case .ordinal: .target
      case .role(let role): Self(role)
      case .filler: .filler
      case .unread: .unread
      default: .joint
      }
  }

  private init(_ role: Role) {
    self =
      switch role {
      case .yes, .no: .yes
      case .last, .mine: .target
      case .me, .person, .proxy: .person
      case .talk, .past: .talk
      default: .verb
      }
  }
}

extension Tokens {
  /// All that a word can mean, in the menu's own names.
  func wordMeanings(_ index: Int) -> [WordMeaning] { meanings(index).compactMap(explained) }

  private func explained(_ meaning: Meaning) -> WordMeaning? {
    switch meaning {
    case .drink(let number): .drink(lexicon.drinks[number].name)
    case .partial(let number):
      .pieceOfDrinks(lexicon.partials[number].drinks.map { lexicon.drinks[$0].name })
    case .shortName(let number):
      .shortFor(lexicon.names(of: lexicon.shortNames[number]))
    case .level(let field, let word): level(field, word)
    case .pair(let number):
      .sugarAndIce(
        sugar: lexicon.levelName(.sugar, lexicon.pairs[number].sugar),
        ice: lexicon.levelName(.ice, lexicon.pairs[number].ice))
    case .either(let number):
      .sugarOrIce(
        sugar: lexicon.levelName(.sugar, lexicon.eithers[number].sugar),
        ice: lexicon.levelName(.ice, lexicon.eithers[number].ice))
    case .addOn(let number): .addOn(lexicon.addOns[number])
    case .shop(let number): .shop(lexicon.shops[number])
    case .count(let count): .count(count)
    case .pack(let count): .pack(count)
    case .multiple(let times): .multiple(times)
    case .note: .note
    case .role(let role): .role(role)
    case .literal: .commandWord
    case .number(let numeral): Self.explained(numeral)
    case .mark: .mark
    case .nearMiss(let number): .nearMiss(nearMisses[number].field, of: nearMisses[number].choices)
    case .picture: .picture
    case .unknown: .unknown
    case .blank: nil
    }
  }

  private func level(_ field: LevelField, _ word: Int) -> WordMeaning {
    let name = lexicon.levelName(field, word)
    return switch field {
    case .size: .size(name)
    case .ice: .ice(name)
    case .sugar: .sugar(name)
    }
  }

  private static func explained(_ numeral: Numeral) -> WordMeaning {
    switch numeral {
    case .whole(let value): .number(value)
    case .clock(let minutes): .time(minutes: minutes)
    case .date(let year, let month, let day): .date(year: year, month: month, day: day)
    case .decimal: .decimal
    case .odd: .oddNumber
    }
  }
}

extension Lexicon {
  /// What the first menu that has the level calls it, else the word as it is said.
  fileprivate func levelName(_ field: LevelField, _ word: Int) -> String {
    let levels = levels(field)
    return menus.indices.lazy.compactMap { levels.name(of: word, menu: $0) }.first
      ?? levels.said[word].text
  }

  /// The drinks that a name can be short for, or else what it is short for anywhere.
  fileprivate func names(of short: ShortName) -> [String] {
    short.drinks.isEmpty ? [short.full] : short.drinks.map { drinks[$0].name }
  }
}
