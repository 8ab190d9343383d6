extension Timestamp {
  /// The moment that an RFC 3339 date and time names, as `2026-11-30T14:00:00.000+08:00`; `nil` for anything else.
  ///
  /// The zone must be said. Digits behind the third of a second's fraction are cut off.
  public init?(rfc3339 text: String) {
    var reader = MomentReader(rest: text.utf8[...])
    guard let days = reader.day(), reader.takes("Tt"), let time = reader.time(),
      let offset = reader.offset(), reader.rest.isEmpty
    else { return nil }
    self.init(milliseconds: days * 86_400_000 + time - offset)
  }

  /// The moment as RFC 3339 writes it, in UTC with milliseconds: `2026-11-30T06:00:00.000Z`.
  public var rfc3339: String {
    let days = floorDivided(milliseconds, 86_400_000)
    let (year, month, day) = civilDay(days)
    let time = milliseconds - days * 86_400_000
    let (hour, minute) = (time / 3_600_000, time / 60_000 % 60)
    let (second, fraction) = (time / 1_000 % 60, time % 1_000)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
      + "T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(fraction, 3))Z"
  }
}

/// Reads the parts of an RFC 3339 text from its front.
private struct MomentReader {
  var rest: Substring.UTF8View

  /// Days since 1970.
  mutating func day() -> Int64? {
    guard let year = number(4), takes("-"), let month = number(2), takes("-"),
      let day = number(2), (1...12).contains(month)
    else { return nil }
    guard (1...Self.length(of: month, in: year)).contains(day) else { return nil }
    return Self.days(to: year, month, day)
  }

  /// Milliseconds since midnight.
  mutating func time() -> Int64? {
    guard let hour = number(2), takes(":"), let minute = number(2), takes(":"),
      let second = number(2), hour < 24, minute < 60, second < 61
    else { return nil }
    // A leap second is counted as the second before it, as POSIX clocks do.
    let whole = (hour * 60 + minute) * 60 + min(second, 59)
    guard takes(".") else { return whole * 1_000 }
    guard let fraction = fraction() else { return nil }
    return whole * 1_000 + fraction
  }

  /// Milliseconds east of UTC.
  mutating func offset() -> Int64? {
    if takes("Zz") { return 0 }
    guard let sign = rest.first, takes("+-"), let hours = number(2), takes(":"),
      let minutes = number(2), hours < 24, minutes < 60
    else { return nil }
    let east = (hours * 60 + minutes) * 60_000
    return sign == UInt8(ascii: "+") ? east : -east
  }

  mutating func takes(_ one: String) -> Bool {
    guard let first = rest.first, one.utf8.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ digits: Int) -> Int64? {
    let front = rest.prefix(digits)
    guard front.count == digits, front.allSatisfy(Self.isDigit) else { return nil }
    rest.removeFirst(digits)
    return front.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private mutating func fraction() -> Int64? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    let values = digits.prefix(3).map { Int64($0 - UInt8(ascii: "0")) }
    return zip(values, [100, 10, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func length(of month: Int64, in year: Int64) -> Int64 {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counted in years that begin on 1 March, so that the leap day is a year's last.
  private static func days(to year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month < 3 ? year - 1 : year
    let monthsSinceMarch = (month + 9) % 12
    let leaps = floorDivided(shifted, 4) - floorDivided(shifted, 100) + floorDivided(shifted, 400)
    return shifted * 365 + leaps + (monthsSinceMarch * 153 + 2) / 5 + day - 719_469
  }
}

/// The day that comes so many days after 1 January 1970, counted in years that begin on 1 March.
private func civilDay(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
  let sinceMarch = days + 719_468
  let era = floorDivided(sinceMarch, 146_097)
  let dayOfEra = sinceMarch - era * 146_097
  // The leap days before it are taken out, so that all years have 365 days.
  let leaps = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
  let yearOfEra = (dayOfEra - leaps) / 365
  let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
  let monthSinceMarch = (dayOfYear * 5 + 2) / 153
  let day = dayOfYear - (monthSinceMarch * 153 + 2) / 5 + 1
  let isNextYear = monthSinceMarch >= 10
  return (
    year: era * 400 + yearOfEra + (isNextYear ? 1 : 0),
    month: isNextYear ? monthSinceMarch - 9 : monthSinceMarch + 3, day: day
  )
}

/// Rounded down: the year before 0000, March, is a negative one, and so is a moment before 1970.
private func floorDivided(_ number: Int64, _ divisor: Int64) -> Int64 {
  number >= 0 ? number / divisor : (number - divisor + 1) / divisor
}

private func padded(_ number: Int64, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
