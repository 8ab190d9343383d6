import Ordering

/// A stretch of a text that is one slip away from names of the menu.
struct NearMiss: Sendable {
  /// In bytes of the folded text.
  var lower: Int
  var upper: Int
  var field: Question.Field
  /// What may be meant, in the menu's own names, the likeliest first.
  var choices: [String]
}

/// Finds the near misses of a text around the characters that nothing explains.
struct NearMisses {
  private let text: FoldedText
  private let lexicon: Lexicon
  private var words: [Word]
  private let isInside: [Bool]
  private(set) var found: [NearMiss] = []

  /// The words with each near miss as one of them.
  static func read(
    _ words: [Word], _ text: FoldedText, _ lexicon: Lexicon
  ) -> (words: [Word], nearMisses: [NearMiss]) {
    guard words.contains(where: { $0.isUnknown || isWeak($0) || isPiece($0) }) else {
      return (words, [])
    }
    var nearMisses = NearMisses(text: text, lexicon: lexicon, words: words)
    nearMisses.run()
    return (nearMisses.words, nearMisses.found)
  }

  private init(text: FoldedText, lexicon: Lexicon, words: [Word]) {
    self.text = text
    self.lexicon = lexicon
    self.words = words
    isInside = Self.insides(words)
  }

  /// A word of one character that an unlucky slip can have made: 請 of 青.
  private static func isWeak(_ word: Word) -> Bool {
    guard word.upper - word.lower <= 4 else { return false }
    return word.meanings.allSatisfy { meaning in
      switch meaning {
      case .role, .level, .either, .number, .literal, .mark: true
      case .drink: true
      default: false
      }
    }
  }

  private mutating func run() {
    var rest: [Word] = []
    var index = 0
    while index < words.count {
      if let (miss, end) = best(from: index) ?? slips(from: index) {
        rest.append(
          Word(lower: miss.lower, upper: miss.upper, meanings: [.nearMiss(found.count)]))
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
    guard !words[start].isBlank, text.isEdge(words[start].lower), !isNamed(start) else {
      return nil
    }
    var best: (NearMiss, Int)?
    var characters: [UInt32] = []
    var owners: [Int] = []
    var hasDoubt = false
    for end in start..<words.count {
      let word = words[end]
      if word.meanings.contains(where: { if case .mark(.hard) = $0 { true } else { false } }) {
        break
      }
      append(word, end, &characters, &owners)
      hasDoubt = hasDoubt || word.isUnknown || Self.isWeak(word) || Self.isPiece(word)
      guard characters.count <= lexicon.nearMisses.longest + 1 else { break }
      guard hasDoubt, characters.count >= 2, !word.isBlank, text.isEdge(word.upper) else {
        continue
      }
      if isInside[start], !isPiece(start, end) { continue }
      if let miss = nearMiss(characters, owners, start, end) { best = (miss, end + 1) }
    }
    return best
  }

  /// Which words stand in brackets.
  private static func insides(_ words: [Word]) -> [Bool] {
    var isInside = false
    return words.map { word in
      if word.has(.open) || word.has(.close) { isInside = word.has(.open) }
      return isInside
    }
  }

  /// Whether some words are all that stands between marks or blanks: in a longer note a slip is none.
  private func isPiece(_ start: Int, _ end: Int) -> Bool {
    [start - 1, end + 1].allSatisfy { index in
      !words.indices.contains(index) || words[index].isBlank || words[index].isMark
    }
  }

  /// A name in letters with a slip in some of its words.
  private func slips(from start: Int) -> (NearMiss, Int)? {
    let bytes = text.bytes
    guard bytes[words[start].lower].isLetter, text.isEdge(words[start].lower), !isNamed(start)
    else { return nil }
    var said: [[UInt8]] = []
    var ends: [Int] = []
    var at = words[start].lower
    while said.count < lexicon.wordSlips.longest, at < bytes.count, bytes[at].isLetter {
      let end = bytes[at...].firstIndex { !$0.isLetter } ?? bytes.count
      said.append(Array(bytes[at..<end]))
      ends.append(end)
      at = end + 1
    }
    guard let meant = lexicon.wordSlips.meant(by: said),
      let last = words[start...].firstIndex(where: { $0.upper == ends[meant.count - 1] }),
      words[start...last].contains(where: \.isUnknown),
      let miss = choices(meant.meanings, start, last)
    else { return nil }
    return (miss, last + 1)
  }

  /// Whether a person stands there: behind 幫 or like, and between 跟 and 一樣.
  private func isNamed(_ start: Int) -> Bool {
    guard let before = words[..<start].last(where: { !$0.isBlank }) else { return false }
    if before.has(.proxy) || before.has(.same) { return true }
    return before.has(.and)
      && words[start...].prefix { !$0.has(.and) }.contains { $0.has(.same) }
  }

  private func append(
    _ word: Word, _ index: Int, _ characters: inout [UInt32], _ owners: inout [Int]
  ) {
    var at = word.lower
    while at < word.upper, let (scalar, end) = text.bytes.character(at: at) {
      characters.append(scalar)
      owners.append(index)
      at = end
    }
  }

  private func nearMiss(
    _ characters: [UInt32], _ owners: [Int], _ start: Int, _ end: Int
  ) -> NearMiss? {
    let candidates = lexicon.nearMisses.candidates(for: characters)
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
    if alike { return place.map { isDoubtful(owners[$0], by: name) } ?? false }
    // One level is a slip away from the next: there only the sound tells.
    if case .level = name.meaning { return false }
    guard name.characters.count >= 3 else { return false }
    // A character too many at an end is no slip in the name: the name itself is there.
    if let place, text.count > name.characters.count {
      guard place > 0, place < text.count - 1 else { return false }
    }
    if let place { return isStrange(owners[place], owners) }
    return owners.contains {
      words[$0].isUnknown || Self.isPiece(words[$0]) && owners.first != owners.last
    }
  }

  /// Whether nothing explains a word, or only as a number in the middle of what else is a name: 檸檬陸茶.
  private func isStrange(_ word: Int, _ owners: [Int]) -> Bool {
    if words[word].isUnknown { return true }
    guard case .number(.whole) = words[word].meanings.first else { return false }
    return owners.contains { words[$0].isUnknown || Self.isPiece(words[$0]) }
  }

  /// Whether a word is a piece of some drinks' names and no name itself.
  private static func isPiece(_ word: Word) -> Bool {
    word.meanings.contains { if case .partial = $0 { true } else { false } }
  }

  private func isDoubtful(_ word: Int, by name: NearMissIndex.Name) -> Bool {
    words[word].isUnknown || (Self.isWeak(words[word]) && name.characters.count >= 3)
  }

  /// The menu's names for what may be meant, those of one field alone, and an exact name that lies inside.
  private func choices(_ meanings: [Meaning], _ start: Int, _ end: Int) -> NearMiss? {
    let meant = meanings.compactMap { named($0) }
    guard let field = meant.first?.field else { return nil }
    var choices: [String] = []
    let inside = words[start...end].flatMap(\.meanings).compactMap { named($0) }
    for (other, name) in meant + inside where other == field && !choices.contains(name) {
      choices.append(name)
    }
    return NearMiss(
      lower: words[start].lower, upper: words[end].upper, field: field, choices: choices)
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
