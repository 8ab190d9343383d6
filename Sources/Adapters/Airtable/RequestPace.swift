/// When requests may go to a base, in milliseconds of an even clock.
struct RequestPace {
  /// A base takes five requests in any second (Airtable, "Rate limits"): five distances are a second and 15 ms.
  static let distance: Int64 = 203
  /// How late a request may go without moving those behind it.
  private static let room: Int64 = 14
  /// Nothing goes before.
  private(set) var silentUntil = Int64.min
  private var next = Int64.min

  /// The first free moment from now on, which is taken then.
  ///
  /// The next counts from this moment and not from when the request really went, so that a little lateness does not add up.
  mutating func slot(at now: Int64) -> Int64 {
    let onTime = next != .min && now > next && now - next <= Self.room ? next : max(now, next)
    let slot = max(onTime, silentUntil)
    next = slot + Self.distance
    return slot
  }

  /// Keeps all requests back; a silence never ends sooner than one before it said.
  mutating func silence(until moment: Int64) { silentUntil = max(silentUntil, moment) }
}
