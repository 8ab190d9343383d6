/// Names and levels in letters with a slip in some of their words: rippened blak tea, haf sugar.
struct WordSlips: Sendable {
  private var names: [(words: [[UInt8]], meaning: Meaning)] = []
  private(set) var longest = 0
  /// The names by their first word, and by what is left of it without any one of its letters.
  private var heads: [[UInt8]: [Int]] = [:]

  /// A word of fewer letters is too near to others for a slip in it to be told.
  private static let shortest = 4
  private static let longestWord = 24

  /// - Parameter words: Every word with its meanings, sorted.
  init(_ words: [(key: [UInt8], value: [Meaning])]) {
    for (key, meanings) in words {
      let words = key.split(separator: UInt8(ascii: " ")).map(Array.init)
      guard words.count > 1, key.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: " ") }) else {
        continue
      }
      for meaning in meanings where Self.isName(meaning) {
        for head in Self.stumps(of: words[0]) { heads[head, default: []].append(names.count) }
        names.append((words, meaning))
        longest = max(longest, words.count)
      }
    }
  }

  /// A word, and what is left of it without any one of its letters: words that differ by a slip share one.
  private static func stumps(of word: [UInt8]) -> Set<[UInt8]> {
    guard word.count >= shortest else { return [word] }
    return Set(word.indices.map { Array(word[..<$0] + word[($0 + 1)...]) } + [word])
  }

  private static func isName(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .drink, .addOn, .level(.ice, _), .level(.sugar, _): true
    default: false
    }
  }

  private func candidates(for head: [UInt8]) -> [(words: [[UInt8]], meaning: Meaning)] {
    Set(Self.stumps(of: head).flatMap { heads[$0] ?? [] }).sorted().map { names[$0] }
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
