import Ordering

/// Gathers the words of the menus and of the vocabulary, each with all that it can mean.
struct LexiconBuilder {
  let menus: [Menu]
  var drinks: [Lexicon.KnownDrink] = []
  var partials: [Lexicon.Partial] = []
  var shortNames: [Lexicon.ShortName] = []
  var sizes = Levels()
  var ice = Levels()
  var sugar = Levels()
  var pairs: [Lexicon.Pair] = []
  var eithers: [Lexicon.Either] = []
  var addOns: [String] = []
  var shops: [String] = []
  var commands: [Command] = []
  private(set) var words = WordTable()
  /// What some words cost beside what their meanings do, by their numbers.
  var surcharges: [Int: Int32] = [:]
  /// The characters that mean a level of one field alone: 無, 去.
  private(set) var shorts: [[UInt8]: (field: LevelField, word: Int)] = [:]

  init(vocabulary: Vocabulary, menus: [Menu]) {
    self.menus = menus
    addNames()
    addLevels(vocabulary)
    addShorthand(vocabulary)
    addWords(vocabulary)
    addCommands(vocabulary)
    addShortNames(vocabulary.shortNames)
    addDrinksOfShopNames()
    addDrinksWithTea()
    addPartials()
    addAbbreviations(numerals: Set(NumeralCharacters(vocabulary).scalars))
    shorts = shortLevels(vocabulary)
  }

  /// The folded bytes of a word.
  func key(_ text: String) -> [UInt8] { Lexicon.key(text) }

  mutating func add(_ text: String, _ meaning: Meaning) { add(key(text), meaning) }

  mutating func add(_ key: [UInt8], _ meaning: Meaning) { words.add(key, meaning) }
}
