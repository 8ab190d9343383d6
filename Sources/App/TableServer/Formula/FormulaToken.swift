import FoundationEssentials

/// A word of a formula.
enum FormulaToken: Hashable, Sendable {
  case text(String)
  case number(Decimal)
  /// `{Field name}`, without its braces and escapes.
  case field(String)
  /// A bare word: a function or the name of a field.
  case name(String)
  case infix(Infix)
  case open
  case close
  case comma

  /// Reads all the words of a formula.
  ///
  /// By scalars: a mark that combines with a quote must not hide it.
  ///
  /// - Throws: `.invalidFormula` for a character that begins no word, and for what has no end.
  static func tokens(of text: String) throws(Failure) -> [FormulaToken] {
    var tokens: [FormulaToken] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      switch first {
      case _ where first.properties.isWhitespace: rest.removeFirst()
      case "(": tokens.append(rest.take(.open))
      case ")": tokens.append(rest.take(.close))
      case ",": tokens.append(rest.take(.comma))
      case "'", "\"": tokens.append(.text(try rest.takeQuoted(upTo: first)))
      case "{": tokens.append(.field(try rest.takeQuoted(upTo: "}")))
      case "0"..."9", ".": tokens.append(try rest.takeNumber())
      case _ where first.isOfName: tokens.append(.name(rest.takeName()))
      default: tokens.append(try rest.takeInfix())
      }
    }
    return tokens
  }
}

extension Substring.UnicodeScalarView {
  fileprivate mutating func take(_ token: FormulaToken) -> FormulaToken {
    removeFirst()
    return token
  }

  /// Takes what stands between this scalar and the next `end` that has no backslash before it.
  fileprivate mutating func takeQuoted(upTo end: Unicode.Scalar) throws(Failure) -> String {
    var content = String.UnicodeScalarView()
    removeFirst()
    while let scalar = popFirst() {
      if scalar == end { return String(content) }
      guard scalar == "\\" else {
        content.append(scalar)
        continue
      }
      guard let escaped = popFirst() else { break }
      switch escaped {
      case "n": content.append("\n")
      case "r": content.append("\r")
      case "t": content.append("\t")
      default: content.append(escaped)
      }
    }
    throw .invalidFormula
  }

  fileprivate mutating func takeNumber() throws(Failure) -> FormulaToken {
    let digits = String(prefix { ("0"..."9").contains($0) || $0 == "." })
    removeFirst(digits.unicodeScalars.count)
    guard let number = Decimal(plain: digits.hasPrefix(".") ? "0" + digits : digits) else {
      throw .invalidFormula
    }
    return .number(number)
  }

  fileprivate mutating func takeName() -> String {
    let name = prefix(while: \.isOfName)
    removeFirst(name.count)
    return String(name)
  }

  fileprivate mutating func takeInfix() throws(Failure) -> FormulaToken {
    // Two-character operators stand before their first characters in the list.
    guard let infix = Infix.allCases.first(where: { starts(with: $0.rawValue.unicodeScalars) })
    else { throw .invalidFormula }
    removeFirst(infix.rawValue.unicodeScalars.count)
    return .infix(infix)
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a name without braces.
  fileprivate var isOfName: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType != nil
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
