import FoundationEssentials

extension Expression {
  /// What the expression comes to for a row.
  func value(for row: FormulaRow) -> FormulaValue {
    switch self {
    case .constant(let value): value
    case .field(let name): row.fields[name] ?? .blank
    case .negated(let operand):
      operand.value(for: row).asNumber.map { .number(-$0) } ?? .error
    case .chain(let first, let links):
      links.reduce(first.value(for: row)) { left, link in
        link.infix.applied(to: left, link.operand.value(for: row))
      }
    case .call(let function, let arguments): function.value(of: arguments, for: row)
    }
  }
}

extension Infix {
  func applied(to left: FormulaValue, _ right: FormulaValue) -> FormulaValue {
    if left == .error || right == .error { return .error }
    switch self {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .flag(holds(left.order(to: right)))
    case .join:
      guard let left = left.asText, let right = right.asText else { return .error }
      return .text(left + right)
    case .plus, .minus, .times, .over:
      guard let left = left.asNumber, let right = right.asNumber else { return .error }
      return calculated(left, right)
    }
  }

  /// Values that have no order are unequal, and nothing else.
  private func holds(_ order: Comparison?) -> Bool {
    switch self {
    case .equal: order == .equal
    case .unequal: order != .equal
    case .less: order == .less
    case .lessOrEqual: order == .less || order == .equal
    case .greater: order == .greater
    case .greaterOrEqual: order == .greater || order == .equal
    default: false
    }
  }

  private func calculated(_ left: Decimal, _ right: Decimal) -> FormulaValue {
    let result: Decimal
    switch self {
    case .plus: result = left + right
    case .minus: result = left - right
    case .times: result = left * right
    default:
      guard right != 0 else { return .error }
      result = left / right
    }
    return result.isNaN ? .error : .number(result)
  }
}
