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

  /// Rounded down: the year before 0000, March, is a negative one.
  private static func floorDivided(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }
}
