import Ordering
import Store

/// Does what is due at its time, whether anybody speaks or not, and has it said.
public struct Schedule: Sendable {
  private let bot: Bot
  private let announcer: Announcer
  private let clock: any Clock
  private let alarm: Alarm
  private let report: @Sendable (String) -> Void

  /// The longest sleep in milliseconds: a clock that was set, and what another process wrote, are seen then.
  private static let longestSleep: Int64 = 30_000
  /// How soon what was not taken is offered again at first, and a store that failed is tried again.
  private static let retry: Int64 = 5_000
  private static let longestRetry: Int64 = 300_000
  private static let pause: Int64 = 1_000

  /// - Parameters:
  ///   - alarm: Rung after each commit: what is due next may have changed.
  ///   - report: Takes a line for whoever runs the bot.
  public init(
    bot: Bot, announcer: Announcer, clock: any Clock, alarm: Alarm,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.bot = bot
    self.announcer = announcer
    self.clock = clock
    self.alarm = alarm
    self.report = report
  }

  /// Runs until the task is cancelled.
  public func run() async {
    var retry = Self.retry
    while !Task.isCancelled {
      let (rest, isLeft) = await turn()
      await alarm.wait(milliseconds: isLeft ? min(rest, retry) : rest)
      retry = isLeft ? min(retry * 2, Self.longestRetry) : Self.retry
    }
  }

  /// Does and says what is due now.
  ///
  /// - Returns: How long there is nothing to do, in milliseconds, and whether something was not taken.
  private func turn() async -> (rest: Int64, isLeft: Bool) {
    do {
      try await bot.runDue()
      let isLeft = try await announcer.deliver()
      guard let next = try await bot.nextDue() else { return (Self.longestSleep, isLeft) }
      let wait = next.at.milliseconds - clock.now.milliseconds
      // Something that is due and stays so could not be done: it is tried again, but not in a loop.
      return (wait > 0 ? min(wait, Self.longestSleep) : Self.pause, isLeft)
    } catch {
      report("what is due could not be done: \(error)")
      return (Self.retry, false)
    }
  }
}
