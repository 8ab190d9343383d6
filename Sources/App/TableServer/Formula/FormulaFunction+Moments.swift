import FoundationEssentials

extension FormulaFunction {
  /// The functions on moments, all in UTC.
  func moments(_ values: [FormulaValue]) -> FormulaValue {
    if self == .parse { return parsed(values) }
    guard let first = values[0].asMoment else { return isQuestion ? .flag(false) : .error }
    switch self {
    case .dayText: return .text(first.dayText)
    case .format:
      guard values.count > 1, let pattern = values[1].asText else { return .text(first.text) }
      return .text(DatePattern(pattern).text(of: first))
    case .year, .month, .day, .hour, .minute, .second, .weekday: return .number(part(of: first))
    case .add: return added(to: first, values[1], values[2])
    default: return compared(first, values)
    }
  }

  private var isQuestion: Bool { [.isBefore, .isAfter, .isSame].contains(self) }

  private func compared(_ first: Moment, _ values: [FormulaValue]) -> FormulaValue {
    guard let second = values[1].asMoment else { return isQuestion ? .flag(false) : .error }
    switch self {
    case .isBefore: return .flag(first < second)
    case .isAfter: return .flag(first > second)
    case .isSame:
      guard let unit = unit(values) else { return .error }
      return .flag(unit.key(of: first) == unit.key(of: second))
    default:
      guard let unit = unit(values) else { return .error }
      return .number(Decimal(unit.count(from: second, to: first)))
    }
  }

  /// The unit that stands third; without one, moments are the same to the millisecond, and
  /// differences are in seconds.
  private func unit(_ values: [FormulaValue]) -> TimeUnit? {
    guard values.count > 2 else { return self == .isSame ? .millisecond : .second }
    return values[2].asText.flatMap { TimeUnit($0) }
  }

  private func added(
    to moment: Moment, _ count: FormulaValue, _ unit: FormulaValue
  ) -> FormulaValue {
    guard let count = count.asNumber.flatMap({ Int($0.truncated.description) }),
      let unit = unit.asText.flatMap({ TimeUnit($0) }), let sum = unit.added(count, to: moment)
    else { return .error }
    return .moment(sum)
  }

  private func part(of moment: Moment) -> Decimal {
    let text = moment.text
    func digits(_ range: Range<Int>) -> Decimal {
      Decimal(Int(text.dropFirst(range.lowerBound).prefix(range.count)) ?? 0)
    }
    return switch self {
    case .year: digits(0..<4)
    case .month: digits(5..<7)
    case .day: digits(8..<10)
    case .hour: digits(11..<13)
    case .minute: digits(14..<16)
    case .second: digits(17..<19)
    default: Decimal(moment.weekday)
    }
  }

  /// Reads a text by its pattern; ISO 8601 without one.
  private func parsed(_ values: [FormulaValue]) -> FormulaValue {
    guard values.count > 1, let text = values[0].asText, let format = values[1].asText else {
      return values[0].asMoment.map { .moment($0) } ?? .error
    }
    let pattern = DatePattern(format)
    // The names of other languages are not known.
    let isEnglish = values.count < 3 || values[2].asText?.lowercased().hasPrefix("en") == true
    guard isEnglish || !pattern.hasNames else { return .error }
    return pattern.moment(of: text).map { .moment($0) } ?? .error
  }
}
