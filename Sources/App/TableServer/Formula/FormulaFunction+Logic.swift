extension FormulaFunction {
  /// The functions that decide; they look only at the arguments that they need.
  func logic(_ arguments: [Expression], for row: FormulaRow) -> FormulaValue {
    switch self {
    case .true: .flag(true)
    case .false: .flag(false)
    case .blank: .blank
    case .and: .flag(arguments.allSatisfy { $0.value(for: row).isTrue })
    case .or: .flag(arguments.contains { $0.value(for: row).isTrue })
    case .xor: .flag(!arguments.count { $0.value(for: row).isTrue }.isMultiple(of: 2))
    case .not: .flag(!arguments[0].value(for: row).isTrue)
    case .isError: .flag(arguments[0].value(for: row) == .error)
    case .if: chosen(arguments, for: row)
    case .switch: switched(arguments, for: row)
    default: .error
    }
  }

  private func chosen(_ arguments: [Expression], for row: FormulaRow) -> FormulaValue {
    if arguments[0].value(for: row).isTrue { return arguments[1].value(for: row) }
    return arguments.count > 2 ? arguments[2].value(for: row) : .blank
  }

  /// `SWITCH(what, pattern, result, …, otherwise)`.
  private func switched(_ arguments: [Expression], for row: FormulaRow) -> FormulaValue {
    let subject = arguments[0].value(for: row)
    var rest = arguments.dropFirst()
    while rest.count > 1 {
      let pattern = rest.removeFirst()
      let result = rest.removeFirst()
      if subject.order(to: pattern.value(for: row)) == .equal { return result.value(for: row) }
    }
    return rest.first?.value(for: row) ?? .blank
  }
}
