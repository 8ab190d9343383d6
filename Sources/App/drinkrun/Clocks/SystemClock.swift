import Bot
import Glibc
import Ordering

/// The machine's clock.
struct SystemClock: Clock {
  var now: Timestamp {
    var time = timespec()
    // `clock_gettime` fails for a clock that there is not; this one always is.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
