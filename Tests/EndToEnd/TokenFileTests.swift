import Foundation
import TestKit
import Testing

/// A token that is replaced in its file while the bot runs.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct TokenFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
  }

  @Test func aNewTokenIsTakenWithoutARestart() throws {
    try write("patRight\n", to: "right.txt")
    try write("patWrong\n", to: "token.txt")
    let server = try RunningProgram(
      .drinkrun,
      [
        "table", "serve", "--listen", "127.0.0.1:0", "--file", folder.file("rows.db"),
        "--token-file", folder.file("right.txt"),
      ])
    let ready = Data(try #require(try server.readLine()).utf8)
    let place = try #require(try JSONSerialization.jsonObject(with: ready) as? [String: String])
    let (endpoint, base) = (try #require(place["endpoint"]), try #require(place["base"]))
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try write(
      """
      timezone: Asia/Taipei
      store: sqlite:drinkrun.db
      menus: [\(menu)]
      table: {kind: airtable, endpoint: "\(endpoint)/v0", base: \(base), token: {file: token.txt}}
      """, to: "drinkrun.yaml")

    let errors = Pipe()
    let chat = try RunningProgram(
      .drinkrun,
      ["chat", "--lines", "--clock", "message", "--config", folder.file("drinkrun.yaml")],
      errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    for text in ["開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好"] {
      try chat.say("@time=2026-11-30T06:00:00.000Z :amy!u@h PRIVMSG #tea :\(text)")
    }
    var told = ""
    while !told.contains("refuses the bot's token") {
      let more = errors.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it ended and said: \(told)")
      told += String(decoding: more, as: UTF8.self)
    }
    try write("patRight\n", to: "token.txt")
    // Any message rings the pump, whose clock is not behind the machine's.
    try chat.say("@time=2100-01-01T00:00:00.000Z :amy!u@h PRIVMSG #tea :我的")
    try chat.closeInput()
    chat.process.waitUntilExit()
    #expect(chat.process.terminationStatus == 0)
    told += String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(told.contains("the table takes rows again; rows that wait: 0"), "\(told)")
    #expect(!told.contains("patWrong") && !told.contains("patRight"))

    let script = Program.root.appending(path: "Tests/Fixtures/table/read_rows.py").path
    let rows = try Program.python.run([script, endpoint, "patRight", base, "Orders"])
    #expect(rows.lines.count == 1, "\(rows.errors)")
    #expect(server.terminate() == 0)
  }
}
