/// A day of the Gregorian calendar.
public struct CivilDay: Hashable, Comparable, Sendable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  /// Takes the numbers as they are, the 30th of February too.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-12-01`; `nil` for what is no day of the calendar.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard self == adding(days: 0) else { return nil }
  }

  /// As ISO 8601 writes it: `2026-12-01`.
  public var text: String {
    [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
  }

  /// Without separators: `20261201`.
  public var compactText: String { padded(year, 4) + padded(month, 2) + padded(day, 2) }

  /// The day so many days later, or earlier for less than none.
  public func adding(days: Int) -> CivilDay {
    let moved = CivilDay(year: year, month: month, day: day + days)
    return CivilZone.utc.civil(CivilZone.utc.moment(of: moved, minutes: 0)).day
  }

  public static func < (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
