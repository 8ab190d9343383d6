import Glibc

/// Counts how often something is done, on the CPU time of this process.
enum Stopwatch {
  struct Count {
    var lines: Int
    var nanoseconds: Int64
    /// What the work gave, so that no compiler leaves it out.
    var sum: Int
  }

  static func count(_ lines: [String], _ seconds: Double, _ work: (String) -> Int) -> Count {
    let start = now()
    let end = start + Int64(seconds * 1e9)
    var count = Count(lines: 0, nanoseconds: 0, sum: 0)
    repeat {
      for line in lines { count.sum &+= work(line) }
      count.lines += lines.count
      count.nanoseconds = now() - start
    } while start + count.nanoseconds < end
    return count
  }

  private static func now() -> Int64 {
    var time = timespec()
    // unsafe: the callee writes to it during the call alone.
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
