import FoundationEssentials

/// Reads a formula by the precedence of its operators.
struct FormulaParser {
  /// The names of fields that were met.
  private(set) var fieldNames: Set<String> = []
  private var tokens: ArraySlice<FormulaToken>
  private var depth = 0

  /// How deep brackets, calls and signs may nest: what is read by recursion must not end the stack.
  static let depthLimit = 60

  init(_ text: String) throws(Failure) {
    tokens = try FormulaToken.tokens(of: text)[...]
  }

  /// The formula, with nothing left over.
  mutating func whole() throws(Failure) -> Expression {
    let expression = try chain(of: 0)
    guard tokens.isEmpty else { throw .invalidFormula }
    return expression
  }

  private mutating func chain(of precedence: Int) throws(Failure) -> Expression {
    guard precedence <= Infix.highestPrecedence else { return try operand() }
    let first = try chain(of: precedence + 1)
    var links: [Expression.Link] = []
    while case .infix(let infix)? = tokens.first, infix.precedence == precedence {
      tokens.removeFirst()
      links.append(.init(infix: infix, operand: try chain(of: precedence + 1)))
    }
    return links.isEmpty ? first : .chain(first, links)
  }

  private mutating func operand() throws(Failure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, let token = tokens.popFirst() else { throw .invalidFormula }
    switch token {
    case .text(let text): return .constant(.text(text))
    case .number(let number): return .constant(.number(number))
    case .field(let name): return field(name)
    case .name(let name): return try call(or: name)
    case .infix(.minus): return .negated(try operand())
    case .infix(.plus): return try operand()
    case .open:
      let inner = try chain(of: 0)
      try take(.close)
      return inner
    case .close, .comma, .infix: throw .invalidFormula
    }
  }

  private mutating func call(or name: String) throws(Failure) -> Expression {
    guard tokens.first == .open else { return field(name) }
    tokens.removeFirst()
    let arguments = try arguments()
    guard let function = FormulaFunction(rawValue: name.uppercased()),
      function.arity.contains(arguments.count)
    else { throw .invalidFormula }
    return .call(function, arguments)
  }

  private mutating func arguments() throws(Failure) -> [Expression] {
    if tokens.first == .close {
      tokens.removeFirst()
      return []
    }
    var arguments = [try chain(of: 0)]
    while tokens.first == .comma {
      tokens.removeFirst()
      arguments.append(try chain(of: 0))
    }
    try take(.close)
    return arguments
  }

  private mutating func field(_ name: String) -> Expression {
    fieldNames.insert(name)
    return .field(name)
  }

  private mutating func take(_ token: FormulaToken) throws(Failure) {
    guard tokens.popFirst() == token else { throw .invalidFormula }
  }
}
