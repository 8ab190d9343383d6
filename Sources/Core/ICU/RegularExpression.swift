internal import CICU

/// Regular expressions in ICU's syntax.
public enum RegularExpression {
  /// Whether the pattern matches any part of the text.
  ///
  /// The work is bounded: a pattern whose matching explodes is given up.
  ///
  /// - Returns: Nil for a faulty pattern, and for one that is given up.
  public static func finds(_ pattern: String, in text: String) -> Bool? {
    // A hundred thousand steps: milliseconds.
    let found = unsafe ICUText.bytes(of: pattern) { pattern, patternCount in
      unsafe ICUText.bytes(of: text) { text, count in
        unsafe cicu_regex_finds(pattern, patternCount, text, count, 10)
      }
    }
    return found < 0 ? nil : found == 1
  }
}
