import Foundation
import TestKit
import Testing

/// `serve` with a webhook that takes a bearer token, for people of the room tea.
struct ServedBot {
  let program: RunningProgram
  let address: String
  /// A table that nobody answers for.
  static let deadTable =
    #"{kind: airtable, endpoint: "http://127.0.0.1:1/v0", base: appX, token: t}"#

  /// - Parameters:
  ///   - table: The configuration of the table.
  ///   - menus: The configuration of the menus; the sample menu, unless said.
  ///   - blocks: Blocks of 512 bytes beyond which no file grows, like on a disk that is full.
  init(
    _ folder: TemporaryFolder, table: String = deadTable, menus: String? = nil,
    blocks: String = "unlimited", errors: FileHandle? = nil
  ) throws {
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let menus = menus ?? "menus: [\(menu)]"
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    \(menus)
    table: \(table)
    http: {listen: 127.0.0.1:0}
    channels: {plain: {kind: webhook, bearer: sesame}}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    // The signal of the limit would end the program; a disk that is full sends none.
    let script = "trap '' XFSZ; ulimit -S -f \(blocks); exec \"$0\" serve --config \"$1\""
    program = try RunningProgram(
      Program(URL(filePath: "/bin/sh")), ["-c", script, Program.drinkrun.url.path, file],
      errors: errors)
    let ready = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(ready.utf8)) as? [String: String]
    address = try #require(object?["listening"])
  }

  /// What is answered to a request, and the status behind it.
  func ask(_ path: String, _ arguments: String...) throws -> String {
    try Program(URL(filePath: "/usr/bin/env")).run(
      ["curl", "-s", "-w", " %{http_code}", address + path] + arguments
    ).output
  }

  /// What is answered to a person's message; the same text of the same person is the same message again.
  func say(_ text: String, _ person: String) throws -> String {
    let message: [String: Any] = [
      "id": "\(person) \(text.hashValue)", "channel": "tea",
      "user": ["id": person, "name": person],
      "text": text,
    ]
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    return try ask(
      "/hooks/plain", "-H", "Authorization: Bearer sesame", "-H", "Content-Type: application/json",
      "-d", body)
  }
}
