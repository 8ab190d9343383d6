import Ordering

/// What is said of one item, before the menu has a say.
struct ItemDraft {
  var drink: Phrase.SaidDrink?
  /// The words that the drink was said in.
  var drinkHeard: Range<Int>?
  /// The words for size, ice and sugar, each with how it was said.
  var levels = SaidLevels()
  var eithers: Few<OpenLevel> = []
  var addOns: Few<(number: Int, portions: Int)> = []
  var strangeAddOns: [String] = []
  var without: [(number: Int, heard: String)] = []
  var quantities: Few<Int> = []
  /// Counts that are none, as they were said.
  var oddQuantities: [String] = []
  var notes: [String] = []
  /// Whom it is for, each one a cup of their own; `nil` for who speaks.
  var people: [String?] = []
  /// Whether the count was said of each of them.
  var isForEach = false
  /// Levels that are not wanted, with how that was said.
  var refused: [(field: LevelField, word: Int, heard: String)] = []
  var isCold = false
  var doubts: [Question] = []
  /// From now on a value takes the place of the one before.
  var isCorrecting = false

  /// A word of the lexicon, and the words of the text that it was said in.
  struct Said {
    var word: Int
    var heard: Range<Int>
  }

  /// A word that can be of sugar or of ice, with how it was said.
  struct OpenLevel {
    var levels: Lexicon.Either
    var heard: Range<Int>
  }

  /// What was said of each field.
  struct SaidLevels {
    private var size: Few<Said> = []
    private var ice: Few<Said> = []
    private var sugar: Few<Said> = []

    subscript(field: LevelField) -> Few<Said> {
      get {
        switch field {
        case .size: size
        case .ice: ice
        case .sugar: sugar
        }
      }
      _modify {
        switch field {
        case .size: yield &size
        case .ice: yield &ice
        case .sugar: yield &sugar
        }
      }
    }

    var isEmpty: Bool { size.isEmpty && ice.isEmpty && sugar.isEmpty }
  }

  mutating func take(_ phrase: Phrase, _ tokens: Tokens) {
    let heard = phrase.tokens
    switch phrase.content {
    case .drink(.served(let number, let addOn)):
      (drink, drinkHeard) = (.exact(number), heard)
      addOns.append((addOn, 1))
    case .drink(let said): (drink, drinkHeard) = (said, heard)
    case .level(let field, let word): set(field, word, heard)
    case .strangeLevel(let field): doubts.append(strange(field, tokens.said(heard)))
    case .nearMiss(let number): slip(tokens.nearMisses[number], tokens.said(heard))
    case .cold: isCold = true
    case .pair(let number): take(tokens.lexicon.pairs[number], heard, tokens)
    case .either(let number):
      eithers.append(OpenLevel(levels: tokens.lexicon.eithers[number], heard: heard))
    case .noneOfEither: takeNoneOfEither(heard, tokens)
    case .bothLevels(let number):
      set(.sugar, tokens.lexicon.eithers[number].sugar, heard)
      set(.ice, tokens.lexicon.eithers[number].ice, heard)
    case .neither: takeNeither(heard, tokens)
    case .addOn(let number, let portions): addOns.append((number, portions))
    case .strangeAddOn(let name): strangeAddOns.append(name)
    case .without(let number): without.append((number, refusal(heard, tokens)))
    case .quantity(let count): take(count, heard, tokens)
    case .plus(let count), .bare(let count): take(count, heard, tokens)
    case .people(let names, _): people = names
    case .refused(let field, let word): refuse(field, word, tokens.said(heard))
    case .note: notes.append(NoteRule.text(of: phrase.tokens, in: tokens))
    case .correction: isCorrecting = true
    default: break
    }
  }

  private mutating func take(_ count: Int?, _ heard: Range<Int>, _ tokens: Tokens) {
    if isCorrecting { (quantities, oddQuantities) = ([], []) }
    if let count, count > 0 {
      quantities.append(count)
    } else {
      oddQuantities.append(tokens.said(heard))
    }
    if let count, (1...9).contains(count), mayBeTenths(heard, tokens) {
      doubts.append(
        Question(field: .quantity, because: .ambiguous, heard: tokens.said(heard)))
    }
  }

  /// 五 of 五烏無: in a whole shorthand a number before the drink may be tenths of sugar or ice.
  private func mayBeTenths(_ heard: Range<Int>, _ tokens: Tokens) -> Bool {
    heard.count == 1 && tokens.number(heard.lowerBound) != nil && tokens.isGlued(heard.upperBound)
      && WholeShorthand(around: heard.lowerBound, in: tokens).isOfCharacters
  }

