import Foundation
import TestKit
import Testing

/// `serve` that is told to stop while a row is on its way to a table elsewhere.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct StopTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private struct Served: Decodable {
    var endpoint: String
    var base: String
  }

  /// The bot with one order on its way to a table that answers so late.
  private func busyBot(late: String) throws -> (
    bot: RunningProgram, table: RunningProgram, errors: TemporaryFile
  ) {
    let table = try RunningProgram(
      .drinkrun,
      [
        "table", "serve", "--listen", "127.0.0.1:0", "--file", folder.file("rows.db"),
        "--misbehave", "seed=1,late=100%:\(late)",
      ])
    let line = try #require(try table.readLine())
    let served = try JSONDecoder().decode(Served.self, from: Data(line.utf8))
    let errors = try TemporaryFile()
    let bot = try ServedBot(
      folder,
      table: """
        {kind: airtable, endpoint: "\(served.endpoint)/v0", base: \(served.base), token: {file: rows.db.token}}
        """, errors: errors.handle)
    for text in ["開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好"] {
      #expect(try bot.say(text, "Amy").hasSuffix("200"))
    }
    return (bot.program, table, errors)
  }

  /// How many rows wait for the table, seen from outside.
  private func waiting() throws -> String { try count("outbox", in: "drinkrun.db") }

  private func count(_ table: String, in file: String) throws -> String {
    let script = """
      import sqlite3, sys
      base = sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True)
      print(base.execute("select count(*) from " + sys.argv[2]).fetchone()[0])
      """
    return try Program.python.run(["-c", script, folder.file(file), table]).output
  }

  @Test func aRequestUnderWayIsLetFinish() async throws {
    let (bot, table, errors) = try busyBot(late: "4s")
    // The table has the row, and its answer is on the way.
    while try count("records", in: "rows.db") != "1\n" {
      try await Task.sleep(for: .milliseconds(200))
    }
    bot.process.terminate()
    // Who asks twice does not break it off.
    bot.process.terminate()
    #expect(try await bot.end() == 0)
    #expect(try waiting() == "0\n")
    #expect(try !errors.text().contains("still wait"))
    #expect(table.terminate() == 0)
  }

  @Test func oneThatHangsIsBrokenOffAndItsRowWaits() async throws {
    let (bot, table, errors) = try busyBot(late: "60s")
    #expect(try await bot.end() == 0)
    #expect(try waiting() == "1\n")
    #expect(try errors.text().contains("rows that still wait for the table: 1"))
    table.kill()
  }
}
