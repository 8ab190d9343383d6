import Foundation
import TestKit
import Testing

/// What `check` and `serve` say of a configuration.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder
  private var menu: String { Program.root.appending(path: "deploy/menus/kebuke.yaml").path }

  init() throws { folder = try TemporaryFolder() }

  private var fine: String {
    """
    locale: zh-Hant
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: local, file: table.db}
    http: {listen: 127.0.0.1:0}
    channels:
      office: {kind: webhook, bearer: "${OFFICE_TOKEN}"}
    """
  }

  private func check(
    _ text: String, environment: [String: String] = ["OFFICE_TOKEN": "sesame-1234"]
  ) throws -> Program.Outcome {
    let file = folder.file("drinkrun.yaml")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return try Program.drinkrun.run(["check", "--config", file], environment: environment)
  }

  @Test func aFineOneIsToldAsFine() throws {
    let outcome = try check(fine)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("可不可熟成紅茶"))
  }

  @Test(arguments: [
    ("timezone: Asia/Taipei", "timezone: Asia/Taipeh", "2: timezone: ", "Asia/Taipeh"),
    ("locale: zh-Hant", "locale: xx", "zh-Hant", "no locale 'xx'"),
    ("store: sqlite:drinkrun.db", "store: drinkrun.db", "3: store: ", "sqlite:"),
    ("table: {kind: local, file: table.db}", "table: {kind: excel}", "5: table.kind: ", "excel"),
    ("table: {kind: local, file: table.db}", "table: {kind: local}", "5: table.file: ", "missing"),
    (
      "table: {kind: local, file: table.db}",
      "table: {kind: airtable, base: appX, token: t, endpoint: \"http://example.org/v0\"}",
      "5: table.endpoint: ", "https"
    ),
    ("http: {listen: 127.0.0.1:0}", "http: {listen: 0.0.0.0:80}", "6: http.listen: ", "loopback"),
    ("http: {listen: 127.0.0.1:0}\n", "", "http.listen: ", "channels.office"),
    ("kind: webhook", "kind: pigeon", "channels.office.kind: ", "pigeon"),
    (", bearer: \"${OFFICE_TOKEN}\"", "", "channels.office: ", "secret"),
    (
      "bearer: \"${OFFICE_TOKEN}\"", "bearer: {file: none.txt}", "8: ", "none.txt"
    ),
    ("bearer: \"${OFFICE_TOKEN}\"", "secret: abc", "channels.office.secret: ", "whsec_"),
    ("locale: zh-Hant", "nonsense: 1\nlocale: zh-Hant", "1: nonsense", "not known"),
  ])
  func aFaultIsToldWithFileLineAndKey(
    _ part: String, _ replacement: String, _ place: String, _ what: String
  ) throws {
    let outcome = try check(fine.replacingOccurrences(of: part, with: replacement))
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
    #expect(outcome.errors.contains(what), "\(outcome.errors)")
  }

  @Test func aMissingVariableIsToldByNameAndNeverByValue() throws {
    let outcome = try check(fine, environment: [:])
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("${OFFICE_TOKEN}"))
    #expect(outcome.errors.contains(":8:"))
    let faulty = try check(fine + "\nnonsense: 1")
    #expect(!faulty.errors.contains("sesame-1234"))
  }

  @Test func aSecretMayLieInAFile() throws {
    try "sesame-5678\n".write(
      toFile: folder.file("token.txt"), atomically: true, encoding: .utf8)
    let text = fine.replacingOccurrences(of: "\"${OFFICE_TOKEN}\"", with: "{file: token.txt}")
    #expect(try check(text).status == 0)
  }

  @Test func anEmptyFileAndAMissingOneAreRefused() throws {
    #expect(try check("").status == 78)
    #expect(try Program.drinkrun.run(["check", "--config", folder.file("none")]).status == 78)
  }

  @Test func aDeadTableIs69() throws {
    let text = fine.replacingOccurrences(
      of: "table: {kind: local, file: table.db}",
      with:
        "table: {kind: airtable, base: appX, token: sesame-9, endpoint: \"http://127.0.0.1:1/v0\"}")
    let outcome = try check(text)
    #expect(outcome.status == 69)
    #expect(!outcome.errors.contains("sesame-9"))
  }

  @Test func aFaultyMenuThatItNamesIs78() throws {
    try "shop: 試\n".write(toFile: folder.file("m.yaml"), atomically: true, encoding: .utf8)
    let outcome = try check(fine.replacingOccurrences(of: menu, with: "m.yaml"))
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("m.yaml:"))
  }
}
