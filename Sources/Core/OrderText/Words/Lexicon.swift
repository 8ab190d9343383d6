import Ordering

/// Every word that can be told apart in a text: those of the menus and those of the vocabulary, in one trie.
final class Lexicon: Sendable {
  let folding = Folding()
  let menus: [Menu]
  let drinks: [KnownDrink]
  /// Of each drink, what it comes in.
  let offers: [Offer]
  /// Lists of drinks that share the beginning or the end of a name.
  let partials: [Partial]
  let shortNames: [ShortName]
  let sizes: Levels
  let ice: Levels
  let sugar: Levels
  let pairs: [Pair]
  let eithers: [Either]
  let addOns: [String]
  /// By menu and add-on: whether the menu has it.
  private let offeredAddOns: [Bool]
  let shops: [String]
  let commands: [Command]
  /// The commands by their first word.
  let commandsByLiteral: [[Int]]
  /// What names of drinks are made of.
  let drinkNouns: [[UInt8]]
  /// The characters that nicknames start with.
  let nicknames: Set<UInt32>
  /// What sugar and ice are called, in characters.
  private let nouns: [Role: [[UInt32]]]
  /// Single characters that are a level where they stand apart, by their scalar: 無, 去.
  let shorts: [UInt32: (field: LevelField, word: Int)]
  let alphabet: Alphabet
  /// The words; the index of a key is its place among the entries, those of what is seen not counted.
  let trie: DoubleArray
  let entries: [Entry]
  /// Of each entry, the rules that a phrase can start by.
  let rules: [PhraseRules.Set]
  /// Of each entry, all that it can mean.
  let meanings: PackedLists<Meaning>
  let nearMisses: NearMissIndex
  let wordSlips: WordSlips

  struct KnownDrink: Sendable {
    var name: String
    /// The folded bytes of the name.
    var key: [UInt8]
    /// What it is called in other locales.
    var names: [String]
    /// The index of the first menu that has it.
    var menu: Int
  }

  /// The drinks whose name has that piece, and whether it begins all of them.
  struct Partial: Sendable {
    var drinks: [Int]
    var isPrefix: Bool
  }

  /// What people call a drink in short, where no menu gives that as an alias.
  struct ShortName: Sendable {
    /// What it can be short for; none where no menu has that.
    var drinks: [Int]
    /// What stands for an add-on in it: 珍 of 冬珍.
    var addOn: Int?
    /// The name that it is short for.
    var full: String
    /// Whether everybody calls the drink so, or the name was only made by the rule.
    var isKnown: Bool
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

  convenience init(vocabulary: Vocabulary, menus: [Menu]) {
    self.init(LexiconBuilder(vocabulary: vocabulary, menus: menus), vocabulary)
  }

  private init(_ words: LexiconBuilder, _ vocabulary: Vocabulary) {
    menus = words.menus
    (drinks, partials, shortNames) = (words.drinks, words.partials, words.shortNames)
    let offered = words.menus.map { menu in
      Dictionary(
        menu.drinks.map { ($0.name, Offer($0, menu)) }, uniquingKeysWith: { first, _ in first })
    }
    offers = drinks.compactMap { offered[$0.menu][$0.name] }
    (sizes, ice, sugar) = (words.sizes, words.ice, words.sugar)
    (pairs, eithers) = (words.pairs, words.eithers)
    (addOns, shops, commands) = (words.addOns, words.shops, words.commands)
    offeredAddOns = words.menus.flatMap { menu in
      words.addOns.map { menu.addOn(named: $0) != nil }
    }
    commandsByLiteral = Command.byFirstLiteral(commands)
    drinkNouns = vocabulary.drinkNouns.map(Self.key)
    nouns = vocabulary.words.filter { $0.key == .sugarNoun || $0.key == .iceNoun }
      .mapValues { $0.map { Self.key($0).scalars } }
    nicknames = Set(vocabulary.nicknames.map(Self.key).compactMap(\.scalars.first))
    shorts = Dictionary(
      words.shorts.compactMap { key, level in key.scalars.first.map { ($0, level) } },
      uniquingKeysWith: { first, _ in first })
    let known = WordEntries(words, pronouns: vocabulary.words[.pronoun] ?? [])
    let alphabet = Alphabet(
      known.keys.elements, numerals: NumeralCharacters(vocabulary), folding: folding)
    self.alphabet = alphabet
    entries = known.entries
    rules = entries.map(PhraseRules.starting)
    meanings = known.meanings
    trie = DoubleArray(
      sortedKeys: known.keys.map(alphabet.code),
      edges: entries.dropFirst(Entry.Seen.count).map(\.edges), alphabet: alphabet.count)
    nearMisses = NearMissIndex(known, addOns: words.addOns, menus: words.menus, folding)
    wordSlips = WordSlips(known)
  }

  /// The folded bytes of a word, without blanks at its ends.
  static func key(_ text: String) -> [UInt8] {
    let blank = UInt8(ascii: " ")
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      Folding().fold(scalar) { folded in
        if folded != " " {
          key.append(contentsOf: folded.utf8)
        } else if key.last ?? blank != blank {
          key.append(blank)
        }
      }
    }
    if key.last == blank { key.removeLast() }
    return key
  }

  func key(_ text: String) -> [UInt8] { Self.key(text) }

  /// The number of the first of a word's meanings of a kind.
  @inline(__always)
  func number(of kind: Entry.Kinds, _ word: Word) -> Int? {
    let entry = Int(word.entry)
    if let number = entries[entry].number(of: kind) { return number }
    for meaning in meanings[entry] {
      if let numbered = meaning.numbered, numbered.kind == kind { return numbered.number }
    }
    return nil
  }

  /// What sugar or ice is called.
  func nouns(_ role: Role) -> [[UInt32]] { nouns[role] ?? [] }

  /// What a said word is called on a menu; `nil` where the menu has no such level.
  func level(_ field: LevelField, _ word: Int, menu: Int) -> Levels.Named? {
    switch field {
    case .size: sizes.level(of: word, menu: menu)
    case .ice: ice.level(of: word, menu: menu)
    case .sugar: sugar.level(of: word, menu: menu)
    }
  }

  /// Whether a menu has the add-on.
  func hasAddOn(_ number: Int, menu: Int) -> Bool {
    menu < menus.count && offeredAddOns[menu * addOns.count + number]
  }

  /// Whether any of the menus has the add-on.
  func hasAddOn(_ number: Int) -> Bool {
    menus.indices.contains { hasAddOn(number, menu: $0) }
  }

  func levels(_ field: LevelField) -> Levels {
    switch field {
    case .size: sizes
    case .ice: ice
    case .sugar: sugar
    }
  }
}

extension Collection<UInt8> {
  /// The characters of UTF-8 that is known to be whole.
  var scalars: [UInt32] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(count)
    for byte in self {
      if byte.startsCharacter {
        // As many bits as there are bytes are set before those of the character.
        scalars.append(UInt32(byte & 0x7F >> UInt8((~byte).leadingZeroBitCount)))
      } else if let last = scalars.popLast() {
        scalars.append(last << 6 | UInt32(byte & 0x3F))
      }
    }
    return scalars
  }
}

extension [UInt8] {
  /// How many characters the bytes are.
  var characters: Int { reduce(0) { $0 + ($1.startsCharacter ? 1 : 0) } }

  /// Whether a piece stands anywhere in the bytes.
  func holds(_ piece: [UInt8]) -> Bool {
    guard !piece.isEmpty, piece.count <= count else { return false }
    return (0...count - piece.count).contains { self[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether a character starts with this byte.
  var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
