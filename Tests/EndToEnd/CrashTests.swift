import Foundation
import TestKit
import Testing

/// What is left when the power goes between a commit and its reply.
@Suite(.ownThreads) struct CrashTests {
  private let open = "@msgid=m1 :amy!u@h PRIVMSG #tea :開團 可不可"
  private let order = "@msgid=m2 :amy!u@h PRIVMSG #tea :熟成紅茶 大 半糖 少冰"
  private let yes = "@msgid=m3 :amy!u@h PRIVMSG #tea :好"

  /// Writes to the pipe until it takes no more, so that the program cannot say its next word.
  private func fill(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    var byte: UInt8 = 0x2E
    // unsafe: one byte that lives through the call.
    while unsafe write(descriptor, &byte, 1) == 1 {}
    _ = fcntl(descriptor, F_SETFL, flags)
  }

  /// How many lines the store has, seen from outside.
  private func placedLines(in folder: TemporaryFolder) throws -> Int {
    let script = """
      import sqlite3, sys
      base = sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True)
      names = [r[0] for r in base.execute("select name from sqlite_schema where type = 'table'")]
      table = next(n for n in names if "line" in n)
      print(base.execute(f"select count(*) from {table}").fetchone()[0])
      """
    let outcome = try Program.python.run(["-c", script, folder.path + "/drinkrun.db"])
    return Int(outcome.lines.first ?? "") ?? 0
  }

  @Test(.timeLimit(.minutes(2)))
  func aRedeliveredYesLeavesOneOrderAndTheSameReply() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["chat", "--lines", "--state", folder.path]
    let first = try RunningProgram(.drinkrun, arguments)
    try first.say(open)
    try first.say(order)
    var line = try first.readLine()
    while line?.contains("OK 嗎") == false { line = try first.readLine() }
    fill(first.outputDescriptor)
    try first.say(yes)
    while try placedLines(in: folder) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    first.kill()

    let again = try Program.drinkrun.run(arguments, input: yes + "\n" + yes + "\n")
    #expect(again.lines.count == 2)
    #expect(Set(again.lines).count == 1)
    #expect(again.lines.first?.contains("amy #1 ✓") == true)
    let rows = try Program.drinkrun.run(["table", "rows", "--state", folder.path])
    #expect(rows.lines.count == 1)
    #expect(rows.output.contains("熟成紅茶"))
  }
}
