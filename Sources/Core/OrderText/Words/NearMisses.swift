import Ordering

/// A stretch of a text that is one slip away from names of the menu.
struct NearMiss: Sendable {
  /// In characters of the folded text.
  var lower: Int
  var upper: Int
  var field: Question.Field
  /// What may be meant, in the menu's own names, the likeliest first.
  var choices: [String]
}

/// Characters of a text that grow word by word.
private struct Stretch {
  private(set) var characters: [UInt32] = []
  /// The word that each character is of.
  private(set) var owners: [Int] = []
  private(set) var prints = Fingerprints()

  mutating func append(_ character: UInt32, of word: Int) {
    characters.append(character)
    owners.append(word)
    prints.append(character)
  }
}

/// Finds the near misses of a text around the characters that nothing explains.
struct NearMisses {
  private let text: FoldedText
  private let lexicon: Lexicon
  private var words: [Word]
  private let isInside: [Bool]
  private(set) var found: [NearMiss] = []

  /// Makes each near miss one of the words.
  static func read(
    _ words: inout [Word], _ text: FoldedText, _ lexicon: Lexicon
  ) -> [NearMiss] {
    var nearMisses = NearMisses(text: text, lexicon: lexicon, words: words)
    nearMisses.run()
    words = nearMisses.words
    return nearMisses.found
  }

  private init(text: FoldedText, lexicon: Lexicon, words: [Word]) {
    self.text = text
    self.lexicon = lexicon
    self.words = words
    isInside = Self.insides(words, lexicon)
  }

  private func isWeak(_ word: Word) -> Bool { lexicon.isWeak(word) }
  /// Whether a word is a piece of some drinks' names and no name itself.
  private func isPiece(_ word: Word) -> Bool { lexicon.isPiece(word) }

