import FoundationEssentials
import ICU

/// A moment, in milliseconds since 1970 in UTC.
struct Moment: Hashable, Comparable, Sendable {
  var milliseconds: Int64

  init(milliseconds: Int64) { self.milliseconds = milliseconds }

  init(_ date: Date) {
    milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
  }

  /// Reads ISO 8601 with an offset, with a date alone, or with a time that is taken to be UTC.
  init?(_ text: String) {
    // The library takes the 30th of February for the 2nd of March.
    guard CivilDay(String(text.prefix(10))) != nil else { return nil }
    let zoned = text.contains("T") ? text : text + "T00:00:00"
    let time = zoned.drop { $0 != "T" }
    let hasZone = time.contains { $0 == "Z" || $0 == "+" || $0 == "-" }
    let full = hasZone ? zoned : zoned + "Z"
    let exact = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = (try? exact.parse(full)) ?? (try? Date.ISO8601FormatStyle().parse(full)) else {
      return nil
    }
    self.init(date)
  }

  /// As Airtable writes it: `2026-01-02T03:04:05.000Z`.
  var text: String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    // The library cuts behind the third digit, and the nearest binary fraction may be a little less.
    return Date(timeIntervalSince1970: (Double(milliseconds) + 0.5) / 1000).formatted(style)
  }

  /// The day of it in UTC: `2026-01-02`.
  var dayText: String { String(text.prefix(10)) }

  static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }
}
