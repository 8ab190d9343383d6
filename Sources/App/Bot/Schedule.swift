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
  /// How soon what was not taken is offered again, and a store that failed is tried again.
  private static let retry: Int64 = 5_000
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
    while !Task.isCancelled {
      await alarm.wait(milliseconds: await turn())
    }
  }

  /// Does and says what is due now.
  ///
  /// - Returns: How long there is nothing to do, in milliseconds.
  private func turn() async -> Int64 {
    do {
      try await bot.runDue()
      let isLeft = try await announcer.deliver()
      guard let next = try await bot.nextDue() else {
        return isLeft ? Self.retry : Self.longestSleep
      }
      let wait = next.at.milliseconds - clock.now.milliseconds
      // Something that is due and stays so could not be done: it is tried again, but not in a loop.
      guard wait > 0 else { return Self.pause }
      return min(wait, isLeft ? Self.retry : Self.longestSleep)
    } catch {
      report("what is due could not be done: \(error)")
      return Self.retry
    }
  }
}
