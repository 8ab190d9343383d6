/// Words by their folded bytes, in the order in which they came, each with all that it can mean.
struct WordTable {
  private(set) var keys = PackedLists<UInt8>()
  /// What words mean, each with the place of what the same word means besides; -1 where that is all.
  private var told: [(meaning: Meaning, next: Int32)] = []
  /// By word: the places of the first and the last that it means.
  private var ends: [(first: Int32, last: Int32)] = []
  /// Words by their hashes, or behind those that were there before; -1 where none is.
  ///
  /// Half of it is free at least.
  private var slots = [Int32](repeating: -1, count: 1 << 13)

  var count: Int { keys.count }

  /// The number of a word; `nil` for one that is not in the table.
  func number(of key: [UInt8]) -> Int? {
    let word = slots[slot(of: key[...])]
    return word < 0 ? nil : Int(word)
  }

  func contains(_ key: [UInt8]) -> Bool { number(of: key) != nil }

  /// All that a word means, in the order in which it was told.
  func meanings(of key: [UInt8]) -> [Meaning] {
    var found: [Meaning] = []
    if let word = number(of: key) { forEachMeaning(of: word) { found.append($0) } }
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
    let slot = slot(of: key[...])
    guard slots[slot] >= 0 else {
      slots[slot] = Int32(truncatingIfNeeded: count)
      keys.append(key)
      ends.append((place, place))
      told.append((meaning, -1))
      if count * 2 > slots.count { grow() }
      return
    }
    let word = Int(slots[slot])
    var isKnown = false
    forEachMeaning(of: word) { isKnown = isKnown || $0 == meaning }
    guard !isKnown else { return }
    told[Int(ends[word].last)].next = place
    ends[word].last = place
    told.append((meaning, -1))
  }

  /// The slot of a word, or the one where it would go.
  private func slot(of key: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for word in 0..<count { slots[slot(of: keys[word])] = Int32(truncatingIfNeeded: word) }
  }

  /// The words in the order of their bytes.
  func sorted() -> [Int] {
    let words = (0..<count).map { (head: Self.head(of: keys[$0]), word: $0) }
    return words.sorted { one, other in
      one.head == other.head
        ? keys[one.word].lexicographicallyPrecedes(keys[other.word]) : one.head < other.head
    }.map(\.word)
  }

  /// The first eight bytes as a number that is greater for what comes later.
  private static func head(of key: ArraySlice<UInt8>) -> UInt64 {
    let head = key.prefix(8)
    return head.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - head.count))
  }
}
