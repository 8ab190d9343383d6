/// A day of the Gregorian calendar.
public struct CivilDay: Hashable, Comparable, Sendable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (left: CivilDay, right: CivilDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
