import Foundation
import TestKit
import Testing

/// The table's token is in nothing that the program says, stores or asks, whatever the table answers.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct TokenSecrecyTests {
  private let folder: TemporaryFolder
  private static let token = "patQ7w8E9r.0123+456/789=abcdef"

  init() throws {
    folder = try TemporaryFolder()
    try Self.token.write(toFile: folder.file("token.txt"), atomically: true, encoding: .utf8)
  }

  /// What of the token must be in no text: a piece of it, as it is and as Base64 has it at each of the three places.
  private static let traces: [String] = {
    let encoded = (0..<3).map { place in
      let text = Data((String(repeating: "x", count: place) + token).utf8).base64EncodedString()
      return String(text.dropFirst(8).prefix(12))
    }
    return ["Q7w8E9r", "789=abcdef", "789%3Dabcdef"] + encoded
  }()

  private func expectNoTrace(in text: String, _ place: String) {
    for trace in Self.traces { #expect(!text.contains(trace), "\(place): \(text)") }
  }

  /// All that lies beside the configuration, but for the token's own file.
  private func expectNoTraceInFiles() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != "token.txt" {
      let bytes = try Data(contentsOf: URL(filePath: folder.file(name)))
      expectNoTrace(in: String(decoding: bytes, as: UTF8.self), name)
    }
  }

  private func table(_ endpoint: String) -> String {
    "{kind: airtable, endpoint: \"\(endpoint)/v0\", base: appEcho, token: {file: token.txt}}"
  }

  private struct Request: Decodable {
    var method: String
    var isRedirected: Bool
    var hasToken: Bool
  }

  @Test(arguments: [302, 401, 403, 404, 422, 429, 500])
  func aTableThatRepeatsIt(status: Int) async throws {
    let script = Program.root.appending(path: "Tests/Fixtures/table/echoing_table.py").path
    let server = try RunningProgram(.python, [script, String(status)])
    let port = try #require(try server.readLine())
    let errors = try TemporaryFile()
    let bot = try ServedBot(
      folder, table: table("http://127.0.0.1:\(port)"), errors: errors.handle)
    var said = ""
    for text in ["開團 可不可 截止 明天 23:00", "熟成紅茶 大杯 少冰 半糖", "好"] {
      said += try bot.say(text, "amy")
    }
    #expect(said.contains("✓"))
    // Until the row was on its way.
    var request: Request
    repeat {
      let line = try #require(try server.readLine())
      request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      #expect(!request.isRedirected && request.hasToken)
    } while request.method != "PATCH"
    for text in ["同步", "狀態"] { said += try bot.say(text, "amy") }
    said += try bot.ask("/metrics")
    #expect(try await bot.program.end() == 0)
    for command in ["outbox", "check"] {
      let outcome = try Program.drinkrun.run([command, "--config", folder.file("drinkrun.yaml")])
      said += outcome.output + outcome.errors
    }
    server.kill()
    while let line = try server.readLine() {
      #expect(try !JSONDecoder().decode(Request.self, from: Data(line.utf8)).isRedirected)
    }
    let told = try errors.text()
    #expect(told.contains("\(status) ECHO: Bearer …"), "\(told)")
    expectNoTrace(in: told, "errors")
    expectNoTrace(in: said, "answers")
    try expectNoTraceInFiles()
  }

  /// A name that nobody has, a port that nobody answers, and a server that does not speak TLS.
  @Test(arguments: ["https://table.invalid", "http://127.0.0.1:1", "https://127.0.0.1:PORT"])
  func aTableThatIsNotReached(endpoint: String) throws {
    let script = Program.root.appending(path: "Tests/Fixtures/table/echoing_table.py").path
    let server = try RunningProgram(.python, [script, "200"])
    let port = try #require(try server.readLine())
    let config = folder.file("drinkrun.yaml")
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: \(table(endpoint.replacingOccurrences(of: "PORT", with: port)))
    """.write(toFile: config, atomically: true, encoding: .utf8)
    let lines = ["開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好"].map { ":amy!u@h PRIVMSG #tea :\($0)\n" }
    let chat = try Program.drinkrun.run(
      ["chat", "--lines", "--config", config], input: lines.joined())
    #expect(chat.errors.contains("rows that still wait for the table: 1"), "\(chat.errors)")
    let check = try Program.drinkrun.run(["check", "--config", config])
    #expect(check.status == 69, "\(check.errors)")
    for text in [chat.output, chat.errors, check.output, check.errors] {
      expectNoTrace(in: text, endpoint)
    }
    try expectNoTraceInFiles()
    server.kill()
  }
}