  /// How it was said that something is to be left out; of one that goes on with a list, with the word for it.
  private func refusal(_ heard: Range<Int>, _ tokens: Tokens) -> String {
    let isList =
      [.and, .or].contains { tokens.has($0, heard.lowerBound) }
      || tokens.has(.comma, heard.lowerBound)
    return isList ? "不要" + tokens.said(heard.dropFirst()) : tokens.said(heard)
  }

  private mutating func refuse(_ field: LevelField, _ word: Int, _ heard: String) {
    levels[field].removeAll { $0.word == word }
    refused.append((field, word, heard))
  }

  mutating func set(_ field: LevelField, _ word: Int, _ heard: Range<Int>) {
    if isCorrecting { levels[field] = [] }
    levels[field].append(Said(word: word, heard: heard))
  }

  private mutating func take(_ pair: Lexicon.Pair, _ heard: Range<Int>, _ tokens: Tokens) {
    set(.sugar, pair.sugar, heard)
    set(.ice, pair.ice, heard)
    guard pair.asked == .always || pair.asked == .withHalfIce && tokens.lexicon.hasHalfIce else {
      return
    }
    let heard = tokens.said(heard)
    ask(.sugar, heard, choices(.sugar, pair.sugar, pair.ice, tokens.lexicon))
    ask(.ice, heard, choices(.ice, pair.ice, pair.sugar, tokens.lexicon))
  }

  /// The level that was read, and the one of the same class as the word for the other field: 微糖, 少糖 of 微少.
  private func choices(
    _ field: LevelField, _ word: Int, _ other: Int, _ lexicon: Lexicon
  ) -> [String] {
    let otherField: LevelField = field == .sugar ? .ice : .sugar
    let level = lexicon.levels(otherField).said[other].level
    let words = [word, level.flatMap { lexicon.levels(field).first(of: $0) }]
    var names: [String] = []
    for name in words.compactMap({ $0.flatMap { lexicon.levels(field).name(of: $0, menu: 0) } })
    where !names.contains(name) {
      names.append(name)
    }
    return names.count > 1 ? names : []
  }

  private mutating func takeNoneOfEither(_ heard: Range<Int>, _ tokens: Tokens) {
    guard let sugar = tokens.lexicon.sugar.first(of: "none"),
      let ice = tokens.lexicon.ice.first(of: "none")
    else { return }
    let levels = Lexicon.Either(sugar: sugar, ice: ice, isBoth: false)
    eithers.append(OpenLevel(levels: levels, heard: heard))
  }

  private mutating func takeNeither(_ heard: Range<Int>, _ tokens: Tokens) {
    for field in [LevelField.sugar, .ice] {
      guard let word = tokens.lexicon.levels(field).first(of: "none") else { continue }
      set(field, word, heard)
      ask(field, tokens.said(heard), [])
    }
  }

  /// Asks for a field that was read and may have been meant otherwise.
  private mutating func ask(_ field: LevelField, _ heard: String, _ choices: [String]) {
    doubts.append(
      Question(field: field.question, because: .ambiguous, heard: heard, choices: choices))
  }

  private func strange(_ field: LevelField, _ heard: String) -> Question {
    Question(field: field.question, because: .notOnMenu, heard: heard)
  }

  private mutating func slip(_ miss: NearMiss, _ heard: String) {
    doubts.append(
      Question(field: miss.field, because: .nearMiss, heard: heard, choices: miss.choices))
  }

  /// Takes over what is said of several items, where this one says nothing of its own.
  mutating func share(_ other: ItemDraft) {
    for field in LevelField.allCases where levels[field].isEmpty {
      levels[field] = other.levels[field]
    }
    if eithers.isEmpty { eithers = other.eithers }
    if addOns.isEmpty { addOns = other.addOns }
    if quantities.isEmpty, oddQuantities.isEmpty {
      (quantities, oddQuantities) = (other.quantities, other.oddQuantities)
    }
    isCold = isCold || other.isCold
    notes += other.notes
    without += other.without
    strangeAddOns += other.strangeAddOns
    refused += other.refused
    isForEach = isForEach || other.isForEach
    doubts += other.doubts.filter { doubt in !doubts.contains { $0.field == doubt.field } }
  }

  /// Whether nothing is said of any field.
  var isEmpty: Bool {
    drink == nil && levels.isEmpty && eithers.isEmpty && addOns.isEmpty
      && without.isEmpty && quantities.isEmpty && oddQuantities.isEmpty && notes.isEmpty
      && !isCold && strangeAddOns.isEmpty && doubts.isEmpty && people.isEmpty
      && refused.isEmpty
  }
}

extension LevelField {
  var question: Question.Field {
    switch self {
    case .size: .size
    case .ice: .ice
    case .sugar: .sugar
    }
  }
}

extension Lexicon {
  /// Whether the first menu has a half level of ice.
  fileprivate var hasHalfIce: Bool {
    ice.first(of: "half").flatMap { ice.name(of: $0, menu: 0) } != nil
  }
}
