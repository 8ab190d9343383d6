/// A character of a folded text, in eight bytes: a text is folded by one look and one store for each of its characters.
struct Symbol: Sendable {
  private var bits: UInt64

  /// Where the parts of a symbol lie in its bits.
  private enum Part {
    /// The folded character.
    static let scalar = (place: UInt64(0), mask: UInt64(0x1F_FFFF))
    static let seen = (place: UInt64(21), mask: UInt64(0xF))
    static let traits = (place: UInt64(25), mask: UInt64(7))
    static let code = (place: UInt64(28), mask: UInt64(0xFFFF))
    static let digit = (place: UInt64(44), mask: UInt64(0xF))
    static let zeros = (place: UInt64(48), mask: UInt64(7))
    static let origin = (place: UInt64(51), mask: UInt64(0x1FFF))
  }

  /// What a character is, whatever word it stands in.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// A letter from a to z.
    static let letter = Traits(rawValue: 1)
    /// A digit from 0 to 9.
    static let digit = Traits(rawValue: 2)
    /// 一, 十: a number by itself.
    static let numeral = Traits(rawValue: 4)
  }

  /// - Parameters:
  ///   - code: Its number in the alphabet.
  ///   - numeral: What it counts by itself: a digit, or a digit and zeros as 廿; of any other number nothing is kept.
  init(scalar: UInt32, code: UInt16 = Alphabet.unknown, numeral: Int? = nil) {
    bits = 0
    var traits: Traits = []
    if (0x61...0x7A).contains(scalar) { traits.insert(.letter) }
    if (0x30...0x39).contains(scalar) { traits.insert(.digit) }
    if let (digit, zeros) = numeral.flatMap(Self.digitAndZeros) {
      traits.insert(.numeral)
      put(digit, Part.digit)
      put(zeros, Part.zeros)
    }
    put(UInt64(scalar), Part.scalar)
    put(UInt64(Entry.Seen(scalar).rawValue), Part.seen)
    put(UInt64(traits.rawValue), Part.traits)
    put(UInt64(code), Part.code)
  }

  private static func digitAndZeros(_ value: Int) -> (UInt64, UInt64)? {
    guard value >= 0 else { return nil }
    var (digit, zeros) = (UInt64(value), UInt64(0))
    while digit > 9, digit.isMultiple(of: 10) { (digit, zeros) = (digit / 10, zeros + 1) }
    // 十 is a ten and no digit.
    return digit <= 9 && zeros <= Part.zeros.mask ? (digit, zeros) : nil
  }

  private mutating func put(_ value: UInt64, _ part: (place: UInt64, mask: UInt64)) {
    bits |= (value & part.mask) << part.place
  }

  @inline(__always)
  private func part(_ part: (place: UInt64, mask: UInt64)) -> UInt64 {
    bits >> part.place & part.mask
  }

  /// The same at a place of a text, where the original character starts, in bytes.
  @inline(__always)
  func at(_ origin: Int) -> Symbol {
    var symbol = self
    symbol.bits |= UInt64(truncatingIfNeeded: origin) << Part.origin.place
    return symbol
  }

  @inline(__always)
  var scalar: UInt32 { UInt32(truncatingIfNeeded: part(Part.scalar)) }
  /// Its number in the alphabet.
  @inline(__always)
  var code: UInt16 { UInt16(truncatingIfNeeded: part(Part.code)) }
  /// Where the original character starts, in bytes; no text that is read is longer than 8 KiB.
  var origin: Int { Int(part(Part.origin)) }
  /// What it is where no word explains it.
  @inline(__always)
  var seen: Entry.Seen { Entry.Seen(rawValue: Int32(part(Part.seen))) ?? .unknown }
  @inline(__always)
  var traits: Traits { Traits(rawValue: UInt8(part(Part.traits))) }

  @inline(__always)
  var isBlank: Bool { scalar == 0x20 }
  /// Whether only a word can explain it.
  @inline(__always)
  var isUnexplained: Bool { part(Part.seen) == UInt64(Entry.Seen.unknown.rawValue) }
  /// Whether it is a digit or a number by itself.
  @inline(__always)
  var isNumber: Bool { !traits.isDisjoint(with: [.digit, .numeral]) }
  var isLetter: Bool { traits.contains(.letter) }
  var isDigit: Bool { traits.contains(.digit) }
  var isAlphanumeric: Bool { !traits.isDisjoint(with: [.letter, .digit]) }
  var isNumeral: Bool { traits.contains(.numeral) }
  /// What 一 to 九 count.
  var digit: Int? { isNumeral && part(Part.zeros) == 0 ? Int(part(Part.digit)) : nil }

  /// What 十 and 百 make of the digit before them, and 廿 is by itself.
  var unit: Int? {
    guard isNumeral, part(Part.zeros) > 0 else { return nil }
    return (0..<part(Part.zeros)).reduce(Int(part(Part.digit))) { value, _ in value * 10 }
  }
}
