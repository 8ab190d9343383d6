import Foundation
import TestKit
import Testing

/// What the commands print, and how they end.
@Suite(.ownThreads) struct CommandTests {
  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.drinkrun.run(arguments, input: input)
  }

  @Test(arguments: [
    [], ["nonsense"], ["chat", "--nonsense"], ["chat", "--as"], ["menu"], ["menu", "check"],
    ["table", "nonsense"], ["serve"], ["check"], ["chat", "--clock", "message"],
    ["help", "nonsense"], ["help", "menu", "nonsense"], ["help", "chat", "check"],
    ["parse", "--locale", "fr", "茶"], ["chat", "--locale", "fr"],
    ["version", "too", "much"], ["table", "serve", "--listen", "0.0.0.0:80"],
  ])
  func wrongUsageIs64(_ arguments: [String]) throws {
    let outcome = try Program.drinkrun.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("drinkrun"))
  }

  @Test(arguments: ["chat", "serve", "parse", "menu", "table", "check", "version", "help"])
  func everyCommandHasHelp(_ command: String) throws {
    for arguments in [["help", command], [command, "--help"], [command, "-h"]] {
      let outcome = try Program.drinkrun.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("usage: drinkrun \(command)") || command == "help")
    }
  }

  @Test func aNearWordIsNamed() throws {
    #expect(try run("chta").errors.contains("did you mean 'chat'?"))
  }

  @Test func theVersionIsToldBothWays() throws {
    #expect(try run("version").output == run("--version").output)
  }

  @Test func parsePrintsAnObjectALine() throws {
    let outcome = try run("parse", input: "熟成紅茶 大杯 少冰 半糖 加白玉 x2\n\n今天好熱\n")
    #expect(outcome.status == 0)
    let objects = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    let acts = try #require(objects[0]["acts"] as? [[String: Any]])
    #expect(acts.first?["intent"] as? String == "order")
    #expect((objects[1]["acts"] as? [Any])?.isEmpty == true)
    #expect((objects[2]["acts"] as? [Any])?.isEmpty == true)
  }

  @Test func parseTellsWhatCannotBeRead() throws {
    let tooLong = String(repeating: "茶", count: 3_000)
    #expect(try run("parse", input: tooLong + "\n").output.contains(#""error":"tooLong""#))
    let broken = Program(URL(filePath: "/bin/sh"))
    let path = Program.drinkrun.url.path
    let outcome = try broken.run(["-c", "printf '\\344\\275\\n' | '\(path)' parse"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""error":"notUTF8""#))
  }

  /// What a shell makes of a line in which `$0` is the program.
  private func shell(_ line: String) throws -> Program.Outcome {
    try Program(URL(filePath: "/bin/bash")).run(["-c", line, Program.drinkrun.url.path])
  }

  @Test func anArgumentThatIsNoUTF8IsToldAsThat() throws {
    let outcome = try shell("$0 parse $'\\344\\275' 茶")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.first?.contains(#""error":"notUTF8""#) == true)
    #expect(outcome.lines.last?.contains("error") == false)
  }

  @Test(arguments: [
    "$0 version", "$0 help", "$0 parse 茶",
    "$0 menu check deploy/menus/kebuke.yaml",
  ])
  func outputThatCannotBeWrittenIs1(_ command: String) throws {
    let full = try shell("cd '\(Program.root.path)' && \(command) > /dev/full")
    #expect(full.status == 1)
    #expect(full.errors.contains("cannot be written: No space"), "\(full.errors)")
  }

  @Test func rowsThatCannotBeWrittenAre1() throws {
    let folder = try TemporaryFolder()
    let order = "開團\n熟成紅茶 大 半糖 少冰\n好\n"
    #expect(try run("chat", "--state", folder.path, input: order).status == 0)
    let rows = try run("table", "rows", "--state", folder.path)
    #expect(rows.status == 0 && rows.lines.count == 1)
    let state = ["-c", "$0 table rows --state \"$1\" > /dev/full", Program.drinkrun.url.path]
    let full = try Program(URL(filePath: "/bin/bash")).run(state + [folder.path])
    #expect(full.status == 1)
    #expect(full.errors.contains("cannot be written: No space"), "\(full.errors)")
  }

  @Test func whoseReaderHasGoneEndsQuietly() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("lines.txt")
    try String(repeating: "茶\n", count: 20_000).write(
      toFile: file, atomically: true, encoding: .utf8)
    let outcome = try shell("$0 parse < '\(file)' | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(outcome.lines.last == "1")
    #expect(outcome.errors == "")
    try String(repeating: "開團\n菜單\n", count: 100).write(
      toFile: file, atomically: true, encoding: .utf8)
    let chat = try shell(
      "$0 chat --state '\(folder.path)' < '\(file)' | true; echo ${PIPESTATUS[0]}")
    #expect(chat.lines.last == "1")
    #expect(!chat.errors.contains("write"), "\(chat.errors)")
  }

  @Test func newFilesAreTheUsersAlone() throws {
    let folder = try TemporaryFolder()
    let outcome = try run("chat", "--state", folder.file("state"), input: "開團\n")
    #expect(outcome.status == 0)
    let manager = FileManager.default
    let files = try manager.contentsOfDirectory(atPath: folder.file("state"))
    #expect(files.contains("drinkrun.db"))
    for file in files {
      let attributes = try manager.attributesOfItem(atPath: folder.file("state/\(file)"))
      let mode = try #require(attributes[.posixPermissions] as? Int)
      #expect(mode & 0o077 == 0, "\(file)")
    }
  }

  @Test func aTableWithoutAFolderNamesTheFolder() throws {
    let folder = try TemporaryFolder()
    let outcome = try run("table", "serve", "--file", folder.file("none/x.db"))
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("the folder \(folder.file("none")) is not there"))
  }

  @Test func faultyMenusAre65() throws {
    let folder = try TemporaryFolder()
    let menu = folder.file("menu.yaml")
    try "shop: 試\ncurrency: TWD\nnonsense: 1\n".write(
      toFile: menu, atomically: true, encoding: .utf8)
    for arguments in [["menu", "check", menu], ["parse", "--menu", menu, "茶"]] {
      let outcome = try Program.drinkrun.run(arguments)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("\(menu):3:"))
    }
    #expect(try run("menu", "check", folder.file("none.yaml")).status == 65)
  }

  @Test func chatSpeaksOnATerminal() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      "chat", "--state", folder.path,
      input: "熟成紅茶 大 半糖 少冰\n開團 可不可 截止 4:30\n熟成紅茶 大 半糖 少冰\n好\n/as bob\n+1\n好\n我的訂單\n/quit\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Asia/Taipei"))
    #expect(outcome.errors.contains("confirm: always"))
    #expect(outcome.output.contains("bot: 現在沒有開團"))
    #expect(outcome.output.contains("amy #1 ✓"))
    #expect(outcome.output.contains("bob #2 ✓"))
    #expect(outcome.output.contains("bot→bob: #2"))
  }

  @Test func aStoreThatAnotherHoldsIs69() throws {
    let folder = try TemporaryFolder()
    let holder = try RunningProgram(.drinkrun, ["chat", "--state", folder.path])
    try holder.say("開團")
    _ = try holder.readLine()
    let outcome = try run("chat", "--state", folder.path)
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("\(holder.process.processIdentifier)"))
    holder.kill()
    #expect(try run("chat", "--state", folder.path).status == 0)
  }
}
