/// The numbers that people write, in digits and in characters.
enum Numerals {
  /// The number at that place and where it ends.
  static func match(in symbols: some Symbols, at start: Int) -> (numeral: Numeral, end: Int)? {
    if symbols[start].isDigit { return written(in: symbols, at: start) }
    return symbols[start].isNumeral ? spelled(in: symbols, at: start) : nil
  }

  /// The value of the one character at that place: of 一二分糖 the 一 is a count.
  static func first(in symbols: some Symbols, at start: Int) -> Int? {
    let symbol = symbols[start]
    return symbol.isDigit ? Int(symbol.scalar) - 0x30 : symbol.digit ?? symbol.unit
  }

  /// Whether a digit or a character that counts has nothing beside it that a number goes on with.
  @inline(__always)
  static func isAlone(in symbols: some Symbols, at start: Int) -> Bool {
    guard symbols[start].isNumber else { return false }
    if start > 0, symbols[start - 1].isDigit { return false }
    return start + 1 == symbols.count || !mayGoOn(symbols[start + 1])
  }

  @inline(__always)
  private static func mayGoOn(_ symbol: Symbol) -> Bool {
    switch symbol.scalar {
    // Signs of times, dates and decimals, and the e of a power.
    case 0x3A, 0x2E, 0x2D, 0x2F, 0x65: true
    default: symbol.isNumber
    }
  }

  /// Up to three numbers with a sign between them.
  private struct Parts {
    var first: Int?
    var second: Int?
    var third: Int?
    var count = 1
    /// The sign behind the first.
    var sign: UInt32 = 0
  }

  /// A run of digits, with what makes it a time, a date, a decimal or nothing that counts.
  private static func written(in symbols: some Symbols, at start: Int) -> (Numeral, Int)? {
    guard start == 0 || !symbols[start - 1].isDigit else { return nil }
    var parts = Parts()
    let (first, whole) = run(in: symbols, at: start)
    parts.first = first
    var end = whole
    if let next = joined(in: symbols, at: end) {
      parts.sign = symbols[end].scalar
      parts.count = 2
      (parts.second, end) = (next.value, next.end)
      if let last = joined(in: symbols, at: end) {
        parts.count = 3
        (parts.third, end) = (last.value, last.end)
      }
    }
    if let power = power(in: symbols, at: end) { return (.odd, power) }
    return numeral(parts).map { ($0, end) } ?? (first.map(Numeral.whole) ?? .odd, whole)
  }

  /// A number behind one of `:.-/`.
  private static func joined(in symbols: some Symbols, at index: Int) -> (value: Int?, end: Int)? {
    guard index + 1 < symbols.count, symbols[index + 1].isDigit else { return nil }
    switch symbols[index].scalar {
    case 0x3A, 0x2E, 0x2D, 0x2F: return run(in: symbols, at: index + 1)
    default: return nil
    }
  }

  private static func run(in symbols: some Symbols, at start: Int) -> (value: Int?, end: Int) {
    var value: Int? = 0
    var index = start
    while index < symbols.count, symbols[index].isDigit {
      let digit = Int(symbols[index].scalar) - 0x30
      value = value.flatMap { $0 > 1_000_000 ? nil : $0 * 10 + digit }
      index += 1
    }
    return (value, index)
  }

  /// Where an `e` with digits behind it ends.
  private static func power(in symbols: some Symbols, at index: Int) -> Int? {
    guard index + 1 < symbols.count, symbols[index].scalar == 0x65, symbols[index + 1].isDigit
    else { return nil }
    return run(in: symbols, at: index + 1).end
  }

  private static func numeral(_ parts: Parts) -> Numeral? {
    switch (parts.count, parts.sign) {
    case (1, _): return parts.first.map(Numeral.whole) ?? .odd
    case (2, 0x3A):
      guard let hour = parts.first, let minute = parts.second, hour < 25, minute < 60 else {
        return nil
      }
      return .clock(hour * 60 + minute)
    case (2, 0x2E): return .decimal
    // 1/2杯 is no count, and neither of its numbers is one.
    case (2, 0x2F): return .odd
    case (3, 0x2D), (3, 0x2F):
      guard let year = parts.first, let month = parts.second, let day = parts.third,
        (2000...2999).contains(year), (1...12).contains(month), (1...31).contains(day)
      else { return .odd }
      return .date(year: year, month: month, day: day)
    default: return nil
    }
  }

  /// More characters than any number has: a longer run of them is cut, so that each place is looked at a few times.
  private static let longestSpelled = 16

  /// A run of number characters: 十二, 廿, 二十五; 兩三 is no number.
  private static func spelled(in symbols: some Symbols, at start: Int) -> (Numeral, Int)? {
    var end = start
    while end < symbols.count, end - start < longestSpelled, symbols[end].isNumeral { end += 1 }
    return (value(symbols, start..<end).map(Numeral.whole) ?? .odd, end)
  }

  private static func value(_ symbols: some Symbols, _ range: Range<Int>) -> Int? {
    guard range.count <= 5 else { return nil }
    var total = 0
    var digit: Int?
    var least = Int.max
    for index in range {
      if let next = symbols[index].digit {
        guard digit == nil else { return nil }
        digit = next
      } else if let unit = symbols[index].unit {
        guard unit < least else { return nil }
        total += (digit ?? 1) * unit
        least = unit
        digit = nil
      }
    }
    // 百二 is 120 to some and 102 to others.
    if digit != nil, least == 100 { return nil }
    return total + (digit ?? 0)
  }
}

/// The characters that are a number by themselves, and what they count.
struct NumeralCharacters {
  private(set) var digits: [UInt32: Int] = [:]
  private(set) var units: [UInt32: Int] = [:]

  /// Keeps the words of one character; longer ones are words of the lexicon.
  init(_ vocabulary: Vocabulary) {
    digits = Self.single(vocabulary.digits)
    units = Self.single(vocabulary.tens)
  }

  private static func single(_ words: [String: Int]) -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    for (word, value) in words {
      let scalars = Array(NameKey.of(word).unicodeScalars)
      guard scalars.count == 1, let scalar = scalars.first, scalar.value > 0x7F else { continue }
      found[scalar.value] = value
    }
    return found
  }

  var scalars: [UInt32] { Array(digits.keys) + Array(units.keys) }
}
