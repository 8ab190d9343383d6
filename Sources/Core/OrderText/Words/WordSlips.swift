/// Names and levels in letters with a slip in some of their words: rippened blak tea, haf sugar.
struct WordSlips: Sendable {
  private var names: [(words: [[UInt8]], meaning: Meaning)] = []
  private(set) var longest = 0
  /// The names by the hash of their first word, and of what is left of it without any one of its letters.
  private var heads = HashIndex()

  /// A word of fewer letters is too near to others for a slip in it to be told.
  private static let shortest = 4
  private static let longestWord = 24

  init(_ words: WordEntries) {
    let blank = UInt32(UInt8(ascii: " "))
    var pairs: [(hash: UInt64, number: Int)] = []
    for word in 0..<words.keys.count {
      let key = words.keys[word]
      guard key.contains(blank), key.allSatisfy({ $0 == blank || (0x61...0x7A).contains($0) })
      else { continue }
      let parts = key.split(separator: blank).map { $0.map { UInt8(truncatingIfNeeded: $0) } }
      for meaning in words.meanings(ofWord: word) where Self.isName(meaning) {
        pairs += Self.stumps(of: parts[0]).map { ($0, names.count) }
        names.append((parts, meaning))
        longest = max(longest, parts.count)
      }
    }
    heads = HashIndex(pairs)
  }

  /// The hash of a word, and of what is left of it without any one of its letters: words that differ by a slip share
  /// one.
  private static func stumps(of word: [UInt8]) -> [UInt64] {
    let prints = Fingerprints(word)
    return word.count >= shortest ? prints.lacking + [prints.all] : [prints.all]
  }

  private static func isName(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .drink, .addOn, .level(.ice, _), .level(.sugar, _): true
    default: false
    }
  }

  private func candidates(for head: [UInt8]) -> [(words: [[UInt8]], meaning: Meaning)] {
    var found: Set<Int> = []
    for stump in Self.stumps(of: head) { heads.forEach(of: stump) { found.insert($0) } }
    return found.sorted().map { names[$0] }
  }

  /// What the first words of a text can be meant for, each word at most one slip away, and how many words that takes.
  func meant(by words: [[UInt8]]) -> (meanings: [Meaning], count: Int)? {
    // A word that is longer than any in a name by more than a slip is none of them with one.
    guard let head = words.first, head.count <= Self.longestWord else { return nil }
    var best: (meanings: [Meaning], count: Int)?
    for (name, meaning) in candidates(for: head) where name.count <= words.count {
      guard zip(name, words).allSatisfy({ Self.isNear($0, $1) }), name.count >= best?.count ?? 0
      else { continue }
      best =
        name.count == best?.count
        ? ((best?.meanings ?? []) + [meaning], name.count) : ([meaning], name.count)
    }
    return best
  }

  /// Whether one letter more, less or other makes a word of the other, or two that change places.
  private static func isNear(_ name: [UInt8], _ said: [UInt8]) -> Bool {
    if name == said { return true }
    guard name.count >= shortest, said.count >= shortest - 1, abs(name.count - said.count) <= 1
    else {
      return false
    }
    let head = zip(name, said).prefix { $0 == $1 }.count
    let tail = zip(name.reversed(), said.reversed()).prefix { $0 == $1 }.count
    let alike = head + tail
    let isSwap =
      name.count == said.count && alike == name.count - 2 && name[head] == said[head + 1]
      && name[head + 1] == said[head]
    return alike >= max(name.count, said.count) - 1 || isSwap
  }
}
