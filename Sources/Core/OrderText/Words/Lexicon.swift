import Ordering

/// Every word that can be told apart in a text: those of the menus and those of the vocabulary, in one trie.
struct Lexicon: Sendable {
  let folding = Folding()
  let menus: [Menu]
  var drinks: [KnownDrink] = []
  /// Lists of drinks that share the beginning or the end of a name.
  var partials: [Partial] = []
  var sizes = Levels()
  var ice = Levels()
  var sugar = Levels()
  var pairs: [Pair] = []
  var eithers: [Either] = []
  var addOns: [String] = []
  var shops: [String] = []
  var commands: [Command] = []
  let numerals: Numerals
  private(set) var trie = DoubleArray(sortedKeys: [])
  private(set) var entries: [Entry] = []
  var meanings: [[UInt8]: [Meaning]] = [:]
  /// Levels in a number and one character alone: 十分 of 三十分 is none.
  var weakLevels: Set<[UInt8]> = []
  private(set) var nearMisses = NearMissIndex()
  private(set) var wordSlips = WordSlips()
  /// What names of drinks are made of.
  private(set) var drinkNouns: [[UInt8]] = []
  private(set) var pronouns: [[UInt8]] = []
  /// Single characters that are a level where they stand apart: 無, 去.
  private(set) var shorts: [[UInt8]: (field: LevelField, word: Int)] = [:]

  struct KnownDrink: Sendable {
    var name: String
    /// The index of the first menu that has it.
    var menu: Int
  }

  /// The drinks whose name has that piece, and whether it begins all of them.
  struct Partial: Sendable {
    var drinks: [Int]
    var isPrefix: Bool
  }

  /// Sugar and ice in two characters, by their words.
  struct Pair: Sendable {
    var sugar: Int
    var ice: Int
    var asked: Asked
    enum Asked: Sendable { case never, always, withHalfIce }
  }

  struct Either: Sendable {
    var sugar: Int
    var ice: Int
    var isBoth: Bool
  }

  /// What a key of the trie means, and what it costs to read it there.
  struct Entry: Sendable {
    var meanings: [Meaning]
    var cost: Int32
    var startsWithWord: Bool
    var endsWithWord: Bool
  }

  init(vocabulary: Vocabulary, menus: [Menu]) {
    self.menus = menus
    numerals = Numerals(vocabulary, folding: folding)
    addNames()
    addLevels(vocabulary)
    addShorthand(vocabulary)
    addWords(vocabulary)
    addCommands(vocabulary)
    addPartials()
    nearMisses = NearMissIndex(self)
    wordSlips = WordSlips(self)
    drinkNouns = vocabulary.drinkNouns.map { key($0) }
    pronouns = (vocabulary.words[.pronoun] ?? []).map { key($0) }
    shorts = shortLevels(vocabulary)
    freeze()
  }

  /// The folded bytes of a word.
  func key(_ text: String) -> [UInt8] {
    var bytes = FoldedText(text, folding: folding).bytes[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Array(bytes)
  }

  mutating func add(_ text: String, _ meaning: Meaning) { add(key(text), meaning) }

  mutating func add(_ key: [UInt8], _ meaning: Meaning) {
    guard !key.isEmpty, meanings[key]?.contains(meaning) != true else { return }
    meanings[key, default: []].append(meaning)
  }

  private mutating func freeze() {
    let keys = meanings.keys.sorted { $0.lexicographicallyPrecedes($1) }
    trie = DoubleArray(sortedKeys: keys)
    entries = keys.map { key in
      let length = key.characters
      var meanings = meanings[key] ?? []
      if length == 1, let (scalar, _) = key.character(at: 0), let mark = Mark(scalar) {
        meanings.append(.mark(mark))
      }
      return Entry(
        meanings: meanings,
        cost: Cost.of(meanings, length: length) + (weakLevels.contains(key) ? Cost.weakLevel : 0),
        startsWithWord: key.first.map { $0.isLetter || $0.isDigit } ?? false,
        endsWithWord: key.last.map { $0.isLetter || $0.isDigit } ?? false)
    }
  }

  func levels(_ field: LevelField) -> Levels {
    switch field {
    case .size: sizes
    case .ice: ice
    case .sugar: sugar
    }
  }
}

extension [UInt8] {
  /// How many characters the bytes are.
  var characters: Int { reduce(0) { $0 + ($1.startsCharacter ? 1 : 0) } }
}

/// What it costs to read a stretch of text as a word; the segmentation of the least cost is taken.
enum Cost {
  static let unknown: Int32 = 1_000
  static let seen: Int32 = 100
  static let mark: Int32 = 10
  /// 三|十分 must cost more than 三十|分, and 三分 less than 三|分.
  static let weakLevel: Int32 = 110
  /// A picture that is a word, as 👌 is a yes, is read as that.
  static let picture: Int32 = 140

  /// A longer name is cheaper than two words, and a word is cheaper than characters that nothing explains.
  static func of(_ meanings: [Meaning], length: Int) -> Int32 {
    meanings.map { cost(of: $0, length: length) }.min() ?? unknown
  }

  private static func cost(of meaning: Meaning, length: Int) -> Int32 {
    switch meaning {
    case .mark: mark
    case .drink: length == 1 ? 160 : 100 - Int32(min(length * length, 60))
    case .partial: Int32(300 * length)
    case .literal: length == 1 ? 500 : 120
    case .role(.filler): 110
    case .role(.of): 60
    case .role, .level, .either: length == 1 ? 130 : 100
    default: 100
    }
  }
}

extension [UInt8] {
  /// Whether a piece stands anywhere in the bytes.
  func holds(_ piece: [UInt8]) -> Bool {
    guard !piece.isEmpty, piece.count <= count else { return false }
    return (0...count - piece.count).contains { self[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}
