internal import Synchronization

/// Time that passes as it does, some times as fast, and leaps over every wait.
public final class LeapingClock: Sendable {
  private let start = ContinuousClock.now
  private let speed: Int
  private let leapt = Atomic<Int64>(0)

  /// - Parameter speed: How many times as long anything takes by this clock as it does.
  public init(speed: Int = 1) { self.speed = speed }

  /// In milliseconds.
  public var now: Int64 {
    let elapsed = (ContinuousClock.now - start) * speed
    return Int64(elapsed / .milliseconds(1)) + leapt.load(ordering: .relaxed)
  }

  /// Waits for so many milliseconds.
  public func leap(_ milliseconds: Int64) {
    leapt.add(milliseconds, ordering: .relaxed)
  }
}
