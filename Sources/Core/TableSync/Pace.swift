internal import Ordering

/// How long the outbox waits, in milliseconds.
enum Pace {
  /// Ten seconds at first, as somebody may be mending it, and then ten minutes; six hours where only time or money helps.
  static func stop(by trouble: TableTrouble, after stops: Int) -> Int64 {
    if trouble == .quota { return 21_600_000 }
    return stops == 0 ? 10_000 : 600_000
  }

  /// Until what a look did not find is looked for again: it may be on its way still, or be there and not be seen yet.
  static let secondLook: Int64 = 3_000

  /// What a table asks for, which is a second at least and is believed up to an hour; by chance up to a tenth more, so that
  /// not all return at once.
  static func silence(
    seconds: Int64, using generator: inout some RandomNumberGenerator
  ) -> Int64 {
    let asked = min(max(seconds, 1), 3_600) * 1_000
    return asked + Int64.random(in: 0...asked / 10, using: &generator)
  }

  /// One second, doubled with every failure up to five minutes; by chance up to half less, so that many do not return at
  /// once.
  static func backoff(
    after failures: Int, using generator: inout some RandomNumberGenerator
  ) -> Int64 {
    let longest = min(Int64(1_000) << Int64(min(failures, 9)), 300_000)
    return longest - Int64.random(in: 0...longest / 2, using: &generator)
  }
}

extension Timestamp {
  func advanced(by milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: self.milliseconds + milliseconds)
  }
}
