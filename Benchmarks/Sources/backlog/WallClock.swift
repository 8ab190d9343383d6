internal import Bot
internal import FoundationEssentials
internal import Ordering

/// The time of day.
struct WallClock: Clock {
  var now: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }
}
