import Foundation
import TestKit
import Testing

/// A configuration that was cut off as it was written, or saved by another editor.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct CutConfigurationTests {
  private let folder: TemporaryFolder
  private var file: String { folder.file("drinkrun.yaml") }

  init() throws { folder = try TemporaryFolder() }

  private var lines: [String] {
    [
      "timezone: Asia/Taipei", "store: sqlite:drinkrun.db",
      "menus: [\(Program.root.appending(path: "deploy/menus/kebuke.yaml").path)]",
      "table: {kind: local, file: table.db}", "http: {listen: 127.0.0.1:0}", "channels:",
      "  office: {kind: webhook, bearer: sesame-1234}",
    ]
  }

  /// Nothing is put in the place of what is missing, and no store is made.
  @Test func wherePartsAreMissingNothingStarts() throws {
    for count in 0..<lines.count {
      let rest = lines[count].prefix(lines[count].count / 2)
      let text = lines[..<count].map { $0 + "\n" }.joined() + rest
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let outcome = try Program.drinkrun.run(["serve", "--config", file])
      #expect(outcome.status == 78, "\(text): \(outcome.errors)")
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("\(file):"), "\(outcome.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func aFaultHasItsLineThoughLinesEndOtherwise() throws {
    var lines = lines
    lines[4] = "http: {listen: everywhere}"
    let text = "\u{FEFF}" + lines.joined(separator: "\r\n") + "\r\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let faulty = try Program.drinkrun.run(["check", "--config", file])
    #expect(faulty.status == 78)
    #expect(faulty.errors.contains("\(file):5: http.listen: "), "\(faulty.errors)")
    try text.replacingOccurrences(of: "everywhere", with: "127.0.0.1:0")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let fine = try Program.drinkrun.run(["check", "--config", file])
    #expect(fine.status == 0, "\(fine.errors)")
  }
}
