import Foundation
import TestKit
import Testing

/// The way of an order to the table, over servers that fail and come back.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct TableTests {
  private let folder: TemporaryFolder
  private static let open = "@time=2026-11-30T06:00:00.000Z :amy!u@h PRIVMSG #tea :開團 可不可"
  private static let order =
    "@time=2026-11-30T06:00:01.000Z :amy!u@h PRIVMSG #tea :熟成紅茶 大杯 少冰 半糖 加白玉 x2"
  private static let yes = "@time=2026-11-30T06:00:05.678Z :amy!u@h PRIVMSG #tea :好"
  /// A line that only moves the clock, so that what was to be tried later is due.
  private static let later = "@time=2026-11-30T07:00:00.000Z PING later"

  init() throws { folder = try TemporaryFolder() }

  // MARK: The parts

  /// Writes a configuration for a table, and gives the file.
  private func configuration(
    endpoint: String, base: String = "appScripted", token: String = "patScripted"
  ) throws -> String {
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: airtable, endpoint: "\(endpoint)", base: \(base), token: \(token)}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func chat(_ file: String, _ lines: [String]) throws -> Program.Outcome {
    let outcome = try Program.drinkrun.run(
      ["chat", "--lines", "--clock", "message", "--config", file],
      input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  /// A scripted table, and where it is.
  private func scripted(_ answers: String...) throws -> (server: RunningProgram, file: String) {
    let script = Program.root.appending(path: "Tests/Fixtures/table/scripted_table.py").path
    let server = try RunningProgram(.python, [script] + answers)
    let port = try #require(try server.readLine())
    return (server, try configuration(endpoint: "http://127.0.0.1:\(port)/v0"))
  }

  /// What the scripted table was asked: its answer, and the keys of the rows.
  private struct Request: Decodable {
    var answer: String
    var rows: [String]
  }

  /// Ends the server and gives all that it was asked.
  private func requests(of server: RunningProgram) throws -> [Request] {
    server.kill()
    var requests: [Request] = []
    while let line = try server.readLine() {
      requests.append(try JSONDecoder().decode(Request.self, from: Data(line.utf8)))
    }
    return requests
  }

  private func tells(_ outcome: Program.Outcome, _ text: String) -> Int {
    outcome.errors.split(separator: "\n").count { $0.contains(text) }
  }

  // MARK: The local table

  /// The local table's own server at a port.
  private struct Served {
    let program: RunningProgram
    let endpoint: String
    let base: String
  }

  private func serveTable(_ listen: String = "127.0.0.1:0") throws -> Served {
    let program = try RunningProgram(
      .drinkrun,
      ["table", "serve", "--listen", listen, "--file", folder.file("rows.db")])
    let line = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    return Served(
      program: program, endpoint: try #require(object?["endpoint"]),
      base: try #require(object?["base"]))
  }

  private var token: String {
    get throws {
      try String(contentsOfFile: folder.file("rows.db.token"), encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The rows as the real `pyairtable` reads them.
  private func rows(of served: Served) throws -> [[String: Any]] {
    let script = Program.root.appending(path: "Tests/Fixtures/table/read_rows.py").path
    let outcome = try Program.python.run([
      script, served.endpoint, try token, served.base, "Orders",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func anOrderWaitsForATableThatIsDownAndGoesOnceWhenItIsUp() throws {
    let first = try serveTable()
    #expect(first.program.terminate() == 0)
    let file = try configuration(
      endpoint: first.endpoint + "/v0", base: first.base, token: try token)

    let down = try chat(file, [Self.open, Self.order, Self.yes])
    #expect(down.output.contains("amy #1 ✓"))
    #expect(tells(down, "the table does not answer as it should") == 1)
    #expect(tells(down, "table Orders at \(first.endpoint)/v0/\(first.base): the table") == 1)
    #expect(tells(down, "rows that still wait for the table: 1") == 1)

    let again = try serveTable(String(first.endpoint.dropFirst("http://".count)))
    #expect(again.base == first.base)
    #expect(try rows(of: again).isEmpty)
    let up = try chat(file, [Self.later])
    #expect(tells(up, "the table") == 0)
    #expect(tells(up, "wait") == 0)
    let rows = try rows(of: again)
    #expect(rows.count == 1)
    try expectEveryColumn(try #require(rows.first))

    // Nothing is left to be sent, and nothing is there twice.
    _ = try chat(file, [Self.later])
    #expect(try self.rows(of: again).count == 1)
    #expect(again.program.terminate() == 0)
  }

  private func expectEveryColumn(_ row: [String: Any]) throws {
    let run = try #require(row["run"] as? String)
    #expect(run.wholeMatch(of: /[0-9A-Z]{26}/) != nil)
    let texts = [
      "orderKey": "\(run)-1", "orderNumber": "20261130000001", "run": run, "shop": "可不可熟成紅茶",
      "orderName": "amy", "orderedBy": "amy", "drinkName": "熟成紅茶", "size": "大杯", "ice": "少冰",
      "sugar": "半糖", "currency": "TWD", "status": "placed", "channel": "#tea",
      "orderedAt": "2026-11-30T06:00:05.678Z", "updatedAt": "2026-11-30T06:00:05.678Z",
    ]
    for (column, text) in texts { #expect(row[column] as? String == text, "\(column)") }
    let numbers = ["number": 1, "numberOfCups": 2, "unitPrice": 50, "price": 100]
    for (column, number) in numbers { #expect(row[column] as? Int == number, "\(column)") }
    #expect(row["addOns"] as? [String] == ["白玉"])
    // Airtable leaves out what is empty: `note`, `imageUrl` and `paid`.
    #expect(Set(row.keys) == Set(texts.keys).union(numbers.keys).union(["addOns"]))
  }

  // MARK: A table that fails

  @Test func manyLinesGoInTens() throws {
    let (server, file) = try scripted()
    var items: [String] = []
    for size in ["中杯", "大杯"] {
      for ice in ["正常冰", "少冰", "微冰"] {
        for sugar in ["正常糖", "少糖", "半糖", "微糖", "無糖"] {
          items.append("熟成紅茶 \(size) \(ice) \(sugar)")
        }
      }
    }
    let order = ":amy!u@h PRIVMSG #tea :" + items.prefix(27).joined(separator: "，")
    let outcome = try chat(file, [Self.open, order, Self.yes])
    #expect(outcome.errors == "")
    let requests = try requests(of: server)
    #expect(requests.map(\.rows.count) == [10, 10, 7])
    #expect(Set(requests.flatMap(\.rows)).count == 27)
  }

  @Test func recordsOfSomebodyElseDoNotCount() throws {
    let (server, file) = try scripted("strangers")
    let outcome = try chat(file, [Self.open, Self.order, Self.yes])
    let requests = try requests(of: server)
    #expect(requests.map(\.answer) == ["strangers", "ok"])
    #expect(Set(requests.map(\.rows)).count == 1)
    #expect(tells(outcome, "without the rows that were sent; rows that wait: 1") == 1)
    #expect(tells(outcome, "the table takes rows again; rows that wait: 0") == 1)
  }

  @Test(arguments: [
    ("401:AUTHENTICATION_REQUIRED", "the table refuses the bot's token"),
    ("403", "the token does not reach the table"),
    ("404", "there is no such base or table"),
    ("422:UNKNOWN_FIELD_NAME", "the table does not fit its layout"),
    ("429:PUBLIC_API_BILLING_LIMIT_EXCEEDED", "what the table's plan allows is used up"),
  ])
  func aTableThatTakesNothingIsToldOnceAndIsLeftAlone(answer: String, line: String) throws {
    let (server, file) = try scripted(answer)
    let outcome = try chat(file, [Self.open, Self.order, Self.yes])
    #expect(tells(outcome, line) == 1)
    #expect(tells(outcome, "rows that still wait for the table: 1") == 1)
    #expect(try requests(of: server).map(\.rows.count) == [1])
  }

  @Test func whatWasRefusedIsTriedAgainAtTheNextStart() throws {
    let (server, file) = try scripted("422:INVALID_VALUE_FOR_COLUMN")
    let refused = try chat(file, [Self.open, Self.order, Self.yes])
    #expect(tells(refused, "rows that the table refuses and that wait for a person: 1") == 1)
    let mended = try chat(file, [Self.later])
    #expect(tells(mended, "refused") == 0)
    let requests = try requests(of: server)
    #expect(requests.map(\.answer) == ["422:INVALID_VALUE_FOR_COLUMN", "ok"])
    #expect(Set(requests.map(\.rows)).count == 1)
  }

  @Test func aTableThatHangsKeepsNobody() throws {
    let (server, file) = try scripted("hang")
    let outcome = try chat(file, [Self.open, Self.order, Self.yes])
    #expect(tells(outcome, "rows that still wait for the table: 1") == 1)
    #expect(try requests(of: server).map(\.answer) == ["hang"])
  }
}
