import FoundationEssentials

/// The functions that a formula may call, under their names.
enum FormulaFunction: String, Hashable, Sendable {
  // Logic.
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case xor = "XOR"
  case `if` = "IF"
  case `switch` = "SWITCH"
  case `true` = "TRUE"
  case `false` = "FALSE"
  case blank = "BLANK"
  case error = "ERROR"
  case isError = "ISERROR"
  // Text.
  case find = "FIND"
  case search = "SEARCH"
  case lower = "LOWER"
  case upper = "UPPER"
  case trim = "TRIM"
  case len = "LEN"
  case left = "LEFT"
  case right = "RIGHT"
  case mid = "MID"
  case substitute = "SUBSTITUTE"
  case concatenate = "CONCATENATE"
  case t = "T"
  case match = "REGEX_MATCH"
  // Numbers.
  case value = "VALUE"
  case abs = "ABS"
  case round = "ROUND"
  case sum = "SUM"
  case minimum = "MIN"
  case maximum = "MAX"
  case average = "AVERAGE"
  case mod = "MOD"
  // Moments and the row itself.
  case recordID = "RECORD_ID"
  case createdTime = "CREATED_TIME"
  case modifiedTime = "LAST_MODIFIED_TIME"
  case now = "NOW"
  case today = "TODAY"
  case isBefore = "IS_BEFORE"
  case isAfter = "IS_AFTER"
  case isSame = "IS_SAME"
  case parse = "DATETIME_PARSE"
  case format = "DATETIME_FORMAT"
  case add = "DATEADD"
  case difference = "DATETIME_DIFF"
  case dayText = "DATESTR"
  case year = "YEAR"
  case month = "MONTH"
  case day = "DAY"
  case hour = "HOUR"
  case minute = "MINUTE"
  case second = "SECOND"
  case weekday = "WEEKDAY"

  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .true, .false, .blank, .error, .recordID, .createdTime, .modifiedTime, .now,
      .today:
      0...0
    case .not, .isError, .lower, .upper, .trim, .len, .t, .value, .abs, .dayText, .year,
      .month, .day, .hour, .minute, .second, .weekday:
      1...1
    case .parse: 1...3
    case .isBefore, .isAfter, .mod, .match: 2...2
    case .left, .right, .round, .format: 1...2
    case .find, .search, .isSame, .difference: 2...3
    case .mid, .add: 3...3
    case .substitute: 3...4
    case .if: 2...3
    case .switch: 2...Self.most
    case .and, .or, .xor, .concatenate, .sum, .minimum, .maximum, .average: 1...Self.most
    }
  }
  private static let most = Int.max

  func value(of arguments: [Expression], for row: FormulaRow) -> FormulaValue {
    switch self {
    case .and, .or, .not, .xor, .if, .switch, .true, .false, .blank, .error, .isError:
      logic(arguments, for: row)
    case .recordID: .text(row.id)
    case .createdTime: .moment(row.created)
    case .modifiedTime: .moment(row.modified)
    case .now: .moment(row.now)
    case .today: FormulaValue.moment(row.now).startOfDay
    default: plain(arguments.map { $0.value(for: row) })
    }
  }

  /// The functions that look at the values of all their arguments, and fail where one has none.
  private func plain(_ values: [FormulaValue]) -> FormulaValue {
    if values.contains(.error) { return .error }
    switch self {
    case .isBefore, .isAfter, .isSame, .parse, .format, .add, .difference, .dayText, .year, .month,
      .day, .hour, .minute, .second, .weekday:
      return moments(values)
    case .value, .abs, .round, .sum, .minimum, .maximum, .average, .mod: return numbers(values)
    case .match: return matched(values)
    default: return texts(values)
    }
  }
}

extension FormulaValue {
  fileprivate var startOfDay: FormulaValue {
    guard let moment = asMoment, let start = Moment(moment.dayText) else { return .error }
    return .moment(start)
  }
}
