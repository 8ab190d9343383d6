import Foundation
import TestKit
import Testing

/// `drinkrun outbox`: what the table does not have, seen and revived from outside.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct OutboxCommandTests {
  private let folder: TemporaryFolder
  private static let orders = ["開團 可不可 截止 23:59", "熟成紅茶 大杯 半糖 少冰 x2", "好"]
    .enumerated().map { "@msgid=m\($0) :amy!u@h PRIVMSG #tea :\($1)\n" }.joined()

  init() throws { folder = try TemporaryFolder() }

  private func outbox(_ arguments: String...) throws -> Program.Outcome {
    try Program.drinkrun.run(["outbox"] + arguments + ["--config", folder.file("drinkrun.yaml")])
  }

  private func chat(_ lines: String) throws -> Program.Outcome {
    try Program.drinkrun.run(
      ["chat", "--lines", "--config", folder.file("drinkrun.yaml")], input: lines)
  }

  /// A table that answers as the script says, and the configuration for it.
  private func scripted(_ answers: String...) throws -> RunningProgram {
    let script = Program.root.appending(path: "Tests/Fixtures/table/scripted_table.py").path
    let server = try RunningProgram(.python, [script] + answers)
    let port = try #require(try server.readLine())
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: airtable, endpoint: "http://127.0.0.1:\(port)/v0", base: appScripted, token: pat}
    """.write(toFile: folder.file("drinkrun.yaml"), atomically: true, encoding: .utf8)
    return server
  }

  @Test func whereNothingWaitsItSaysSo() throws {
    let server = try scripted("ok", "ok", "ok")
    #expect(try outbox().status == 1)
    #expect(try outbox().errors.contains("there is no store"))
    _ = try chat(Self.orders)
    #expect(try outbox().output == "waiting: 0, parked: 0, gone: 0\n")
    #expect(try outbox("--json").output == "")
    server.kill()
  }

  @Test func whatTheTableRefusedIsNamedAndIsSentAgain() throws {
    let server = try scripted("422", "422", "422", "422", "422", "422", "422", "422")
    _ = try chat(Self.orders)
    let listed = try outbox()
    #expect(listed.lines.count == 2)
    #expect(listed.lines.first?.contains("  parked  amy: 熟成紅茶 x2: ") == true, "\(listed.output)")
    #expect(listed.lines.last == "waiting: 0, parked: 1, gone: 0")
    server.kill()

    let line = try #require(try outbox("--json").lines.first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["state"] as? String == "parked")
    #expect(object["quantity"] as? Int == 2)
    let key = try #require(object["key"] as? String)

    let strange = try outbox("retry", "01ARZ3NDEKTSV4RRFFQ69G5FAV-1")
    #expect(strange.status == 64)
    #expect(strange.errors.contains("drinkrun outbox lists what does"))
    #expect(try outbox("retry", key).output == "to be sent again: 1\n")
    #expect(try outbox().lines.last == "waiting: 1, parked: 0, gone: 0")
  }

  @Test func aBotThatRunsSendsItAgain() async throws {
    let server = try scripted("422")
    let bot = try RunningProgram(
      .drinkrun, ["chat", "--lines", "--config", folder.file("drinkrun.yaml")])
    try bot.say(Self.orders.trimmingCharacters(in: .newlines))
    try await wait(for: "waiting: 0, parked: 1, gone: 0")
    #expect(try outbox("retry").output == "to be sent again: 1\n")
    try await wait(for: "waiting: 0, parked: 0, gone: 0")
    try bot.closeInput()
    bot.process.waitUntilExit()
    server.kill()
  }

  private func wait(for sums: String) async throws {
    while try outbox().lines.last != sums { try await Task.sleep(for: .seconds(1)) }
  }

  @Test func aStoreOfAnotherVersionIsNotTouched() throws {
    let server = try scripted("ok")
    _ = try chat(Self.orders)
    server.kill()
    let store = folder.file("drinkrun.db")
    for (version, words) in [(1, "when the bot is started"), (99, "newer drinkrun")] {
      let outcome = try Program.python.run([
        "-c",
        "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute(f'pragma user_version = {sys.argv[2]}')",
        store, String(version),
      ])
      #expect(outcome.errors == "")
      let before = try Data(contentsOf: URL(filePath: store))
      let refused = try self.outbox()
      #expect(refused.status == 1)
      #expect(refused.errors.contains(words), "\(refused.errors)")
      #expect(try Data(contentsOf: URL(filePath: store)) == before)
    }
  }
}
