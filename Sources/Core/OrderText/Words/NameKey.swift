/// Comparing names as they are read in order text.
public enum NameKey {
  /// One key for all spellings that an order would not tell apart: case, width, script and variants make no difference.
  public static func of(_ name: String) -> String {
    var key = String.UnicodeScalarView()
    let folding = Folding()
    for scalar in name.unicodeScalars {
      folding.fold(scalar) { folded in
        if folded != " " || key.last != " " { key.append(folded) }
      }
    }
    return String(key)
  }
}
