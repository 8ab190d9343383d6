internal import Glibc

/// Counts how often something is done, on the CPU time of this process.
public enum Stopwatch {
  /// What was done in how long.
  public struct Count: Sendable {
    public var lines: Int
    public var nanoseconds: Int64
    /// What the work gave, so that no compiler leaves it out.
    public var sum: Int

    @inlinable
    init() { (lines, nanoseconds, sum) = (0, 0, 0) }
  }

  /// Works on all lines again and again until the time is over.
  @inlinable
  public static func count(
    _ lines: [String], _ seconds: Double, _ work: (String) -> Int
  ) -> Count {
    let start = now()
    let end = start + Int64(seconds * 1e9)
    var count = Count()
    repeat {
      for line in lines { count.sum &+= work(line) }
      count.lines += lines.count
      count.nanoseconds = now() - start
    } while start + count.nanoseconds < end
    return count
  }

  /// The CPU time of this process so far, in nanoseconds.
  public static func now() -> Int64 {
    var time = timespec()
    // unsafe: the callee writes to it during the call alone.
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
