import Foundation
import TestKit
import Testing

/// `table serve` on a file of the folder, whose base tests may fill as they like.
struct ServedTable {
  let program: RunningProgram
  let endpoint: String
  let base: String
  let token: String

  /// - Parameters:
  ///   - listen: Where one was before that is to be there again.
  ///   - misbehaviour: How it fails; `nil` for a server that works.
  init(
    _ folder: TemporaryFolder, listen: String = "127.0.0.1:0", misbehaviour: String? = nil
  ) throws {
    program = try RunningProgram(
      .drinkrun,
      ["table", "serve", "--listen", listen, "--file", folder.file("rows.db")]
        + (misbehaviour.map { ["--misbehave", $0] } ?? []))
    let line = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    endpoint = try #require(object?["endpoint"])
    base = try #require(object?["base"])
    token = try String(contentsOfFile: folder.file("rows.db.token"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Where it listens, for one that comes after it.
  var listen: String { String(endpoint.dropFirst("http://".count)) }

  /// The `table` of a configuration, with a layout's file where there is one.
  func configured(layout: String? = nil) -> String {
    let said = layout.map { #", layout: "\#($0)""# } ?? ""
    return
      #"{kind: airtable, endpoint: "\#(endpoint)/v0", base: \#(base), token: \#(token)\#(said)}"#
  }

  /// Does what JSON lines say, through the real `pyairtable` (Tests/Fixtures/table/edit_tables.py).
  func edit(_ acts: String...) throws {
    let script = Program.root.appending(path: "Tests/Fixtures/table/edit_tables.py").path
    let outcome = try Program.python.run(
      [script, endpoint, token, base], input: acts.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The records of a table as its API gives them, by their ids.
  func records(of table: String) throws -> [String: [String: Any]] {
    let answer = try Program(URL(filePath: "/usr/bin/env")).run([
      "curl", "-s", "-H", "Authorization: Bearer \(token)", "\(endpoint)/v0/\(base)/\(table)",
    ])
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let records = try #require(object?["records"] as? [[String: Any]], "\(answer.output)")
    return try Dictionary(
      uniqueKeysWithValues: records.map { record in
        (
          try #require(record["id"] as? String),
          try #require(record["fields"] as? [String: Any])
        )
      })
  }

  /// The rows of a table as the real `pyairtable` reads them.
  func rows(of table: String) throws -> [[String: Any]] {
    let script = Program.root.appending(path: "Tests/Fixtures/table/read_rows.py").path
    let outcome = try Program.python.run([script, endpoint, token, base, table])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }
}
