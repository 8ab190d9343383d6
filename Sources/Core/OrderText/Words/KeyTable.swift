/// Folded words, each with a number, in the order in which they came.
struct KeyTable: Sendable {
  private(set) var keys = PackedLists<UInt8>()
  /// Words by their hashes, or behind those that were there before; -1 where none is.
  ///
  /// Half of it is free at least.
  private var slots: [Int32]

  /// - Parameter capacity: How many words go in before it grows.
  init(capacity: Int = 32) {
    var count = 64
    while count < capacity * 2 { count *= 2 }
    slots = [Int32](repeating: -1, count: count)
  }

  var count: Int { keys.count }

  subscript(word: Int) -> ArraySlice<UInt8> { keys[word] }

  /// The number of a word; `nil` for one that is not in the table.
  func number(of key: [UInt8]) -> Int? {
    let word = slots[slot(of: key[...])]
    return word < 0 ? nil : Int(word)
  }

  /// The number of a word, which is the count of those before it where it is new.
  mutating func insert(_ key: [UInt8]) -> Int {
    let slot = slot(of: key[...])
    guard slots[slot] < 0 else { return Int(slots[slot]) }
    let word = count
    slots[slot] = Int32(truncatingIfNeeded: word)
    keys.append(key)
    if count * 2 > slots.count { grow() }
    return word
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
