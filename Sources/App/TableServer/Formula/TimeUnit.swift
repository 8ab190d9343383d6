import ICU

/// A unit of time as formulas name it; everything is in UTC.
enum TimeUnit: String {
  case millisecond
  case second
  case minute
  case hour
  case day
  case week
  case month
  case year

  /// Reads `day`, `days`, or the short form of the language.
  init?(_ name: String) {
    let short: [String: TimeUnit] = [
      "ms": .millisecond, "s": .second, "m": .minute, "h": .hour, "d": .day, "w": .week,
      "M": .month, "y": .year,
    ]
    let singular = name.lowercased().hasSuffix("s") ? String(name.lowercased().dropLast()) : name
    guard let unit = short[name] ?? TimeUnit(rawValue: singular) else { return nil }
    self = unit
  }

  /// How many milliseconds it has; nil for months and years, which differ.
  private var length: Int64? {
    switch self {
    case .millisecond: 1
    case .second: 1000
    case .minute: 60_000
    case .hour: 3_600_000
    case .day: 86_400_000
    case .week: 604_800_000
    case .month, .year: nil
    }
  }

  /// The moment so many units later; nil beyond what a calendar has.
  func added(_ count: Int, to moment: Moment) -> Moment? {
    guard (-1_000_000_000_000...1_000_000_000_000).contains(count) else { return nil }
    guard let length else { return addedMonths(self == .year ? count * 12 : count, to: moment) }
    let (span, overflow) = Int64(count).multipliedReportingOverflow(by: length)
    let (sum, overflowToo) = moment.milliseconds.addingReportingOverflow(span)
    return overflow || overflowToo ? nil : Moment(milliseconds: sum).ifOnCalendar
  }

  /// A month later is the same day, or the last that the month has.
  private func addedMonths(_ count: Int, to moment: Moment) -> Moment? {
    guard abs(count) < 12 * 10_000 else { return nil }
    let (day, time) = moment.dayAndTime
    let months = day.year * 12 + day.month - 1 + count
    let (year, month) = months.quotientAndRemainder(dividingBy: 12)
    let next = CivilDay(year: year, month: month + 2, day: 1).adding(days: -1)
    let moved = CivilDay(year: year, month: month + 1, day: min(day.day, next.day))
    return Moment(milliseconds: CivilZone.utc.moment(of: moved, minutes: 0) + time).ifOnCalendar
  }

  /// How many whole units lie from the second moment to the first; less than 0 where it is later.
  func count(from start: Moment, to end: Moment) -> Int64 {
    if let length { return (end.milliseconds - start.milliseconds) / length }
    let (from, to) = (start.dayAndTime, end.dayAndTime)
    var months = (to.day.year - from.day.year) * 12 + to.day.month - from.day.month
    let isShort = (to.day.day, to.time) < (from.day.day, from.time)
    let isLong = (to.day.day, to.time) > (from.day.day, from.time)
    if months > 0, isShort { months -= 1 } else if months < 0, isLong { months += 1 }
    return Int64(self == .year ? months / 12 : months)
  }

  /// What two moments have in common where they are in the same unit.
  func key(of moment: Moment) -> String {
    let text = moment.text
    switch self {
    case .millisecond: return text
    case .second: return String(text.prefix(19))
    case .minute: return String(text.prefix(16))
    case .hour: return String(text.prefix(13))
    case .day: return String(text.prefix(10))
    case .week: return moment.firstDayOfWeek.text
    case .month: return String(text.prefix(7))
    case .year: return String(text.prefix(4))
    }
  }
}

extension Moment {
  private static let dayLength: Int64 = 86_400_000

  /// The day in UTC, and the milliseconds since it began.
  var dayAndTime: (day: CivilDay, time: Int64) {
    let time = milliseconds % Self.dayLength
    return (CivilZone.utc.civil(milliseconds).day, time < 0 ? time + Self.dayLength : time)
  }

  /// From Sunday, which is 0.
  var weekday: Int { CivilZone.utc.civil(milliseconds).weekday % 7 }

  fileprivate var firstDayOfWeek: CivilDay { dayAndTime.day.adding(days: -weekday) }

  /// Itself where its year has four digits.
  fileprivate var ifOnCalendar: Moment? {
    // 0001-01-01 and 9999-12-31 in UTC.
    (-62_135_596_800_000...253_402_300_799_999).contains(milliseconds) ? self : nil
  }
}
