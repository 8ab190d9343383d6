/// A text as the matcher sees it: folded, in UTF-8, each byte knowing the stretch of the original that it comes from.
struct FoldedText {
  let original: [UInt8]
  private(set) var bytes: [UInt8] = []
  /// Where the original character of each byte starts.
  private(set) var origins: [Int] = []

  init(_ text: String, folding: Folding) {
    original = Array(text.utf8)
    bytes.reserveCapacity(original.count)
    origins.reserveCapacity(original.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      append(scalar, at: offset, folding)
      offset += UTF8.width(scalar)
    }
    origins.append(original.count)
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int, _ folding: Folding) {
    folding.fold(scalar) { folded in
      // A run of blanks is one, so that names with a blank in them are found however it was typed.
      if folded == " ", bytes.last == UInt8(ascii: " ") { return }
      for byte in UTF8.encode(folded) ?? UTF8.encodedReplacementCharacter {
        bytes.append(byte)
        origins.append(offset)
      }
    }
  }

  /// The stretch of the original that a stretch of folded bytes covers, up to where the next one starts.
  func span(_ lower: Int, _ upper: Int) -> Span {
    Span(lower == 0 ? 0 : origins[lower], origins[upper])
  }

  /// The original text of a stretch, without blanks at its ends.
  func text(_ span: Span) -> String {
    var piece = original[span.lower..<span.upper]
    while piece.first == UInt8(ascii: " ") { piece.removeFirst() }
    while piece.last == UInt8(ascii: " ") { piece.removeLast() }
    return String(decoding: piece, as: UTF8.self)
  }

  /// Whether a word may start or end before that byte: never inside a run of letters or of digits.
  ///
  /// `Lx2` ends before the `x` all the same: it is a sign there.
  func isEdge(_ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return true }
    let before = bytes[index - 1]
    let after = bytes[index]
    if before.isLetter, after.isLetter {
      return after == UInt8(ascii: "x") && index + 1 < bytes.count && bytes[index + 1].isDigit
    }
    return !(before.isDigit && after.isDigit)
  }
}

extension UTF8 {
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether a character starts with this byte.
  var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
