import Foundation
import TestKit
import Testing

/// A table in which people take rows out, add some and copy others.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct HandEditedTableTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Who and how many cups, as soon as that is there.
  private func rows(_ table: ServedTable, with wanted: String) async throws -> [String] {
    while true {
      let rows = try table.rows(of: "Orders").map {
        "\($0["orderName"] as? String ?? "?") \($0["numberOfCups"] as? Int ?? 0)"
      }
      if rows.contains(wanted) { return rows.sorted() }
      try await Task.sleep(for: .milliseconds(300))
    }
  }

  @Test func whatPeopleDoByHandStaysAndHoldsNobody() async throws {
    let table = try ServedTable(folder)
    let bot = try ServedBot(folder, table: table.configured())
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    for person in ["p12", "p13", "p14"] {
      _ = try bot.say("熟成紅茶 大杯 半糖 少冰", person)
      #expect(try bot.say("好", person).contains("✓"))
    }
    _ = try await rows(table, with: "p14 1")
    let copied = try #require(
      table.rows(of: "Orders").first { $0["orderName"] as? String == "p14" }?["orderKey"])
    try table.edit(
      #"{"remove": "Orders", "where": ["orderName", "p12"]}"#,
      """
      {"add": "Orders", "records": [{"orderName": "by hand", "numberOfCups": 3}, \
      {"orderKey": "\(copied)", "orderName": "p14", "numberOfCups": 1}]}
      """)
    for (person, text, reply) in [
      ("p12", "改 5 杯", "✓"), ("p12", "取消", "取消了"), ("p13", "改 6 杯", "✓"), ("p14", "改 7 杯", "✓"),
    ] {
      let answer = try bot.say(text, person)
      #expect(answer.contains(reply), "\(person) \(text): \(answer)")
    }
    #expect(try await rows(table, with: "p14 7") == ["by hand 3", "p13 6", "p14 1", "p14 7"])
    let outbox = try Program.drinkrun.run(["outbox", "--config", folder.file("drinkrun.yaml")])
    #expect(outbox.lines.last == "waiting: 0, parked: 0, gone: 1", "\(outbox.output)")
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }
}
