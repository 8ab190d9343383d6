import Foundation
import TestKit
import Testing

/// `serve` with a table in which no column has the key: every line that was told ✓ is one row, whatever gets lost.
@Suite(.ownThreads, .timeLimit(.minutes(4))) struct KeylessServeTests {
  private let folder: TemporaryFolder
  /// Which row is whose is told by these alone, and all lines of a person are alike in them.
  private static let layout = """
    table: Tea
    identity: {foundBy: [orderName, drinkName]}
    columns:
      - {field: orderName, type: singleLineText}
      - {field: drinkName, type: singleLineText}
      - {field: numberOfCups, type: number}
    """
  private static let fields = """
    {"make": "Tea", "fields": [{"name": "orderName", "type": "singleLineText"}, {"name": \
    "drinkName", "type": "singleLineText"}, {"name": "numberOfCups", "type": "number", \
    "options": {"precision": 0}}]}
    """

  init() throws {
    folder = try TemporaryFolder()
    try Self.layout.write(
      toFile: folder.file("layout.yaml"), atomically: true, encoding: .utf8)
  }

  /// A table that exists, behind a server that from now on fails as told.
  private func table(_ misbehaviour: String) throws -> ServedTable {
    let first = try ServedTable(folder)
    try first.edit(Self.fields)
    #expect(first.program.terminate() == 0)
    return try ServedTable(folder, misbehaviour: misbehaviour)
  }

  private func bot(_ table: ServedTable, errors: FileHandle? = nil) throws -> ServedBot {
    try ServedBot(
      folder, table: table.configured(layout: folder.file("layout.yaml")), errors: errors)
  }

  /// Orders, and gives what has to be in the table of it: who and how many cups.
  private func order(_ people: Range<Int>, from bot: ServedBot) throws -> [String] {
    try people.flatMap { person in
      let (name, cups) = ("p\(person)", person % 4 + 1)
      _ = try bot.say("熟成紅茶 大杯 半糖 少冰 x\(cups)，熟成紅茶 大杯 半糖 少冰 x\(cups + 4)", name)
      let answer = try bot.say("好", name)
      #expect(answer.contains("✓"), "\(answer)")
      return ["\(name) \(cups)", "\(name) \(cups + 4)"]
    }
  }

  /// Waits until the bot's outbox is empty, seen from outside.
  private func waitUntilNothingWaits() async throws {
    let arguments = ["outbox", "--config", folder.file("drinkrun.yaml")]
    while true {
      let listed = try Program.drinkrun.run(arguments)
      if listed.lines.last == "waiting: 0, parked: 0, gone: 0" { return }
      try await Task.sleep(for: .milliseconds(500))
    }
  }

  /// Who and how many cups, of all rows of a table that works.
  private func rows(_ table: ServedTable) throws -> [String] {
    let mended = try ServedTable(folder, listen: table.listen)
    let rows = try mended.rows(of: "Tea")
    #expect(mended.program.terminate() == 0)
    return rows.map {
      "\($0["orderName"] as? String ?? "?") \($0["numberOfCups"] as? Int ?? 0)"
    }.sorted()
  }

  @Test func answersThatAreLostMakeNoRowTwiceAndLoseNone() async throws {
    let table = try table("seed=5,lost=40%,partial=10%,hang=10%")
    let errors = try TemporaryFile()
    let bot = try bot(table, errors: errors.handle)
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    var told = try order(1..<9, from: bot)
    // A line that changes while nobody knows whether it is in: the last, which was not looked for yet.
    let changed = try bot.say("#\(told.count) 改 9 杯", "p8")
    #expect(changed.contains("✓"), "\(changed)")
    told[told.count - 1] = "p8 9"
    try await waitUntilNothingWaits()
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
    #expect(try rows(table) == told.sorted())
    #expect(try errors.text().contains("the table does not answer as it should"))
  }

  @Test(arguments: ["late=100%:60s", "hang=100%"])
  func aBotThatIsKilledBetweenSendingAndAnswer(fault: String) async throws {
    // Without a failure, first: the bot looks at its table before it begins.
    let works = try table("seed=1,late=1%:1s")
    let bot = try bot(works)
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    works.program.kill()
    let fails = try ServedTable(folder, listen: works.listen, misbehaviour: "seed=1,\(fault)")
    let told = try order(1..<4, from: bot)
    while try marked() == 0 { try await Task.sleep(for: .milliseconds(100)) }
    bot.program.kill()
    fails.program.kill()

    let mended = try ServedTable(folder, listen: works.listen)
    let again = try self.bot(mended)
    try await waitUntilNothingWaits()
    #expect(try await again.program.end() == 0)
    #expect(mended.program.terminate() == 0)
    #expect(try rows(mended) == told.sorted())
  }

  /// How many lines were sent without an answer so far, as the store has it.
  private func marked() throws -> Int {
    let script = """
      import sqlite3, sys
      base = sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True)
      print(base.execute("select count(in_doubt) from outbox").fetchone()[0])
      """
    let outcome = try Program.python.run(["-c", script, folder.file("drinkrun.db")])
    return Int(outcome.lines.first ?? "") ?? 0
  }
}
