internal import OrderText

/// A name as a table writes it, parted into what the drink is called and what is said of it besides.
///
/// Shops write a size in many ways: 大●X, M.X, (巨)X, L-X, 大杯X, X(L), X（大杯）, X L, XL, X-M, X/L, X 大杯, X大杯, X 700cc, X_瓶裝,
/// X(限冷飲.L). What is understood is taken off, from the end and then at the head; what is not stays where it is.
struct MarkedName {
  private(set) var name: String
  private(set) var marks = Marks()
  private let reader: MarkReader
  /// What stands behind and is a piece of the name: (布丁+仙草).
  private var tail = ""

  /// - Parameter isCategory: Whether what stands at the head is a piece of it: L 拿鐵 is a section of a menu.
  init(_ text: String, reader: MarkReader, isCategory: Bool = false) {
    self.reader = reader
    name = text
    while takeEnd() {}
    name += tail
    if !isCategory { while takeHead() {} }
    while name.last?.isWhitespace == true { name.removeLast() }
    name = String(name.drop(while: \.isWhitespace))
    if name.isEmpty {
      name = text
      marks = Marks()
    }
  }

  private mutating func takeEnd() -> Bool {
    guard let last = name.last else { return false }
    if Self.closing.contains(last) { return takeGroup() }
    if let parting = name.lastIndex(where: Self.isParting) {
      let behind = name.index(after: parting)
      let end = Self.closing.contains(name[parting]) ? behind : parting
      if take(name[behind...], leaving: ..<end) { return true }
    }
    return takeGlued()
  }

  private mutating func takeGroup() -> Bool {
    guard let group = lastGroup() else {
      // A bracket that nothing opens is a slip.
      name.removeLast()
      return true
    }
    if take(name[group], leaving: ..<group.lowerBound) { return true }
    let blanks = name[..<group.lowerBound].reversed().prefix(while: \.isWhitespace).count
    let start = name.index(group.lowerBound, offsetBy: -blanks)
    tail = name[start...] + tail
    name.removeSubrange(start...)
    return true
  }

  /// XL, X大杯, X500ml, X甜度固定.
  private mutating func takeGlued() -> Bool {
    let letters = name.reversed().prefix(while: Self.isLetter).count
    if (1...2).contains(letters), name.count > letters, isSize(name.suffix(letters)) {
      return take(name.suffix(letters), leaving: ..<name.index(name.endIndex, offsetBy: -letters))
    }
    for count in stride(from: min(8, name.count - 1), to: 1, by: -1) {
      let piece = name.suffix(count)
      let isWhole = reader.isSizeWord(String(piece)) || reader.isGluedRemark(String(piece))
      if isWhole || isVolume(piece) { return take(piece, leaving: ..<piece.startIndex) }
    }
    return false
  }

  private func isVolume(_ piece: Substring) -> Bool {
    guard let first = piece.first, first.isASCII, first.isNumber,
      name[..<piece.startIndex].last.map({ !$0.isNumber }) ?? false
    else { return false }
    return reader.marks(in: String(piece)) != nil
  }

  private mutating func takeHead() -> Bool {
    if let first = name.first, Self.opening.contains(first),
      let close = name.firstIndex(where: Self.closing.contains)
    {
      return takeHead(name[..<close].dropFirst(), behind: close)
    }
    if let sign = name.firstIndex(where: Self.headSigns.contains),
      takeHead(name[..<sign], behind: sign)
    {
      return true
    }
    // L 紅茶, M-紅茶: what else stands there is a piece of the name.
    if let sign = name.firstIndex(where: Self.isParting), isSize(name[..<sign]),
      takeHead(name[..<sign], behind: sign)
    {
      return true
    }
    return takeGluedHead()
  }

  /// 大杯紅茶.
  private mutating func takeGluedHead() -> Bool {
    for count in stride(from: min(4, name.count - 1), to: 1, by: -1) {
      let piece = name.prefix(count)
      guard reader.isSizeWord(String(piece)) else { continue }
      return takeHead(piece, behind: name.index(before: piece.endIndex))
    }
    return false
  }

  private func isSize(_ piece: Substring) -> Bool {
    guard let found = reader.marks(in: String(piece)) else { return false }
    return !found.sizes.isEmpty
  }

  /// Whether a character is a letter of English, full width or not.
  private static func isLetter(_ character: Character) -> Bool {
    NameKey.of(String(character)).allSatisfy { ("a"..."z").contains($0) }
  }

  private mutating func takeHead(_ piece: Substring, behind sign: String.Index) -> Bool {
    guard let found = reader.marks(in: String(piece)) else { return false }
    let rest = name[name.index(after: sign)...]
    guard rest.contains(where: { !Self.isParting($0) }) else { return false }
    marks = marks.over(found)
    name = String(rest.drop { Self.isParting($0) || Self.headSigns.contains($0) })
    return true
  }

  private mutating func take(
    _ piece: Substring, leaving rest: PartialRangeUpTo<String.Index>
  ) -> Bool {
    guard let found = reader.marks(in: String(piece)),
      name[rest].contains(where: { !Self.isParting($0) })
    else { return false }
    marks = marks.over(found)
    name = String(name[rest])
    while let last = name.last, Self.isParting(last), !Self.closing.contains(last) {
      name.removeLast()
    }
    return true
  }

  /// The bracket that the name ends with, and what it holds.
  private func lastGroup() -> Range<String.Index>? {
    var depth = 0
    for index in name.indices.reversed() {
      if Self.closing.contains(name[index]) { depth += 1 }
      if Self.opening.contains(name[index]) { depth -= 1 }
      if depth == 0 { return index..<name.endIndex }
    }
    return nil
  }

  private static let opening: Set<Character> = ["(", "（", "[", "【", "〔"]
  private static let closing: Set<Character> = [")", "）", "]", "】", "〕"]
  private static let headSigns: Set<Character> = ["●", "◆", "○", "．", ".", "·", "・", ":", "："]

  private static func isParting(_ character: Character) -> Bool {
    character.isWhitespace || closing.contains(character)
      || "-－–—/／_｜|，,、.．～~".contains(character)
  }
}
