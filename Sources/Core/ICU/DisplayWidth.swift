internal import CICU

/// How much room text takes on a terminal.
public enum DisplayWidth {
  /// The columns of a text: two for a character of Han or a picture, none for what joins the one before it.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A character is as wide as the widest of its scalars; one that asks to be shown as a picture is two.
  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.map { Int(cicu_columns($0.value)) }.max() ?? 0
  }
}
