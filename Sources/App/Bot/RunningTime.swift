internal import Ordering

/// The bot's time, that runs on where its clock stands still.
///
/// A clock that follows messages stands between them, and pauses between requests would never end by it.
struct RunningTime {
  private let clock: any Clock
  /// Milliseconds that pass at an even pace.
  private let uptime: @Sendable () -> Int64
  private var start: (moment: Timestamp, uptime: Int64)

  init(clock: any Clock, uptime: @escaping @Sendable () -> Int64) {
    self.clock = clock
    self.uptime = uptime
    start = (moment: clock.now, uptime: uptime())
  }

  /// The later of the clock's moment and of what has passed since its last; never back.
  mutating func now() -> Timestamp {
    let passed = uptime()
    let running = Timestamp(
      milliseconds: start.moment.milliseconds + passed - start.uptime)
    start = (moment: max(running, clock.now), uptime: passed)
    return start.moment
  }
}
