import Foundation
import TestKit
import Testing

/// A menu that stands in the table: read at the start and on demand, and kept for when the table is away.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct MenuInTableTests {
  private let folder: TemporaryFolder
  private let served: Served

  /// The local table's own server at a port.
  private struct Served {
    let program: RunningProgram
    let endpoint: String
    let base: String
    let token: String
  }

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let program = try RunningProgram(
      .drinkrun, ["table", "serve", "--listen", "127.0.0.1:0", "--file", folder.file("rows.db")])
    let line = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    served = Served(
      program: program, endpoint: try #require(object?["endpoint"]),
      base: try #require(object?["base"]),
      token: try String(contentsOfFile: folder.file("rows.db.token"), encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private func edit(_ acts: String...) throws {
    let script = Program.root.appending(path: "Tests/Fixtures/table/edit_tables.py").path
    let outcome = try Program.python.run(
      [script, served.endpoint, served.token, served.base],
      input: acts.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func configuration(_ layout: String) throws -> String {
    let path = Program.root.appending(path: "deploy/layouts/menus/\(layout).yaml").path
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menu: {from: table, layout: "\(path)"}
    table: {kind: airtable, endpoint: "\(served.endpoint)/v0", base: \(served.base), token: \(served.token)}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func chat(_ file: String, _ texts: String...) throws -> Program.Outcome {
    let outcome = try Program.drinkrun.run(
      ["chat", "--lines", "--config", file],
      input: texts.map { ":amy!u@h PRIVMSG #tea :\($0)\n" }.joined())
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  // MARK: The tables of other systems

  /// A layout, the acts that make its tables, an order, and what it costs.
  static let systems:
    [(layout: String, acts: [String], shop: String, order: String, price: String)] = [
      (
        "kebuke",
        [
          #"{"make": "Drink", "fields": [{"name": "drinkName", "type": "singleLineText"}, {"name": "category", "type": "singleLineText"}, {"name": "priceM", "type": "number", "options": {"precision": 0}}, {"name": "priceL", "type": "number", "options": {"precision": 0}}, {"name": "imageUrl", "type": "multipleAttachments"}]}"#,
          #"{"add": "Drink", "records": [{"drinkName": "熟成紅茶", "category": "單品茶", "priceM": 30, "priceL": 35, "imageUrl": [{"url": "https://example.org/a.jpg"}]}]}"#,
        ], "可不可", "熟成紅茶 大杯 少冰 半糖 加菓玉", "$45"
      ),
      (
        "liho",
        [
          #"{"make": "Menu", "fields": [{"name": "name", "type": "singleLineText"}, {"name": "price", "type": "number", "options": {"precision": 2}}, {"name": "category", "type": "multipleSelects", "options": {"choices": [{"name": "Milk Tea"}]}}, {"name": "image", "type": "multipleAttachments"}]}"#,
          #"{"add": "Menu", "records": [{"name": "Classic Milk Tea", "price": 3.9, "category": ["Milk Tea"]}]}"#,
        ], "LiHO", "Classic Milk Tea L Less Ice Zero Sugar", "4.90"
      ),
      (
        "kebukeapp",
        [
          #"{"make": "Imported table", "fields": [{"name": "drinks", "type": "singleLineText"}, {"name": "desc", "type": "multilineText"}, {"name": "med_price", "type": "singleLineText"}, {"name": "large_price", "type": "singleLineText"}, {"name": "img_url", "type": "url"}]}"#,
          #"{"add": "Imported table", "records": [{"drinks": "熟成紅茶", "desc": "解炸物", "med_price": "30", "large_price": "35", "img_url": "https://example.org/a.jpg"}]}"#,
        ], "可不可", "熟成紅茶 大杯 少冰 半糖 加甜杏", "$50"
      ),
      (
        "drinkorder",
        [
          #"{"make": "DrinkType", "fields": [{"name": "typeID", "type": "singleLineText"}, {"name": "typeName", "type": "singleLineText"}]}"#,
          #"{"add": "DrinkType", "records": [{"typeID": "T1", "typeName": "原葉茶"}]}"#,
          #"{"make": "Menu", "fields": [{"name": "itemName", "type": "singleLineText"}, {"name": "type", "type": "singleLineText"}, {"name": "hot", "type": "checkbox", "options": {"icon": "check", "color": "greenBright"}}, {"name": "addBubble", "type": "checkbox", "options": {"icon": "check", "color": "greenBright"}}, {"name": "hotMPrice", "type": "number", "options": {"precision": 0}}, {"name": "coldMPrice", "type": "number", "options": {"precision": 0}}, {"name": "coldLPrice", "type": "number", "options": {"precision": 0}}]}"#,
          #"{"add": "Menu", "records": [{"itemName": "莊園紅茶", "type": "T1", "hot": true, "addBubble": true, "hotMPrice": 60, "coldMPrice": 50, "coldLPrice": 55}]}"#,
        ], "DrinkOrder", "莊園紅茶 M 熱 五分糖 加珍珠", "$65"
      ),
    ]

  @Test(arguments: systems.indices)
  func theMenusOfOtherSystemsAreOrderedFrom(index: Int) throws {
    let system = Self.systems[index]
    for act in system.acts { try edit(act) }
    let file = try configuration(system.layout)
    let outcome = try chat(file, "開團 \(system.shop)", system.order, "好")
    #expect(outcome.output.contains(system.price), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("#1 ✓"), "\(outcome.output)")
    let checked = try Program.drinkrun.run(["check", "--config", file])
    #expect(checked.status == 0)
    #expect(checked.errors.contains("(1 drinks)"), "\(checked.errors)")
    #expect(served.program.terminate() == 0)
  }

  // MARK: What changes

  /// The menu of one drink, its large cup for 35.
  private func makeMenu() throws {
    for act in Self.systems[2].acts { try edit(act) }
  }

  private func price(_ price: String) throws {
    try edit(
      #"{"change": "Imported table", "where": ["drinks", "熟成紅茶"], "to": {"large_price": "\#(price)"}}"#
    )
  }

  @Test func aChangeInTheTableIsSeenAtTheNextStart() throws {
    try makeMenu()
    let file = try configuration("kebukeapp")
    #expect(try chat(file, "開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好").output.contains("$35"))
    try price("40")
    let next = try chat(file, "熟成紅茶 大杯 去冰 無糖", "2", "好", "總計")
    #expect(next.output.contains("$40"), "\(next.output)")
    // What was ordered before keeps its price.
    #expect(next.output.contains("$75"), "\(next.output)")

    // A table that is faulty changes nothing.
    try price("時價")
    let faulty = try chat(file, "熟成紅茶多少錢")
    #expect(
      faulty.errors.contains(
        "the one from before counts: Imported table, 熟成紅茶, large_price: '時價' is no price"))
    #expect(faulty.output.contains("$40"), "\(faulty.output)")
    #expect(served.program.terminate() == 0)
  }

  private func say(_ text: String, to program: RunningProgram) throws {
    try program.say(":amy!u@h PRIVMSG #tea :\(text)")
  }

  /// The next line with that text in it.
  @discardableResult
  private func read(_ text: String, from program: RunningProgram) throws -> String {
    while let line = try program.readLine() {
      if line.contains(text) { return line }
    }
    Issue.record("the output ended before a line with \(text)")
    return ""
  }

  @Test func aChangeInTheTableIsSeenAfterASync() throws {
    try makeMenu()
    let errors = try TemporaryFile()
    let program = try RunningProgram(
      .drinkrun, ["chat", "--lines", "--config", try configuration("kebukeapp")],
      errors: errors.handle)
    try say("開團 可不可", to: program)
    try say("熟成紅茶 大杯 少冰 半糖", to: program)
    try read("$35", from: program)
    try say("好", to: program)
    try read("#1 ✓", from: program)

    try price("40")
    try say("同步", to: program)
    try read("照表格更新了", from: program)
    try say("熟成紅茶 大杯 去冰 無糖", to: program)
    try read("2 再加一筆", from: program)
    try say("2", to: program)
    let placed = try read("#2 ✓", from: program)
    // What was ordered before keeps its price.
    #expect(placed.contains("1 杯 $40") && placed.contains("2 杯 $75"), "\(placed)")

    // A table that is faulty changes nothing.
    try price("時價")
    try say("同步", to: program)
    let kept = try read("先用之前的", from: program)
    #expect(kept.contains("Imported table, 熟成紅茶, large_price: '時價' is no price"))
    try say("同步", to: program)
    try read("先用之前的", from: program)
    try program.closeInput()
    program.process.waitUntilExit()
    let told = try errors.text().split(separator: "\n").filter { $0.contains("'時價'") }
    #expect(told.count == 1, "\(told)")
    #expect(served.program.terminate() == 0)
  }

  @Test func theKeptMenuIsUsedWhenTheTableIsDownAtTheStart() throws {
    try makeMenu()
    let file = try configuration("kebukeapp")
    #expect(try chat(file, "菜單").errors.contains("was read from the table: 1 drinks"))
    #expect(served.program.terminate() == 0)
    let down = try chat(file, "開團 可不可", "熟成紅茶 大杯 少冰 半糖", "好")
    #expect(down.output.contains("$35") && down.output.contains("#1 ✓"), "\(down.output)")
    #expect(down.errors.contains("cannot be read, the one from before counts"), "\(down.errors)")
  }

  @Test func withoutAnyMenuTheBotRunsAndSaysSo() throws {
    let file = try configuration("kebukeapp")
    let outcome = try chat(file, "開團 可不可")
    #expect(
      outcome.errors.contains("cannot be read, there is none from before"), "\(outcome.errors)")
    let checked = try Program.drinkrun.run(["check", "--config", file])
    #expect(checked.status == 78)
    #expect(checked.errors.contains("table Imported table: "), "\(checked.errors)")
    #expect(served.program.terminate() == 0)
  }
}
