import FoundationEssentials

extension FormulaFunction {
  /// The functions on text; places count from 1.
  func texts(_ values: [FormulaValue]) -> FormulaValue {
    let text = values[0].asText ?? ""
    switch self {
    case .find: return find(values) { $0 }
    case .search: return find(values) { $0.lowercased() }
    case .lower: return .text(text.lowercased())
    case .upper: return .text(text.uppercased())
    case .trim: return .text(text.trimmed)
    case .len: return .number(Decimal(text.count))
    case .left, .right: return end(of: text, count: values.count > 1 ? values[1] : .number(1))
    case .mid: return middle(of: text, values[1], values[2])
    case .substitute:
      return substitute(values.map { $0.asText ?? "" }, values.count > 3 ? values[3] : nil)
    case .concatenate: return .text(values.map { $0.asText ?? "" }.joined())
    case .t:
      guard case .text = values[0] else { return .blank }
      return values[0]
    default: return .error
    }
  }

  /// FIND gives 0 where nothing is found, SEARCH gives blank.
  private func find(_ values: [FormulaValue], _ fold: (String) -> String) -> FormulaValue {
    let wanted = fold(values[0].asText ?? "")
    let text = fold(values[1].asText ?? "")
    guard let start = values.count > 2 ? values[2].count : 1 else { return .error }
    let tail = text.dropFirst(max(0, start - 1))
    guard let range = tail.firstRange(of: wanted) else {
      return self == .find ? .number(0) : .blank
    }
    return .number(Decimal(text.distance(from: text.startIndex, to: range.lowerBound) + 1))
  }

  private func end(of text: String, count: FormulaValue) -> FormulaValue {
    guard let count = count.count else { return .error }
    return .text(String(self == .left ? text.prefix(count) : text.suffix(count)))
  }

  private func middle(
    of text: String, _ start: FormulaValue, _ count: FormulaValue
  ) -> FormulaValue {
    guard let start = start.count, let count = count.count else { return .error }
    return .text(String(text.dropFirst(max(0, start - 1)).prefix(count)))
  }

  /// Replaces every place of the old text, or only the one of that number.
  private func substitute(_ texts: [String], _ number: FormulaValue?) -> FormulaValue {
    guard !texts[1].isEmpty else { return .text(texts[0]) }
    guard let number else { return .text(texts[0].replacing(texts[1], with: texts[2])) }
    guard let number = number.count else { return .error }
    var text = texts[0]
    let places = text.ranges(of: texts[1])
    if places.indices.contains(number - 1) {
      text.replaceSubrange(places[number - 1], with: texts[2])
    }
    return .text(text)
  }
}

extension FormulaValue {
  /// A count of characters, or a place: a whole number, 0 at least.
  fileprivate var count: Int? {
    guard let number = asNumber, number >= 0 else { return nil }
    return Int(number.rounded(to: 0).description)
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
