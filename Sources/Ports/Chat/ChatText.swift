/// What people may put into a channel.
public enum ChatText {
  /// The longest text that is read as an order, in bytes of UTF-8.
  public static let longest = 8_192

  /// The text without control characters; every kind of line break becomes `\n`, a tab a space.
  ///
  /// Marks that turn the direction of writing go as well: they make a name look like another's.
  public static func withoutControls(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      if scalar == "\n", wasReturn { continue }
      if let kept = replacement(for: scalar) { clean.append(kept) }
    }
    return String(clean)
  }

  /// The text in one line: a name or an id.
  public static func oneLine(_ text: String) -> String {
    String(withoutControls(text).map { $0 == "\n" ? " " : $0 })
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0x09: " "
    case 0x00...0x1F, 0x7F...0x9F: nil
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: nil
    default: scalar
    }
  }
}
