import Foundation
import TestKit
import Testing

/// A table that has no word for something that a menu sells.
@Suite(.ownThreads) struct LayoutWordsTests {
  private let folder: TemporaryFolder
  private var menu: String { Program.root.appending(path: "deploy/menus/kebuke.yaml").path }

  init() throws { folder = try TemporaryFolder() }

  @Test func aWordOfTheMenuThatTheTableLacksIs78() throws {
    let layout = folder.file("layout.yaml")
    let columns = """
      table: Orders
      columns:
        - {field: orderKey, type: singleLineText}
        - {field: ice, column: iceLevel, type: singleLineText, whole: true, words: {
            正常冰: Normal Ice, 少冰: Less Ice, 微冰: 微冰, 去冰: No Ice, 完全去冰: 完全去冰, 溫: 溫, 熱: Hot}}
      """
    try columns.write(toFile: layout, atomically: true, encoding: .utf8)
    let configuration = folder.file("drinkrun.yaml")
    try """
    locale: zh-Hant
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: local, file: table.db, layout: layout.yaml}
    http: {listen: 127.0.0.1:0}
    channels:
      office: {kind: webhook, bearer: "${OFFICE_TOKEN}"}
    """.write(toFile: configuration, atomically: true, encoding: .utf8)
    for command in ["check", "serve"] {
      let outcome = try run(command, configuration)
      #expect(outcome.status == 78)
      #expect(
        outcome.errors
          == "\(layout): column iceLevel: it has no counterpart of '常溫', add one to its words\n")
    }
    try columns.replacing("熱: Hot", with: "熱: Hot, 常溫: Warm").write(
      toFile: layout, atomically: true, encoding: .utf8)
    #expect(try run("check", configuration).status == 0)
  }

  private func run(_ command: String, _ configuration: String) throws -> Program.Outcome {
    try Program.drinkrun.run(
      [command, "--config", configuration], environment: ["OFFICE_TOKEN": "sesame-1234"])
  }
}
