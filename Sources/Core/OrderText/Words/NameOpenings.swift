/// What a text can open with where a name follows that has one slip in it, or two characters in each other's place.
///
/// It may say yes where no name follows, and never says no where one does.
struct NameOpenings: Sendable {
  /// Bits by the hash of an opening; their count is a power of two.
  private var bits: [UInt64] = [0]

  /// Which of the first three characters of a text are looked at.
  private enum Place: UInt64, CaseIterable {
    case first, second, firstTwo, lastTwo, outerTwo
  }

  /// - Parameter names: By their characters, two at least.
  init(_ names: [[UInt32]]) {
    var size = 64
    while size < names.count * 16 { size *= 2 }
    bits = [UInt64](repeating: 0, count: size)
    for name in names { insert(name) }
  }

  private mutating func insert(_ name: [UInt32]) {
    guard name.count > 2 else {
      insert(.first, name[0])
      insert(.second, name[1])
      return
    }
    let (first, second, third) = (name[0], name[1], name[2])
    insert(.firstTwo, first, second)
    // One is lacking or two are swapped.
    insert(.firstTwo, first, third)
    insert(.firstTwo, second, third)
    insert(.firstTwo, second, first)
    // One is another or too many.
    insert(.lastTwo, second, third)
    insert(.lastTwo, first, second)
    insert(.outerTwo, first, third)
    insert(.outerTwo, first, second)
  }

  /// Whether a name with a slip may start at that place.
  func mayOpen(_ symbols: [Symbol], at index: Int) -> Bool {
    guard index + 1 < symbols.count else { return false }
    let (first, second) = (symbols[index].scalar, symbols[index + 1].scalar)
    if holds(.first, first) || holds(.second, second) || holds(.firstTwo, first, second) {
      return true
    }
    guard index + 2 < symbols.count else { return false }
    let third = symbols[index + 2].scalar
    return holds(.lastTwo, second, third) || holds(.outerTwo, first, third)
  }

  private mutating func insert(_ place: Place, _ one: UInt32, _ other: UInt32 = 0) {
    let bit = bit(place, one, other)
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  private func holds(_ place: Place, _ one: UInt32, _ other: UInt32 = 0) -> Bool {
    let bit = bit(place, one, other)
    return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  private func bit(_ place: Place, _ one: UInt32, _ other: UInt32) -> Int {
    let both = UInt64(one) << 32 | UInt64(other)
    let mixed = (both ^ place.rawValue << 24) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (bits.count * 64 - 1)
  }
}
