import FoundationEssentials

extension FormulaFunction {
  /// The functions on numbers, exact in decimals.
  func numbers(_ values: [FormulaValue]) -> FormulaValue {
    if self == .value { return number(in: values[0]) }
    // Like a spreadsheet, what is empty does not count among the numbers of a list.
    let present = values.filter { $0 != .blank }
    let numbers = (isOfList ? present : values).compactMap(\.asNumber)
    guard numbers.count == (isOfList ? present : values).count else { return .error }
    let result = calculated(numbers)
    return result.map { $0.isNaN ? .error : .number($0) } ?? .error
  }

  private var isOfList: Bool { [.sum, .minimum, .maximum, .average].contains(self) }

  private func calculated(_ numbers: [Decimal]) -> Decimal? {
    switch self {
    case .abs: numbers[0].magnitude
    case .round: rounded(numbers[0], to: numbers.count > 1 ? numbers[1] : 0)
    case .sum: numbers.reduce(0, +)
    case .minimum: numbers.min() ?? 0
    case .maximum: numbers.max() ?? 0
    case .average: numbers.isEmpty ? nil : numbers.reduce(0, +) / Decimal(numbers.count)
    case .mod: remainder(numbers[0], numbers[1])
    default: nil
    }
  }

  private func rounded(_ number: Decimal, to digits: Decimal) -> Decimal? {
    guard let digits = Int(digits.description), (-30...30).contains(digits) else { return nil }
    return number.rounded(to: digits)
  }

  /// With the sign of the divisor.
  private func remainder(_ number: Decimal, _ divisor: Decimal) -> Decimal? {
    guard divisor != 0 else { return nil }
    let quotient = (number / divisor).floored
    return number - quotient * divisor
  }

  private func number(in value: FormulaValue) -> FormulaValue {
    guard case .text(let text) = value else { return value.asNumber.map { .number($0) } ?? .error }
    let digits = text.filter { $0.isASCIIDigit || "+-.eE".contains($0) }
    return Decimal(plain: digits).map { .number($0) } ?? .error
  }
}
