import Foundation
import TestKit
import Testing

/// `serve` on a disk that is full for a while.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct DiskFullTests {
  private let folder: TemporaryFolder
  private static let order = "熟成紅茶 大杯 半糖 少冰"

  init() throws { folder = try TemporaryFolder() }

  @Test func nothingIsTakenThatCannotBeKeptAndItGoesOnWhenThereIsRoom() throws {
    // Room for the tables and about as much log of what is written (1 MiB).
    let bot = try ServedBot(folder, blocks: "2048")
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    var people = 0
    var answer = ""
    while !answer.hasSuffix(" 503"), people < 400 {
      people += 1
      answer = try bot.say(Self.order, "p\(people)")
    }
    #expect(answer.contains("暫時無法收單"), "\(people): \(answer)")

    let lift = try Program(URL(filePath: "/usr/bin/env")).run([
      "prlimit", "--pid", "\(bot.program.process.processIdentifier)", "--fsize=unlimited",
    ])
    #expect(lift.status == 0, "\(lift.errors)")
    // The same message again, as whoever was refused sends it.
    #expect(try bot.say(Self.order, "p\(people)").contains("OK 嗎"))
    #expect(try bot.say("好", "p\(people)").contains("#1 ✓"))
    #expect(bot.program.terminate() == 0)
    let script =
      "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('pragma integrity_check'))"
    let check = try Program.python.run(["-c", script, folder.file("drinkrun.db")])
    #expect(check.output == "('ok',)\n")
  }
}
