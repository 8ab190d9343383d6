import ICU

extension FormulaFunction {
  /// `REGEX_MATCH(text, pattern)`: whether the pattern matches a part of the text.
  ///
  /// Airtable's language is RE2, which has no back references and looks neither ahead nor back.
  func matched(_ values: [FormulaValue]) -> FormulaValue {
    guard let text = values[0].asText, let pattern = values[1].asText,
      !Self.isBeyondRE2(pattern), let isFound = RegularExpression.finds(pattern, in: text)
    else { return .error }
    return .flag(isFound)
  }

  private static func isBeyondRE2(_ pattern: String) -> Bool {
    var rest = pattern[...]
    while let first = rest.first {
      if ["(?=", "(?!", "(?<=", "(?<!", "(?>"].contains(where: rest.hasPrefix) { return true }
      rest.removeFirst()
      guard first == "\\", let escaped = rest.popFirst() else { continue }
      if escaped == "k" || ("1"..."9").contains(escaped) { return true }
    }
    return false
  }
}