  private mutating func run() {
    var rest: [Word] = []
    var index = 0
    while index < words.count {
      if let (miss, end) = best(from: index) ?? slips(from: index) {
        var word = Word(miss.lower..<miss.upper, .nearMiss)
        word.value = Int32(truncatingIfNeeded: found.count)
        rest.append(word)
        found.append(miss)
        index = end
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    words = rest
  }

  /// The longest near miss that starts with that word.
  private func best(from start: Int) -> (NearMiss, Int)? {
    let place = Int(words[start].lower)
    guard !words[start].isBlank, text.isEdge(place),
      lexicon.nearMisses.openings.mayOpen(text.symbols, at: place), !isNamed(start)
    else {
      return nil
    }
    var best: (NearMiss, Int)?
    var stretch = Stretch()
    var hasDoubt = false
    for end in start..<words.count {
      let word = words[end]
      if lexicon.has(.hard, word) { break }
      for at in word.range { stretch.append(text.symbols[at].scalar, of: end) }
      hasDoubt = hasDoubt || word.isUnknown || isWeak(word) || isPiece(word)
      guard stretch.characters.count <= lexicon.nearMisses.longest + 1 else { break }
      guard hasDoubt, stretch.characters.count >= 2, !word.isBlank, text.isEdge(Int(word.upper))
      else {
        continue
      }
      if isInside[start], !isPiece(start, end) { continue }
      if let miss = nearMiss(stretch, start, end) { best = (miss, end + 1) }
    }
    return best
  }

  /// Which words stand in brackets.
  private static func insides(_ words: [Word], _ lexicon: Lexicon) -> [Bool] {
    var isInside = false
    return words.map { word in
      let isOpening = lexicon.has(.open, word)
      if isOpening || lexicon.has(.close, word) { isInside = isOpening }
      return isInside
    }
  }

  /// Whether some words are all that stands between marks or blanks: in a longer note a slip is none.
  private func isPiece(_ start: Int, _ end: Int) -> Bool {
    [start - 1, end + 1].allSatisfy { index in
      !words.indices.contains(index) || words[index].isBlank
        || lexicon.kinds(of: words[index]).contains(.mark)
    }
  }

  /// A name in letters with a slip in some of its words.
  private func slips(from start: Int) -> (NearMiss, Int)? {
    let symbols = text.symbols
    var at = Int(words[start].lower)
    guard symbols[at].isLetter, text.isEdge(at), !isNamed(start) else { return nil }
    var said: [[UInt8]] = []
    var ends: [Int] = []
    while said.count < lexicon.wordSlips.longest, at < symbols.count, symbols[at].isLetter {
      let end = symbols[at...].firstIndex { !$0.isLetter } ?? symbols.count
      said.append(symbols[at..<end].map { UInt8(truncatingIfNeeded: $0.scalar) })
      ends.append(end)
      at = end + 1
    }
    guard let meant = lexicon.wordSlips.meant(by: said),
      let last = words[start...].firstIndex(where: { Int($0.upper) == ends[meant.count - 1] }),
      words[start...last].contains(where: \.isUnknown),
      let miss = choices(meant.meanings, start, last)
    else { return nil }
    return (miss, last + 1)
  }

  /// Whether a person stands there: behind 幫 or like, and between 跟 and 一樣.
  private func isNamed(_ start: Int) -> Bool {
    guard let before = words[..<start].last(where: { !$0.isBlank }) else { return false }
    if lexicon.has(.proxy, before) || lexicon.has(.same, before) { return true }
    return lexicon.has(.and, before)
      && words[start...].prefix { !lexicon.has(.and, $0) }.contains { lexicon.has(.same, $0) }
  }

  private func nearMiss(_ stretch: Stretch, _ start: Int, _ end: Int) -> NearMiss? {
    let (characters, owners) = (stretch.characters, stretch.owners)
    let candidates = lexicon.nearMisses.candidates(for: characters, stretch.prints)
    guard !candidates.isEmpty else { return nil }
    var close: [Meaning] = []
    var alike: [Meaning] = []
    for (number, place) in candidates {
      let name = lexicon.nearMisses.names[number]
      let isAlike = place.map { soundsAlike(characters, name, $0) } ?? false
      guard isMeant(name, characters, owners, place, isAlike) else { continue }
      if isAlike { alike.append(name.meaning) } else { close.append(name.meaning) }
    }
    return choices(alike + close, start, end)
  }

  private func soundsAlike(_ text: [UInt32], _ name: NearMissIndex.Name, _ place: Int) -> Bool {
    guard text.count == name.characters.count, name.sounds[place] != 0 else { return false }
    return lexicon.folding.sound(text[place]) == name.sounds[place]
  }

  /// Whether a slip explains more than the words do that were read there.
  private func isMeant(
    _ name: NearMissIndex.Name, _ text: [UInt32], _ owners: [Int], _ place: Int?, _ alike: Bool
  ) -> Bool {
    if alike, let place {
      return isDoubtful(owners[place], by: name)
        || name.characters.count >= NearMissIndex.leastForAlike && isStrange(owners[place], owners)
    }
    // One level is a slip away from the next: there only the sound tells.
    if case .level = name.meaning { return false }
    guard name.characters.count >= 3 else { return false }
    // A character too many at an end is no slip in the name: the name itself is there.
    if let place, text.count > name.characters.count {
      guard place > 0, place < text.count - 1 else { return false }
    }
    if let place {
      let isSwap =
        text.count == name.characters.count && place + 1 < text.count
        && text[place + 1] != name.characters[place + 1]
      return isStrange(owners[place], owners)
        || isSwap && owners.contains { words[$0].isUnknown || isPiece(words[$0]) }
    }
    return owners.contains {
      words[$0].isUnknown || isPiece(words[$0]) && owners.first != owners.last
    }
  }

  /// Whether nothing explains a word, or only as a number or a short name in what else is a name: 檸檬陸茶, 綠薈.
  private func isStrange(_ word: Int, _ owners: [Int]) -> Bool {
    if words[word].isUnknown || lexicon.isCharacterOfName(words[word]) { return true }
    // 奈茶 of 熟成奈茶 is a piece of another name.
    if isPiece(words[word]), owners.first != owners.last { return true }
    guard lexicon.isPlainNumber(words[word]) else { return false }
    return owners.contains { words[$0].isUnknown || isPiece(words[$0]) }
  }

  private func isDoubtful(_ word: Int, by name: NearMissIndex.Name) -> Bool {
    words[word].isUnknown
      || name.characters.count >= NearMissIndex.leastForAlike
        && (isWeak(words[word]) || lexicon.kinds(of: words[word]) == .shortName)
  }

  /// The menu's names for what may be meant, those of one field alone, and an exact name that lies inside.
  private func choices(_ meanings: [Meaning], _ start: Int, _ end: Int) -> NearMiss? {
    let meant = meanings.compactMap { named($0) }
    guard let field = meant.first?.field else { return nil }
    var choices: [String] = []
    let inside = words[start...end].flatMap { lexicon.meanings[Int($0.entry)] }.compactMap(named)
    for (other, name) in meant + inside where other == field && !choices.contains(name) {
      choices.append(name)
    }
    return NearMiss(
      lower: Int(words[start].lower), upper: Int(words[end].upper), field: field, choices: choices)
  }

  private func named(_ meaning: Meaning) -> (field: Question.Field, name: String)? {
    switch meaning {
    case .drink(let number): (.drink, lexicon.drinks[number].name)
    case .addOn(let number): (.addOns, lexicon.addOns[number])
    case .level(.ice, let word): lexicon.ice.name(of: word, menu: 0).map { (.ice, $0) }
    case .level(.sugar, let word): lexicon.sugar.name(of: word, menu: 0).map { (.sugar, $0) }
    default: nil
    }
  }
}

extension Lexicon {
  @inline(__always)
  func kinds(of word: Word) -> Entry.Kinds { entries[Int(word.entry)].kinds }

  func has(_ role: Role, _ word: Word) -> Bool { entries[Int(word.entry)].roles.contains(role) }

  func has(_ mark: Mark, _ word: Word) -> Bool { entries[Int(word.entry)].mark == mark }

  /// Whether nothing explains a word, or a slip can have made it.
  @inline(__always)
  func mayHideSlip(_ word: Word, _ symbols: [Symbol]) -> Bool {
    switch entries[Int(word.entry)].slip {
    case .never: false
    case .bySound: word.length == 1 && maySoundLikeName(Int(word.lower), symbols)
    case .always: true
    }
  }

  private func maySoundLikeName(_ index: Int, _ symbols: [Symbol]) -> Bool {
    nearMisses.maySound(
      like: folding.sound(symbols[index].scalar),
      behind: index > 0 ? symbols[index - 1].scalar : nil,
      before: index + 1 < symbols.count ? symbols[index + 1].scalar : nil)
  }

  /// Whether a word is a piece of some drinks' names, or short for one, and no name itself.
  func isPiece(_ word: Word) -> Bool {
    let kinds = kinds(of: word)
    return !kinds.isDisjoint(with: [.partial, .shortName]) && !kinds.contains(.shop)
  }

  /// A word of one character that an unlucky slip can have made: 請 of 青.
  func isWeak(_ word: Word) -> Bool {
    let strong: Entry.Kinds = [
      .partial, .pair, .addOn, .shop, .count, .multiple, .note, .nearMiss, .blank, .picture,
      .unknown,
    ]
    return word.length == 1 && kinds(of: word).isDisjoint(with: strong)
  }

  /// Whether a word is one character that is short for a drink.
  func isCharacterOfName(_ word: Word) -> Bool {
    word.length == 1 && kinds(of: word) == .shortName
  }

  /// Whether a word is a number before all else.
  func isPlainNumber(_ word: Word) -> Bool {
    if case .whole = word.numeral { return true }
    if case .number(.whole) = meanings[Int(word.entry)].first { return true }
    return false
  }
}
