internal import CICU

/// A time zone of the time zone database: moments to days and times of day, and back.
///
/// Moments are milliseconds since 1970 in UTC.
public struct CivilZone: Hashable, Sendable {
  /// As the database names it: `Asia/Taipei`.
  public let identifier: String

  /// The zone whose clock is that of the moments themselves.
  public static let utc = CivilZone(known: "Etc/UTC")

  /// - Returns: `nil` where the database does not know the identifier, such as `Asia/Taipeh`.
  public init?(_ identifier: String) {
    // A NUL would end the identifier for the library.
    guard !identifier.utf8.contains(0), unsafe cicu_zone_is_known(identifier) != 0 else {
      return nil
    }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// What the calendar and the clock say at the moment.
  public func civil(_ moment: Int64) -> CivilTime {
    let civil = unsafe cicu_zone_civil(identifier, moment)
    return CivilTime(
      day: CivilDay(year: Int(civil.year), month: Int(civil.month), day: Int(civil.day)),
      minutesOfDay: Int(civil.minutes), weekday: Int(civil.weekday))
  }

  /// The moment at which the day has come so many minutes past midnight on the clock.
  ///
  /// A time that the clock skips moves forward by what is skipped; of one that comes twice it is the first.
  public func moment(of day: CivilDay, minutes: Int) -> Int64 {
    unsafe cicu_zone_moment(
      identifier, Int32(clamping: day.year), Int32(clamping: day.month), Int32(clamping: day.day),
      Int32(clamping: minutes))
  }
}

/// A day and a time of day, as the calendar and the clock of a place say it.
public struct CivilTime: Hashable, Sendable {
  public var day: CivilDay
  /// From midnight, by the clock.
  public var minutesOfDay: Int
  /// From Monday, which is 1, to Sunday, which is 7.
  public var weekday: Int

  public init(day: CivilDay, minutesOfDay: Int, weekday: Int) {
    self.day = day
    self.minutesOfDay = minutesOfDay
    self.weekday = weekday
  }
}
