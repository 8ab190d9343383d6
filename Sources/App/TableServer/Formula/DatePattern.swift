/// How a moment is written out, in moment.js's tokens.
///
/// See <https://momentjs.com/docs/#/displaying/format>.
struct DatePattern {
  /// The longer stand before those that they begin with.
  enum Token: String, CaseIterable {
    case year = "YYYY"
    case shortYear = "YY"
    case monthName = "MMMM"
    case shortMonthName = "MMM"
    case month = "MM"
    case shortMonth = "M"
    case day = "DD"
    case shortDay = "D"
    case weekdayName = "dddd"
    case shortWeekdayName = "ddd"
    case hour = "HH"
    case shortHour = "H"
    case halfDayHour = "hh"
    case shortHalfDayHour = "h"
    case minute = "mm"
    case shortMinute = "m"
    case second = "ss"
    case shortSecond = "s"
    case thousandth = "SSS"
    case upperHalf = "A"
    case lowerHalf = "a"
    case unixSeconds = "X"
    case unixMilliseconds = "x"
    case offset = "Z"

    var isName: Bool {
      [.monthName, .shortMonthName, .weekdayName, .shortWeekdayName].contains(self)
    }
  }

  enum Part {
    case token(Token)
    case literal(Character)
  }
  let parts: [Part]

  /// What stands in brackets is taken as it is.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        parts += rest[..<end].dropFirst().map(Part.literal)
        rest = rest[end...].dropFirst()
      } else if let token = Token.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        parts.append(.token(token))
        rest = rest.dropFirst(token.rawValue.count)
      } else {
        parts.append(.literal(first))
        rest.removeFirst()
      }
    }
    self.parts = parts
  }

  var hasNames: Bool {
    parts.contains { if case .token(let token) = $0 { token.isName } else { false } }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The moment in UTC, names in English.
  func text(of moment: Moment) -> String {
    parts.map { part in
      switch part {
      case .literal(let character): String(character)
      case .token(let token): Self.text(of: token, moment)
      }
    }.joined()
  }

  private static func text(of token: Token, _ moment: Moment) -> String {
    let text = moment.text
    func digits(_ start: Int, _ count: Int) -> String {
      String(text.dropFirst(start).prefix(count))
    }
    func short(_ digits: String) -> String { String(Int(digits) ?? 0) }
    let hour = Int(digits(11, 2)) ?? 0
    let halfDayHour = hour % 12 == 0 ? 12 : hour % 12
    return switch token {
    case .year: digits(0, 4)
    case .shortYear: digits(2, 2)
    case .month: digits(5, 2)
    case .shortMonth: short(digits(5, 2))
    case .monthName: months[((Int(digits(5, 2)) ?? 1) + 11) % 12]
    case .shortMonthName: String(months[((Int(digits(5, 2)) ?? 1) + 11) % 12].prefix(3))
    case .day: digits(8, 2)
    case .shortDay: short(digits(8, 2))
    case .weekdayName: weekdays[moment.weekday]
    case .shortWeekdayName: String(weekdays[moment.weekday].prefix(3))
    case .hour: digits(11, 2)
    case .shortHour: String(hour)
    case .halfDayHour: (halfDayHour < 10 ? "0" : "") + String(halfDayHour)
    case .shortHalfDayHour: String(halfDayHour)
    case .minute: digits(14, 2)
    case .shortMinute: short(digits(14, 2))
    case .second: digits(17, 2)
    case .shortSecond: short(digits(17, 2))
    case .thousandth: digits(20, 3)
    case .upperHalf: hour < 12 ? "AM" : "PM"
    case .lowerHalf: hour < 12 ? "am" : "pm"
    case .unixSeconds: String(moment.milliseconds / 1000)
    case .unixMilliseconds: String(moment.milliseconds)
    case .offset: "+00:00"
    }
  }
}
