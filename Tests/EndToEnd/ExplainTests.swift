import Foundation
import TestKit
import Testing

/// What the program shows of how it reads.
@Suite(.ownThreads) struct ExplainTests {
  private func explain(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.drinkrun.run(["parse", "--explain"] + arguments, input: input)
  }

  @Test func aLineIsShownWithMarksWhereNoTerminalIs() throws {
    let outcome = try explain("熟成紅茶 大 叭 x2")
    #expect(outcome.status == 0)
    #expect(outcome.lines.prefix(2) == ["熟成紅茶 大 叭 x2", "======== -- ^^ ~~"])
    #expect(outcome.output.contains("熟成紅茶  drink   rule drink: the drink 熟成紅茶"))
    #expect(outcome.output.contains("act order: 熟成紅茶 大杯 2杯"))
    #expect(outcome.output.contains("unread 叭: no rule explains it"))
    #expect(outcome.output.contains("asks for ice, missing: nothing says it"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func aTerminalGetsColoursUnlessItsUserWantsNone() throws {
    // script runs its command on a terminal of its own.
    func onATerminal(_ environment: [String: String]) throws -> Program.Outcome {
      let command = "'\(Program.drinkrun.url.path)' parse --explain 熟成紅茶"
      return try Program(URL(filePath: "/usr/bin/script")).run(
        ["-qec", command, "/dev/null"], environment: environment)
    }
    let coloured = try onATerminal(["TERM": "xterm", "NO_COLOR": ""])
    #expect(coloured.output.contains("\u{1B}[0;4;32m熟成紅茶\u{1B}[0m"), "\(coloured)")
    for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]] {
      let plain = try onATerminal(environment)
      #expect(plain.lines.prefix(2) == ["熟成紅茶", "========"], "\(plain)")
    }
  }

  @Test func everyTextIsShownWhateverItIs() throws {
    let outcome = try explain(input: "今天好熱\n\n\u{1B}[2J\u{202E}茶\n好\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("no act: the bot stays silent"))
    #expect(outcome.output.contains("(nothing)"))
    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{202E}"))
    #expect(outcome.output.contains("a yes counts only where something is pending"))
    let tooLong = try explain(String(repeating: "茶", count: 3_000))
    #expect(tooLong.output.contains("not read: tooLong"))
    #expect(try explain("--pending", "好").output.contains("act confirm"))
  }
}
