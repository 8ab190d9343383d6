import Foundation
import TestKit
import Testing

/// What the commands print, and how they end.
@Suite struct CommandTests {
  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.drinkrun.run(arguments, input: input)
  }

  @Test(arguments: [
    [], ["nonsense"], ["chat", "--nonsense"], ["chat", "--as"], ["menu"], ["menu", "check"],
    ["table", "nonsense"], ["serve"], ["check"], ["chat", "--clock", "message"],
    ["help", "nonsense"],
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
