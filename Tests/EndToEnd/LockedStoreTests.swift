import Foundation
import TestKit
import Testing

/// A store that somebody else is at.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct LockedStoreTests {
  private let folder: TemporaryFolder
  private static let order = "熟成紅茶 大杯 半糖 少冰"

  init() throws { folder = try TemporaryFolder() }

  /// Somebody who looks after the store with a shell of SQLite and leaves a transaction open for a while.
  @Test func anOrderWaitsForWhoeverWritesAndIsTaken() throws {
    let bot = try ServedBot(folder)
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    let script = """
      import sqlite3, sys, time
      base = sqlite3.connect(sys.argv[1], isolation_level=None)
      base.execute("begin immediate")
      print("locked", flush=True)
      time.sleep(2)
      base.execute("commit")
      """
    let shell = try RunningProgram(.python, ["-c", script, folder.file("drinkrun.db")])
    #expect(try shell.readLine() == "locked")
    #expect(try bot.say(Self.order, "bob").contains("OK 嗎"))
    #expect(try bot.say("好", "bob").contains("#1 ✓"))
    #expect(bot.program.terminate() == 0)
  }

  @Test func aSecondBotIsToldWhoHoldsItAndTheFirstGoesOn() async throws {
    let first = try ServedBot(folder)
    #expect(try first.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    let arguments = ["serve", "--config", folder.file("drinkrun.yaml")]
    let second = try Program.drinkrun.run(arguments)
    #expect(second.status == 69)
    #expect(second.output == "")
    let holder = "is held by process \(first.program.process.processIdentifier)"
    #expect(second.errors.contains(holder), "\(second.errors)")
    #expect(try first.say(Self.order, "bob").contains("OK 嗎"))

    // The lock goes with its process, whatever its file says.
    first.program.kill()
    let next = try ServedBot(folder)
    #expect(try next.say("好", "bob").contains("#1 ✓"))
    #expect(next.program.terminate() == 0)
  }
}
