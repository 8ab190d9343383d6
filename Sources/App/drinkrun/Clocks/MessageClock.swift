import Blocking
import Bot
import Ordering

/// A clock that follows the times that messages say; it never goes back.
///
/// Until one says a time, it is the machine's.
struct MessageClock: Clock {
  private let said: Locked<Timestamp?> = Locked(nil)
  private let system = SystemClock()

  var now: Timestamp { said.withLock { $0 } ?? system.now }

  func advance(to moment: Timestamp) {
    said.withLock { $0 = max($0 ?? moment, moment) }
  }
}
