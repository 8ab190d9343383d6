import Foundation
import TestKit
import Testing

/// A store that the program cannot use is named, with what to do, and left as it is.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct UnfitStoreTests {
  private let folder: TemporaryFolder
  private static let open = "@msgid=m1 :amy!u@h PRIVMSG #tea :開團 可不可 截止 23:59\n"
  private static let order = "@msgid=m2 :bob!u@h PRIVMSG #tea :熟成紅茶 大杯 半糖 少冰\n"

  init() throws {
    folder = try TemporaryFolder()
    #expect(try chat(Self.open).status == 0)
  }

  private func chat(_ lines: String) throws -> Program.Outcome {
    try Program.drinkrun.run(["chat", "--lines", "--state", folder.path], input: lines)
  }

  private var store: String { folder.file("drinkrun.db") }

  private func script(_ text: String) throws -> Program.Outcome {
    try Program.python.run(["-c", text, store])
  }

  private func expectRefusal(_ words: String...) throws {
    let before = try Data(contentsOf: URL(filePath: store))
    let outcome = try chat(Self.order)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(store))
    for word in words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
    #expect(try Data(contentsOf: URL(filePath: store)) == before)
  }

  @Test func aNewerOneIsLeftToANewerProgram() throws {
    let outcome = try script(
      "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute('pragma user_version = 99')"
    )
    #expect(outcome.errors == "")
    try expectRefusal("version 99", "newer drinkrun", "restore a copy")
  }

  @Test func whatIsNoDatabaseIsNotTouched() throws {
    try Data(String(repeating: "bubble tea", count: 1_000).utf8).write(to: URL(filePath: store))
    try expectRefusal("restore a copy", "move the file away")
  }

  @Test func oneOfSomethingElseIsNotTouched() throws {
    let outcome = try script(
      "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute('pragma application_id = 7')"
    )
    #expect(outcome.errors == "")
    try expectRefusal("a database of something else")
  }

  /// Permissions hold for root as well, once it has none of the powers that pass them over.
  private func chatBound(_ lines: String) throws -> Program.Outcome {
    let arguments = ["chat", "--lines", "--state", folder.path]
    guard geteuid() == 0 else { return try Program.drinkrun.run(arguments, input: lines) }
    let bound = ["--bounding-set", "-dac_override,-dac_read_search", Program.drinkrun.url.path]
    return try Program(URL(filePath: "/usr/bin/setpriv")).run(bound + arguments, input: lines)
  }

  private func permit(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test(arguments: [(0o400, 0o700), (0o600, 0o500), (0o400, 0o500), (0o000, 0o700)])
  func whatMayNotBeWrittenIsNamedAndGoesOnWhenItMay(file: Int, folder mode: Int) throws {
    let before = try Data(contentsOf: URL(filePath: store))
    try permit(file, of: store)
    try permit(mode, of: folder.path)
    defer { try? permit(0o700, of: folder.path) }
    let outcome = try chatBound(Self.order)
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(folder.path), "\(outcome.errors)")
    #expect(outcome.errors.contains("may be written"), "\(outcome.errors)")

    try permit(0o700, of: folder.path)
    try permit(0o600, of: store)
    #expect(try Data(contentsOf: URL(filePath: store)) == before)
    #expect(try chatBound(Self.order).output.contains("熟成紅茶"))
  }

  /// The power goes while the tables are changed: what was there before is there again.
  @Test func aChangeOfTablesThatWasCutOffDidNotHappen() throws {
    let cut = """
      import os, signal, sqlite3, sys
      base = sqlite3.connect(sys.argv[1], isolation_level=None)
      base.execute("begin immediate")
      base.execute("alter table line add column half_done integer")
      base.execute("drop table outbox")
      base.execute("pragma user_version = 98")
      os.kill(os.getpid(), signal.SIGKILL)
      """
    #expect(try script(cut).status == SIGKILL)
    let outcome = try chat(Self.order)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("熟成紅茶"))
  }
}
