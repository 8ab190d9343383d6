/// A text as the matcher sees it: folded, each character knowing the place in the original that it comes from.
struct FoldedText {
  let original: String
  let symbols: [Symbol]

  /// - Parameter symbols: What the text was folded to.
  init(_ text: String, symbols: [Symbol]) {
    original = text
    self.symbols = symbols
  }

  var count: Int { symbols.count }

  /// The stretch of the original that a stretch of symbols covers, up to where the next one starts.
  func span(_ lower: Int, _ upper: Int) -> Span {
    Span(lower == 0 ? 0 : origin(lower), origin(upper))
  }

  /// The stretch of the original with the whole of the character at its end, which may fold to several.
  func wholeSpan(_ lower: Int, _ upper: Int) -> Span {
    var end = upper
    while end > 0, end < symbols.count, symbols[end].origin == symbols[end - 1].origin { end += 1 }
    return span(lower, end)
  }

  private func origin(_ index: Int) -> Int {
    index < symbols.count ? symbols[index].origin : original.utf8.count
  }

  /// How many characters of the original a stretch comes from: one that folds to several is one.
  func characters(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where isLast(index) { count += 1 }
    return count
  }

  private func isLast(_ index: Int) -> Bool {
    index + 1 == symbols.count || symbols[index].origin != symbols[index + 1].origin
  }

  /// The original text of a stretch, without blanks at its ends.
  func text(_ span: Span) -> String {
    let start = original.utf8.startIndex
    let piece = original.utf8[
      original.utf8.index(
        start, offsetBy: span.lower)..<original.utf8.index(
          start, offsetBy: span.upper)]
    let blank = UInt8(ascii: " ")
    return String(Substring(piece.drop { $0 == blank }.trimmingSuffix { $0 == blank }))
  }

  func isEdge(_ index: Int) -> Bool { symbols.isEdge(index) }
}

/// The characters of a folded text, wherever they lie.
protocol Symbols: RandomAccessCollection where Element == Symbol, Index == Int {}

extension Array: Symbols where Element == Symbol {}
extension UnsafeBufferPointer: @unsafe Symbols where Element == Symbol {}

extension Symbols {
  /// Whether a word may start or end before that symbol: never inside a run of letters or of digits.
  ///
  /// `Lx2` ends before the `x` all the same: it is a sign there.
  @inline(__always)
  func isEdge(_ index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    let both = self[index - 1].traits.intersection(self[index].traits)
    if both.isEmpty { return true }
    if both.contains(.digit) { return false }
    return !both.contains(.letter) || isSign(index)
  }

  private func isSign(_ index: Int) -> Bool {
    self[index].scalar == 0x78 && index + 1 < count && self[index + 1].isDigit
  }
}

extension Substring.UTF8View {
  fileprivate func trimmingSuffix(while isCut: (UInt8) -> Bool) -> Substring.UTF8View {
    var end = endIndex
    while end > startIndex, isCut(self[index(before: end)]) { formIndex(before: &end) }
    return self[startIndex..<end]
  }
}
