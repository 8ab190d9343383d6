internal import CICU

/// How wide text is on a terminal.
public enum DisplayWidth {
  /// The columns that the text takes: two for a Chinese character or an emoji, none for what combines.
  public static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    if scalars.count > 1, scalars.contains(emojiSelector) { return 2 }
    return Int(scalars.map { cicu_columns($0.value) }.max() ?? 0)
  }
}
