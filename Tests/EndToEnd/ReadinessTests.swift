import Foundation
import TestKit
import Testing

/// What `/readyz` says when nothing can be written.
@Suite(.timeLimit(.minutes(2))) struct ReadinessTests {
  /// `serve` whose files cannot grow beyond so many blocks of 512 bytes, like on a disk that is full.
  private func serve(_ folder: TemporaryFolder, blocks: String) throws -> (RunningProgram, String) {
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let file = folder.file("drinkrun.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: airtable, endpoint: "http://127.0.0.1:1/v0", base: appX, token: t}
    http: {listen: 127.0.0.1:0}
    channels: {plain: {kind: webhook, bearer: sesame}}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    // The signal of the limit would end the program; a disk that is full sends none.
    let script = "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" serve --config \"$1\""
    let program = try RunningProgram(
      Program(URL(filePath: "/bin/sh")), ["-c", script, Program.drinkrun.url.path, file])
    let ready = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(ready.utf8)) as? [String: String]
    return (program, try #require(object?["listening"]))
  }

  private func ask(_ address: String) throws -> String {
    try Program(URL(filePath: "/usr/bin/env")).run(
      ["curl", "-s", "-w", " %{http_code}", address + "/readyz"]
    ).output
  }

  @Test func itIsNotReadyWhereNothingCanBeStored() throws {
    let folder = try TemporaryFolder()
    let (roomy, address) = try serve(folder, blocks: "unlimited")
    #expect(try ask(address) == "ready\n 200")
    #expect(roomy.terminate() == 0)

    // Room for the index of the write-ahead log (32 KiB) and as much log: each check fills a page of it.
    let (full, fullAddress) = try serve(folder, blocks: "64")
    var answer = ""
    for _ in 1...20 where !answer.hasSuffix("503") { answer = try ask(fullAddress) }
    #expect(answer.hasPrefix("the store cannot be used: the store: "))
    #expect(answer.hasSuffix(" 503"))
    #expect(full.terminate() == 0)
  }
}
