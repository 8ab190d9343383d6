/// The numbers that people write, in digits and in words.
struct Numerals: Sendable {
  private var digits: [UInt32: Int] = [:]
  private var tens: [UInt32: Int] = [:]

  /// Keeps the words of one character; longer ones are words of the lexicon.
  init(_ vocabulary: Vocabulary, folding: Folding) {
    digits = Self.single(vocabulary.digits, folding)
    tens = Self.single(vocabulary.tens, folding)
  }

  private static func single(_ words: [String: Int], _ folding: Folding) -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    for (word, value) in words {
      let folded = FoldedText(word, folding: folding)
      let scalars = Array(String(decoding: folded.bytes, as: UTF8.self).unicodeScalars)
      guard scalars.count == 1, let scalar = scalars.first, scalar.value > 0x7F else { continue }
      found[scalar.value] = value
    }
    return found
  }

  /// The number at that place and where it ends.
  func match(in bytes: [UInt8], at start: Int) -> (numeral: Numeral, end: Int)? {
    bytes[start].isDigit ? written(in: bytes, at: start) : spelled(in: bytes, at: start)
  }

  /// The value of the one number character at that place: of 一二分糖 the 一 is a count.
  func first(in bytes: [UInt8], at start: Int) -> Int? {
    bytes.character(at: start).flatMap { digits[$0.scalar] ?? tens[$0.scalar] }
  }

  /// A run of digits, with what makes it a time, a date, a decimal or nothing that counts.
  private func written(in bytes: [UInt8], at start: Int) -> (Numeral, Int)? {
    guard start == 0 || !bytes[start - 1].isDigit else { return nil }
    var parts: [(value: Int?, separator: UInt8)] = []
    var index = start
    var separator: UInt8 = 0
    while true {
      let (value, end) = run(in: bytes, at: index)
      parts.append((value, separator))
      index = end
      guard parts.count < 3, index + 1 < bytes.count, bytes[index + 1].isDigit,
        [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/")]
          .contains(bytes[index])
      else { break }
      separator = bytes[index]
      index += 1
    }
    if let power = power(in: bytes, at: index) { return (.odd, power) }
    return numeral(parts).map { ($0, index) } ?? whole(in: bytes, at: start)
  }

  private func whole(in bytes: [UInt8], at start: Int) -> (Numeral, Int) {
    let (value, end) = run(in: bytes, at: start)
    return (value.map(Numeral.whole) ?? .odd, end)
  }

  private func run(in bytes: [UInt8], at start: Int) -> (value: Int?, end: Int) {
    var value: Int? = 0
    var index = start
    while index < bytes.count, bytes[index].isDigit {
      let digit = Int(bytes[index] - UInt8(ascii: "0"))
      value = value.flatMap { $0 > 1_000_000 ? nil : $0 * 10 + digit }
      index += 1
    }
    return (value, index)
  }

  private func power(in bytes: [UInt8], at index: Int) -> Int? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "e"), bytes[index + 1].isDigit
    else { return nil }
    return run(in: bytes, at: index + 1).end
  }

  private func numeral(_ parts: [(value: Int?, separator: UInt8)]) -> Numeral? {
    let values = parts.map(\.value)
    switch (parts.count, parts.count > 1 ? parts[1].separator : 0) {
    case (1, _): return values[0].map(Numeral.whole) ?? .odd
    case (2, UInt8(ascii: ":")):
      guard let hour = values[0], let minute = values[1], hour < 25, minute < 60 else { return nil }
      return .clock(hour * 60 + minute)
    case (2, UInt8(ascii: ".")): return .decimal
    case (3, UInt8(ascii: "-")), (3, UInt8(ascii: "/")):
      guard let year = values[0], let month = values[1], let day = values[2],
        (2000...2999).contains(year), (1...12).contains(month), (1...31).contains(day)
      else { return .odd }
      return .date(year: year, month: month, day: day)
    default: return nil
    }
  }

  /// A run of number characters: 十二, 廿, 二十五; 兩三 is no number.
  private func spelled(in bytes: [UInt8], at start: Int) -> (Numeral, Int)? {
    var index = start
    var scalars: [UInt32] = []
    while let (scalar, end) = bytes.character(at: index),
      digits[scalar] != nil || tens[scalar] != nil
    {
      scalars.append(scalar)
      index = end
    }
    guard !scalars.isEmpty else { return nil }
    return (value(scalars).map(Numeral.whole) ?? .odd, index)
  }

  private func value(_ scalars: [UInt32]) -> Int? {
    guard scalars.count <= 5 else { return nil }
    var total = 0
    var digit: Int?
    var least = Int.max
    for scalar in scalars {
      if let next = digits[scalar], next >= 0 {
        guard digit == nil else { return nil }
        digit = next
      } else if let unit = tens[scalar] {
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

extension [UInt8] {
  /// The character at that place and where it ends, in UTF-8 that is known to be whole.
  func character(at index: Int) -> (scalar: UInt32, end: Int)? {
    guard index < count else { return nil }
    let first = self[index]
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + width <= count else { return nil }
    var scalar = UInt32(width == 1 ? first : first & (0xFF >> (UInt8(width) + 1)))
    for offset in 1..<Swift.max(width, 1) {
      scalar = scalar << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return (scalar, index + width)
  }
}
