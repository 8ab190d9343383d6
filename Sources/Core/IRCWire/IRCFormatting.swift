/// The codes by which IRC clients colour text; they are no part of what was said.
public enum IRCFormatting {
  /// The text without them: 「␃04珍珠奶茶␃ x2」 is 「珍珠奶茶 x2」, and the digits of the colour are no quantity.
  public static func removed(from text: String) -> String {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x03: skipColours(of: 1...2, where: { $0.isDigit }, in: &rest)
      case 0x04: skipColours(of: 6...6, where: { $0.isHexDigit }, in: &rest)
      case 0x02, 0x0F, 0x11, 0x16, 0x1D, 0x1E, 0x1F: break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  /// Skips a colour and, behind a comma, a second one; a comma that no colour follows is text.
  private static func skipColours(
    of length: ClosedRange<Int>, where fits: (Unicode.Scalar) -> Bool,
    in rest: inout Substring.UnicodeScalarView
  ) {
    guard skipColour(of: length, where: fits, in: &rest), rest.first == "," else { return }
    var behind = rest.dropFirst()
    if skipColour(of: length, where: fits, in: &behind) { rest = behind }
  }

  private static func skipColour(
    of length: ClosedRange<Int>, where fits: (Unicode.Scalar) -> Bool,
    in rest: inout Substring.UnicodeScalarView
  ) -> Bool {
    let digits = rest.prefix(length.upperBound).prefix(while: fits)
    guard length.contains(digits.count) else { return false }
    rest.removeFirst(digits.count)
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isHexDigit: Bool {
    isDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self)
  }
}
