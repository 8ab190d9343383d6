import FoundationEssentials

/// What a formula, or a part of one, comes to.
enum FormulaValue: Hashable, Sendable {
  case blank
  case text(String)
  case number(Decimal)
  case flag(Bool)
  case moment(Moment)
  /// An operation that has no value, such as a division by zero.
  case error

  /// Airtable's rule for keeping a row.
  var isTrue: Bool {
    switch self {
    case .blank, .error: false
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0
    case .flag(let flag): flag
    case .moment: true
    }
  }

  /// Nil for an error alone.
  var asText: String? {
    switch self {
    case .blank: ""
    case .text(let text): text
    case .number(let number): number.description
    case .flag(let flag): flag ? "1" : "0"
    case .moment(let moment): moment.text
    case .error: nil
    }
  }

  /// Nil for text, moments and errors: text counts as a number only through VALUE.
  var asNumber: Decimal? {
    switch self {
    case .blank: 0
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .text, .moment, .error: nil
    }
  }

  var asMoment: Moment? {
    switch self {
    case .moment(let moment): moment
    case .text(let text): Moment(text)
    default: nil
    }
  }

  /// The order of two values; nil where they have none.
  ///
  /// As Airtable has it, blank is the empty text beside text, and 0 beside a number.
  func order(to other: FormulaValue) -> Comparison? {
    switch (self, other) {
    case (.error, _), (_, .error): return nil
    case (.text, _), (_, .text), (.blank, .blank): return .of(asText ?? "", other.asText ?? "")
    case (.moment(let left), .moment(let right)): return .of(left, right)
    case (.moment, _), (_, .moment): return nil
    default:
      guard let left = asNumber, let right = other.asNumber else { return nil }
      return .of(left, right)
    }
  }
}

/// How a value stands to another.
enum Comparison {
  case less
  case equal
  case greater

  static func of<Value: Comparable>(_ left: Value, _ right: Value) -> Comparison {
    left < right ? .less : left == right ? .equal : .greater
  }
}

extension Decimal {
  /// Reads `-12`, `2.50` or `1e3`, and nothing that has more in it.
  init?(plain text: some StringProtocol) {
    let text = String(text)
    // Decimal reads what it can of a text's beginning, so the whole must look like a number.
    guard text.allSatisfy({ $0.isASCIIDigit || "+-.eE".contains($0) }),
      text.first != ".", text.last?.isASCIIDigit == true, text.count(where: { $0 == "." }) < 2,
      let number = Decimal(string: text), !number.isNaN
    else { return nil }
    self = number
  }
}
