import Foundation
import TestKit
import Testing

/// A table that is made by its layout, and one that is not as the layout needs it.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct TableCreateTests {
  private let folder: TemporaryFolder
  private let table: ServedTable

  init() throws {
    folder = try TemporaryFolder()
    table = try ServedTable(folder)
  }

  /// Writes our own layout with changes, and a configuration that has it.
  private func configure(_ changes: (String, String)...) throws -> String {
    let ours = Program.root.appending(path: "deploy/layouts/drinkrun.yaml")
    var layout = try String(contentsOf: ours, encoding: .utf8)
    for (old, new) in [("table: Orders", "table: 訂單")] + changes {
      #expect(layout.contains(old), "\(old)")
      layout = layout.replacingOccurrences(of: old, with: new)
    }
    try layout.write(toFile: folder.file("layout.yaml"), atomically: true, encoding: .utf8)
    let file = folder.file("drinkrun.yaml")
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: \(table.configured(layout: "layout.yaml"))
    """.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func create(_ file: String) throws -> Program.Outcome {
    try Program.drinkrun.run(["table", "create", "--config", file])
  }

  private func check(_ file: String) throws -> Program.Outcome {
    try Program.drinkrun.run(["check", "--config", file])
  }

  private var place: String { "table 訂單 at \(table.endpoint)/v0/\(table.base): " }

  @Test func ourLayoutIsMadeOnceAndTakesRows() throws {
    let file = try configure()
    let missing = try check(file)
    #expect(missing.status == 69)
    #expect(missing.errors.contains(place + "there is no such table, let"), "\(missing.errors)")

    let made = try create(file)
    #expect(made.status == 0)
    #expect(made.errors == place + "made, with 23 columns\n")
    let checked = try check(file)
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(!checked.errors.contains(place), "\(checked.errors)")
    let again = try create(file)
    #expect(again.status == 0)
    #expect(again.errors == place + "nothing was lacking\n")

    let chat = try Program.drinkrun.run(
      ["chat", "--lines", "--config", file],
      input: ["開團 可不可", "熟成紅茶 大杯 少冰 半糖 加白玉", "好"].map { ":amy!u@h PRIVMSG #tea :\($0)\n" }
        .joined())
    #expect(chat.output.contains("#1 ✓"), "\(chat.output)")
    #expect(chat.errors == "")
    let rows = try table.rows(of: "訂單")
    #expect(rows.map { $0["addOns"] as? [String] } == [["白玉"]])
    #expect(table.program.terminate() == 0)
  }

  @Test func whatATableLacksIsMadeAndItsRowsStay() throws {
    try table.edit(
      #"{"make": "訂單", "fields": [{"name": "orderKey", "type": "singleLineText"}, {"name": "ours", "type": "number", "options": {"precision": 0}}, {"name": "status", "type": "singleSelect", "options": {"choices": [{"name": "placed"}, {"name": "sent"}, {"name": "done"}, {"name": "cancelled"}]}}]}"#,
      #"{"add": "訂單", "records": [{"orderKey": "by hand", "ours": 7, "status": "done"}]}"#)
    let file = try configure()
    let checked = try check(file)
    #expect(checked.status == 69)
    #expect(
      checked.errors.contains(
        place + "the column price is not there, add it (a number), let `drinkrun table create`"),
      "\(checked.errors)")
    #expect(checked.errors.components(separatedBy: "is not there, add it").count == 22)

    let made = try create(file)
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.errors.components(separatedBy: "made the column ").count == 22, "\(made.errors)")
    #expect(try check(file).status == 0)
    let rows = try table.rows(of: "訂單")
    #expect(rows.count == 1)
    #expect(rows.first?["ours"] as? Int == 7)
    #expect(table.program.terminate() == 0)
  }

  /// Wrong types and options are told by name, by `check`, by `create`, and by a bot before its first order.
  @Test func whatIsNotAsItHasToBeIsToldByName() async throws {
    try table.edit(
      #"{"make": "訂單", "fields": [{"name": "orderKey", "type": "singleLineText"}, {"name": "price", "type": "singleLineText"}, {"name": "orderedAt", "type": "createdTime"}, {"name": "addOns", "type": "multipleSelects", "options": {"choices": [{"name": "墨玉"}]}}, {"name": "size", "type": "singleSelect", "options": {"choices": [{"name": "大杯"}]}}, {"name": "status", "type": "singleSelect", "options": {"choices": [{"name": "placed"}, {"name": "新單"}]}}]}"#
    )
    let file = try configure(
      ("{field: size, type: singleLineText}", "{field: size, type: singleSelect, choices: [大杯]}"))
    let faults = [
      "the column price is a single line text and has to be a number, change its type",
      "the column orderedAt is computed (createdTime), which nobody can write, and has to be "
        + "a date with a time",
      "the column size lacks the option 中杯, add it there",
      "the column status lacks the options sent, done, cancelled, add them there",
    ].map { place + $0 }
    let advice = place + "the column addOns does not have the options "
    let created = try create(file)
    #expect(created.status == 69)
    for fault in faults { #expect(created.errors.contains(fault), "\(created.errors)") }
    let checked = try check(file)
    #expect(checked.status == 69)
    for fault in faults { #expect(checked.errors.contains(fault), "\(checked.errors)") }
    #expect(!checked.errors.contains("is not there"))
    #expect(!checked.errors.contains(advice))

    let chat = try Program.drinkrun.run(
      ["chat", "--lines", "--config", file], input: ":amy!u@h PRIVMSG #tea :開團 可不可\n")
    #expect(chat.status == 0)
    for fault in faults { #expect(chat.errors.contains(fault), "\(chat.errors)") }

    let errors = try TemporaryFile()
    let bot = try ServedBot(
      folder, table: table.configured(layout: "layout.yaml"), errors: errors.handle)
    #expect(try bot.say("開團 可不可", "amy").hasSuffix(" 200"))
    #expect(try await bot.program.end() == 0)
    let told = try errors.text()
    for fault in faults { #expect(told.contains(fault), "\(told)") }
    #expect(table.program.terminate() == 0)
  }

  @Test func optionsThatAreMadeWhenOrderedHoldNothingBack() throws {
    let file = try configure()
    #expect(try create(file).status == 0)
    let menu = folder.file("menu.yaml")
    try String(
      contentsOf: Program.root.appending(path: "deploy/menus/kebuke.yaml"), encoding: .utf8
    ).replacingOccurrences(of: "白玉", with: "新玉").write(
      toFile: menu, atomically: true, encoding: .utf8)
    let checked = try Program.drinkrun.run(["check", "--config", file, "--menu", menu])
    #expect(checked.status == 0)
    #expect(
      checked.errors.contains(
        "the column addOns does not have the option 新玉 yet, made when ordered"),
      "\(checked.errors)")
    let chat = try Program.drinkrun.run(
      ["chat", "--lines", "--config", file, "--menu", menu],
      input: ["開團 可不可", "熟成紅茶 大杯 少冰 半糖 加新玉", "好"].map { ":amy!u@h PRIVMSG #tea :\($0)\n" }
        .joined())
    #expect(chat.errors == "")
    #expect(try table.rows(of: "訂單").map { $0["addOns"] as? [String] } == [["新玉"]])
    #expect(table.program.terminate() == 0)
  }

  @Test func theEmbeddedTableLacksNothing() throws {
    for _ in 1...2 {
      let outcome = try Program.drinkrun.run(["table", "create", "--state", folder.file("state")])
      #expect(outcome.status == 0)
      #expect(outcome.errors.hasSuffix(": nothing was lacking\n"), "\(outcome.errors)")
    }
  }

  @Test func aServerThatIsNotThereIs69() throws {
    let file = try configure()
    #expect(table.program.terminate() == 0)
    #expect(try create(file).status == 69)
  }
}
