/// The hashes of a run of characters, whole and with any one of them taken out.
struct Fingerprints {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var prefixes: [UInt64] = [0]
  private var powers: [UInt64] = [1]

  /// Of no characters.
  init() {}

  init(_ characters: some Collection<some BinaryInteger>) {
    prefixes.reserveCapacity(characters.count + 1)
    powers.reserveCapacity(characters.count + 1)
    for character in characters { append(character) }
  }

  mutating func append(_ character: some BinaryInteger) {
    let next = UInt64(truncatingIfNeeded: character)
    prefixes.append(all &* Self.factor &+ next &+ 1)
    powers.append((powers.last ?? 1) &* Self.factor)
  }

  var all: UInt64 { prefixes.last ?? 0 }

  /// The hash of all characters, that one and the next in each other's place.
  func swapping(_ place: Int, in text: [UInt32]) -> UInt64 {
    let behind = prefixes.count - place - 3
    let head = prefixes[place] &* Self.factor &+ UInt64(text[place + 1]) &+ 1
    let both = head &* Self.factor &+ UInt64(text[place]) &+ 1
    return both &* powers[behind] &+ (all &- prefixes[place + 2] &* powers[behind])
  }

  func without(_ place: Int) -> UInt64 {
    let count = prefixes.count - 1
    let tail = all &- prefixes[place + 1] &* powers[count - place - 1]
    return prefixes[place] &* powers[count - place - 1] &+ tail
  }

  /// The hashes with each one of the characters taken out; characters that are alike give one.
  var lacking: [UInt64] {
    var prints: [UInt64] = []
    for place in 0..<prefixes.count - 1 {
      let print = without(place)
      if !prints.contains(print) { prints.append(print) }
    }
    return prints
  }
}
