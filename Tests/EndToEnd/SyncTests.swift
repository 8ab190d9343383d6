import Foundation
import TestKit
import Testing

/// What people do in the table comes back to the chat.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct SyncTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Marks the only row of the table as done and paid, as soon as it is there.
  private static let marking = """
    import sys, time, pyairtable
    endpoint, token, base = sys.argv[1:]
    table = pyairtable.Api(token, endpoint_url=endpoint).table(base, "Orders")
    while not table.all():
        time.sleep(0.05)
    table.update(table.all()[0]["id"], {"status": "done", "paid": True})
    """

  @Test func statusAndPaymentComeBackWhenTheOrganizerAsks() throws {
    let server = try RunningProgram(
      .drinkrun, ["table", "serve", "--listen", "127.0.0.1:0", "--file", folder.file("rows.db")])
    let ready = Data(try #require(try server.readLine()).utf8)
    let place = try #require(try JSONSerialization.jsonObject(with: ready) as? [String: String])
    let (endpoint, base) = (try #require(place["endpoint"]), try #require(place["base"]))
    let token = try #require(place["token"])
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: airtable, endpoint: "\(endpoint)/v0", base: \(base), token: \(token)}
    """.write(toFile: file, atomically: true, encoding: .utf8)

    let chat = try RunningProgram(.drinkrun, ["chat", "--lines", "--config", file])
    for text in ["開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好"] {
      try chat.say(":amy!u@h PRIVMSG #tea :\(text)")
    }
    while let line = try chat.readLine(), !line.contains("#1 ✓") {}
    let marked = try Program.python.run(["-c", Self.marking, endpoint, token, base])
    #expect(marked.status == 0, "\(marked.errors)")

    try chat.say(":amy!u@h PRIVMSG #tea :同步")
    var heard = ""
    while !heard.contains("看過表格了"), let line = try chat.readLine() { heard = line }
    #expect(heard.contains("看過表格了：#1 照表格改好了"), "\(heard)")
    try chat.closeInput()
    chat.process.waitUntilExit()

    // What we wrote since then left what they did.
    let script = Program.root.appending(path: "Tests/Fixtures/table/read_rows.py").path
    let rows = try Program.python.run([script, endpoint, token, base, "Orders"])
    #expect(rows.lines.count == 1)
    #expect(rows.output.contains(#""status": "done""#), "\(rows.output)")
    #expect(rows.output.contains(#""paid": true"#), "\(rows.output)")
    #expect(server.terminate() == 0)
  }
}
