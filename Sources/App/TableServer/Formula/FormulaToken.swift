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
  /// - Throws: `.invalidFormula` for a character that begins no word, and for what has no end.
  static func tokens(of text: String) throws(Failure) -> [FormulaToken] {
    var tokens: [FormulaToken] = []
    var rest = Substring(text)
    while let first = rest.first {
      switch first {
      case _ where first.isWhitespace: rest.removeFirst()
      case "(": rest.removeFirst(); tokens.append(.open)
      case ")": rest.removeFirst(); tokens.append(.close)
      case ",": rest.removeFirst(); tokens.append(.comma)
      case "'", "\"": tokens.append(.text(try rest.takeQuoted(upTo: first)))
      case "{": tokens.append(.field(try rest.takeQuoted(upTo: "}")))
      case _ where first.isASCIIDigit || first == ".": tokens.append(try rest.takeNumber())
      case _ where first.isLetter || first == "_": tokens.append(.name(rest.takeName()))
      default: tokens.append(try rest.takeInfix())
      }
    }
    return tokens
  }
}

extension Substring {
  /// Takes what stands between this character and the next `end` that has no backslash before it.
  fileprivate mutating func takeQuoted(upTo end: Character) throws(Failure) -> String {
    var content = ""
    removeFirst()
    while let character = popFirst() {
      if character == end { return content }
      guard character == "\\" else {
        content.append(character)
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
    let digits = prefix { $0.isASCIIDigit || $0 == "." }
    removeFirst(digits.count)
    guard let number = Decimal(plain: digits.hasPrefix(".") ? "0" + digits : String(digits)) else {
      throw .invalidFormula
    }
    return .number(number)
  }

  fileprivate mutating func takeName() -> String {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    removeFirst(name.count)
    return String(name)
  }

  fileprivate mutating func takeInfix() throws(Failure) -> FormulaToken {
    // Two-character operators stand before their first characters in the list.
    guard let infix = Infix.allCases.first(where: { hasPrefix($0.rawValue) }) else {
      throw .invalidFormula
    }
    removeFirst(infix.rawValue.count)
    return .infix(infix)
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
