internal import CICU

/// How a moment is written, in ICU's letters: `yyyy-MMM-dd HH:mm:ss`, `(yyyy-MM-dd,HH:mm)`; months and days are English.
public struct MomentPattern: Hashable, Sendable {
  /// As it was given.
  public let pattern: String

  /// - Returns: `nil` where a letter has no meaning, or nothing would be written.
  public init?(_ pattern: String) {
    guard let text = Self.text(pattern, 0, .utc), !text.isEmpty else { return nil }
    self.pattern = pattern
  }

  /// What the calendar and the clock of the zone say at the moment, in milliseconds since 1970.
  public func text(_ moment: Int64, _ zone: CivilZone) -> String {
    // The library fails for want of memory alone: the pattern was tried when it was made.
    Self.text(pattern, moment, zone) ?? pattern
  }

  private static func text(_ pattern: String, _ moment: Int64, _ zone: CivilZone) -> String? {
    unsafe ICUText.bytes(of: pattern) {
      unsafe ICUText.taking(cicu_zone_text(zone.identifier, moment, $0, $1))
    }
  }
}
