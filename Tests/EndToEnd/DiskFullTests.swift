import Foundation
import TestKit
import Testing

/// `serve` on a disk that is full for a while: files that may not grow, until they may again.
@Suite(.timeLimit(.minutes(2))) struct DiskFullTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func serve(blocks: Int) throws -> (RunningProgram, String) {
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: airtable, endpoint: "http://127.0.0.1:1/v0", base: appX, token: t}
    http: {listen: 127.0.0.1:0}
    channels: {plain: {kind: webhook, bearer: sesame}}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    // The signal of the limit would end the program; a disk that is full sends none.
    let script = "trap '' XFSZ; ulimit -S -f \(blocks); exec \"$0\" serve --config \"$1\""
    let program = try RunningProgram(
      Program(URL(filePath: "/bin/sh")), ["-c", script, Program.drinkrun.url.path, file])
    let ready = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(ready.utf8)) as? [String: String]
    return (program, try #require(object?["listening"]))
  }

  private func say(_ text: String, _ person: Int, to address: String) throws -> String {
    let message: [String: Any] = [
      "id": "\(person) \(text)", "channel": "tea",
      "user": ["id": "U\(person)", "name": "P\(person)"], "text": text,
    ]
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    return try Program(URL(filePath: "/usr/bin/env")).run([
      "curl", "-s", "-w", " %{http_code}", "-H", "Authorization: Bearer sesame", "-H",
      "Content-Type: application/json", "-d", body, address + "/hooks/plain",
    ]).output
  }

  @Test func nothingIsTakenThatCannotBeKeptAndItGoesOnWhenThereIsRoom() throws {
    // Room for the tables and about as much log of what is written (1 MiB).
    let (bot, address) = try serve(blocks: 2_048)
    #expect(try say("開團 可不可 截止 明天 23:00", 0, to: address).hasSuffix("200"))
    var person = 0
    var answer = ""
    while !answer.hasSuffix(" 503"), person < 400 {
      person += 1
      answer = try say("熟成紅茶 大杯 半糖 少冰", person, to: address)
    }
    #expect(answer.contains("暫時無法收單"), "\(person): \(answer)")

    let lift = try Program(URL(filePath: "/usr/bin/env")).run([
      "prlimit", "--pid", "\(bot.process.processIdentifier)", "--fsize=unlimited",
    ])
    #expect(lift.status == 0, "\(lift.errors)")
    // The same message again, as whoever was refused sends it.
    #expect(try say("熟成紅茶 大杯 半糖 少冰", person, to: address).contains("OK 嗎"))
    #expect(try say("好", person, to: address).contains("#1 ✓"))
    #expect(bot.terminate() == 0)
    let check = try Program.python.run([
      "-c",
      "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('pragma integrity_check').fetchone()[0])",
      folder.file("drinkrun.db"),
    ])
    #expect(check.output == "ok\n")
  }
}
