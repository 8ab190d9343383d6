/// Words by their folded bytes, in the order in which they came, each with all that it can mean.
struct WordTable {
  private(set) var keys = KeyTable(capacity: Self.usualCount)
  /// What words mean, each with the place of what the same word means besides; -1 where that is all.
  private var told: [(meaning: Meaning, next: Int32)] = []
  /// By word: the places of the first and the last that it means.
  private var ends: [(first: Int32, last: Int32)] = []

  /// More than what the words of two locales and the menu of one shop come to.
  private static let usualCount = 1 << 13

  init() {
    told.reserveCapacity(Self.usualCount)
    ends.reserveCapacity(Self.usualCount)
  }

  var count: Int { keys.count }

  func contains(_ key: [UInt8]) -> Bool { keys.number(of: key) != nil }

  /// All that a word means, in the order in which it was told.
  func meanings(of key: [UInt8]) -> [Meaning] {
    var found: [Meaning] = []
    if let word = keys.number(of: key) { forEachMeaning(of: word) { found.append($0) } }
    return found
  }

  @inline(__always)
  func forEachMeaning(of word: Int, _ body: (Meaning) -> Void) {
    var place = ends[word].first
    while place >= 0 {
      body(told[Int(place)].meaning)
      place = told[Int(place)].next
    }
  }

  /// Takes in what a word means, once; an empty word is none.
  mutating func add(_ key: [UInt8], _ meaning: Meaning) {
    guard !key.isEmpty else { return }
    let place = Int32(truncatingIfNeeded: told.count)
    let word = keys.insert(key)
    if word == ends.count {
      ends.append((place, place))
    } else {
      var isKnown = false
      forEachMeaning(of: word) { isKnown = isKnown || $0 == meaning }
      guard !isKnown else { return }
      told[Int(ends[word].last)].next = place
      ends[word].last = place
    }
    told.append((meaning, -1))
  }
}
