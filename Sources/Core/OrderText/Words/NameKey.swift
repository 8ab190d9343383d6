/// Comparing names as they are read in order text.
public enum NameKey {
  /// One key for all spellings that an order would not tell apart: case, width, script and variants make no difference.
  public static func of(_ name: String) -> String {
    String(decoding: FoldedText(name, folding: Folding()).bytes, as: UTF8.self)
  }
}
