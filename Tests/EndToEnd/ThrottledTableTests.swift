import Foundation
import TestKit
import Testing

/// A base whose limit somebody else uses up, too.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct ThrottledTableTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func sixtyLinesGetThereOnceBesideAnotherClient() async throws {
    let table = try ServedTable(folder, misbehaviour: "seed=2,limit=5/s:2s,429=10%:1s")
    let script = """
      import sys, time, urllib.error, urllib.request
      print("asks", flush=True)
      while True:
          try: urllib.request.urlopen(sys.argv[1] + "/v0/meta/whoami")
          except urllib.error.HTTPError: pass
          time.sleep(0.3)
      """
    let other = try RunningProgram(.python, ["-c", script, table.endpoint])
    #expect(try other.readLine() == "asks")
    let errors = try TemporaryFile()
    let bot = try ServedBot(folder, table: table.configured(), errors: errors.handle)
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    var told: [String] = []
    for person in 1...6 {
      let items = ["正常糖", "少糖", "半糖", "微糖", "無糖"].flatMap { sugar in
        ["中杯", "大杯"].map { "熟成紅茶 \($0) 少冰 \(sugar)" }
      }
      _ = try bot.say(items.joined(separator: "，"), "p\(person)")
      // Nobody who orders waits for the table.
      let answer = try bot.say("好", "p\(person)")
      #expect(answer.contains("✓"), "\(answer)")
      told += Array(repeating: "p\(person)", count: items.count)
    }
    let arguments = ["outbox", "--config", folder.file("drinkrun.yaml")]
    while try Program.drinkrun.run(arguments).lines.last != "waiting: 0, parked: 0, gone: 0" {
      try await Task.sleep(for: .milliseconds(500))
    }
    other.kill()
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
    let mended = try ServedTable(folder)
    let rows = try mended.rows(of: "Orders")
    #expect(rows.compactMap { $0["orderName"] as? String }.sorted() == told.sorted())
    #expect(Set(rows.compactMap { $0["orderKey"] as? String }).count == 60)
    #expect(mended.program.terminate() == 0)
    #expect(try errors.text().contains("429"))
  }
}
