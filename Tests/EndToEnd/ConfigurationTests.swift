import Foundation
import TestKit
import Testing

/// What `check` and `serve` say of a configuration.
@Suite(.ownThreads) struct ConfigurationTests {
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
    ("http: {", "menu: {from: file, layout: m.yaml}\nhttp: {", "6: menu.from: ", "write table"),
    ("http: {", "menu: {from: table}\nhttp: {", "6: menu: ", "layout is missing"),
    (
      "http: {", "menu: {from: table, layout: m.yaml, every: PT5M}\nhttp: {", "6: menu.every: ",
      "PT1H to P30D"
    ),
    ("http: {", "menu: {from: table, layout: m.yaml}\nhttp: {", "m.yaml", "there is no such file"),
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
      "bearer: \"${OFFICE_TOKEN}\"", "bearer: {file: none.txt}", "8: channels.office.bearer: ",
      "none.txt"
    ),
    ("bearer: \"${OFFICE_TOKEN}\"", "secret: abc", "channels.office.secret: ", "whsec_"),
    (
      "office: {kind: webhook", "office: {kind: webhook, deliverTo: \"http://example.org/in\"",
      "8: channels.office.deliverTo: ", "https"
    ),
    ("store: sqlite:drinkrun.db", "store: sqlite:none/x.db", "3: store: ", "none is not there"),
    ("store: sqlite:drinkrun.db", "store: sqlite:.", "3: store: ", "is a folder"),
    ("file: table.db", "file: none/x.db", "5: table.file: ", "none is not there"),
    (
      "file: table.db", "file: table.db, listen: 127.0.0.1:8089}\nlimits: {cups: 0",
      "6: limits.cups: ", "from 1 to"
    ),
    (
      "table: {kind: local, file: table.db}", "table: {kind: airtable, base: app/X, token: t}",
      "5: table.base: ", "letters and digits"
    ),
    (
      "table: {kind: local, file: table.db}", "table: {kind: firestore, token: t}",
      "5: table.project: ", "missing"
    ),
    (
      "table: {kind: local, file: table.db}",
      "table: {kind: firestore, project: a/b, token: t}", "5: table.project: ", "hyphens"
    ),
    (
      "table: {kind: local, file: table.db}",
      "table: {kind: firestore, project: a, database: ../b, token: t}", "5: table.database: ",
      "hyphens"
    ),
    ("file: table.db", "file: table.db, project: a", "5: table.project: ", "no use"),
    (
      "file: table.db", "file: table.db, timeout: PT11M", "5: table.timeout: ", "from PT1S to PT10M"
    ),
    (
      "table: {kind: local, file: table.db}",
      "table: {kind: airtable, base: appX, token: {file: none.txt}}", "5: table.token: ",
      "none.txt:1: there is no such file"
    ),
    ("file: table.db", "file: table.db, token: {file: none.txt}", "5: table.token: ", "no use"),
    (
      "127.0.0.1:0}", "127.0.0.1:0, publicUrl: tea.example.org}", "6: http.publicUrl: ",
      "web address"
    ),
    (
      "127.0.0.1:0}\nchannels:",
      "127.0.0.1:9090}\nchannels:\n  a: {kind: lines, listen: \"localhost:9090\"}",
      "8: channels.a.listen: ", "http.listen listens on 127.0.0.1:9090 already"
    ),
    (
      "channels:",
      """
      channels:
        a: {kind: lines, listen: "unix:a.sock"}
        b: {kind: lines, listen: "unix:./a.sock"}
      """, "9: channels.b.listen: ", "channels.a.listen listens on unix:"
    ),
    (
      "channels:", "channels:\n  a: {kind: lines, listen: \"unix:none/a.sock\"}",
      "8: channels.a.listen: ", "none is not there"
    ),
    (
      "channels:",
      "channels:\n  a: {kind: lines, listen: \"unix:\(String(repeating: "a", count: 108))\"}",
      "8: channels.a.listen: ", "107 bytes"
    ),
    ("channels:", "organizers: {}\nchannels:", "7: organizers: ", "nobody may open"),
    (
      "channels:", "organizers: {anyone: true, accounts: [office/U1]}\nchannels:",
      "7: organizers: ", "keep one"
    ),
    ("channels:", "organizers: {accounts: [U1]}\nchannels:", "organizers.accounts[0]: ", "slash"),
    (
      "channels:", "organizers: {accounts: [pub/U1]}\nchannels:", "organizers.accounts[0]: ",
      "no channel 'pub', write one of office"
    ),
    ("${OFFICE_TOKEN}", "${OFFICE-TOKEN}", "8: ", "letters, digits and _"),
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

  @Test(arguments: ["two words", "line\nbreak", "茶", "tab\there", ""])
  func aTokenThatNoHeaderCarriesIsRefusedAndNotShown(_ token: String) throws {
    let outcome = try check(fine, environment: ["OFFICE_TOKEN": token])
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains(":8: channels.office.bearer: "), "\(outcome.errors)")
    #expect(token.isEmpty || !outcome.errors.contains(token))
  }

  @Test func aConfigurationWithEveryPartIsRead() throws {
    for name in ["menus", "layouts"] {
      try FileManager.default.copyItem(
        at: Program.root.appending(path: "deploy/\(name)"),
        to: URL(filePath: folder.file(name)))
    }
    let text = """
      locale: zh-Hant
      timezone: Asia/Taipei
      store: sqlite:drinkrun.db
      menus: [menus/kebuke.yaml]
      table:
        kind: airtable                 # airtable | local (with `file` and `listen`)
        endpoint: http://127.0.0.1:1/v0
        base: appXXXXXXXXXXXXXX
        token: ${AIRTABLE_TOKEN}
        layout: layouts/drinkrun.yaml  # which of our fields goes to which column, under which words
      http: {listen: 127.0.0.1:8080, publicUrl: https://tea.example.org}
      channels:
        office: {kind: webhook, format: generic, secret: ${OFFICE_SECRET}, deliverTo: https://chat.example.org/in}
        bridge: {kind: lines, listen: unix:lines.sock}
      organizers: {anyone: true}
      confirm: always                # or whenUnsure
      quiet: false                   # true: questions and ✓ lines go to the person
      limits: {cups: 100}
      reminder: PT10M
      """
    let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    let outcome = try check(
      text, environment: ["AIRTABLE_TOKEN": "sesame-9", "OFFICE_SECRET": secret])
    // All of it is read; the table at its address is dead.
    #expect(outcome.status == 69)
    #expect(
      outcome.errors.contains("at http://127.0.0.1:1/v0/appXXXXXXXXXXXXXX: "), "\(outcome.errors)")
    let without = try check(text, environment: ["OFFICE_SECRET": secret])
    #expect(without.errors.contains(":9: table.token: ${AIRTABLE_TOKEN}: "), "\(without.errors)")
    let short = try check(
      text, environment: ["AIRTABLE_TOKEN": "sesame-9", "OFFICE_SECRET": "whsec_c2hvcnQ="])
    #expect(short.errors.contains("channels.office.secret: "), "\(short.errors)")
    #expect(!short.errors.contains("c2hvcnQ"))
  }

  @Test func oneWithoutChannelsIsFineForAChat() throws {
    let text = fine.components(separatedBy: "channels:")[0]
    let outcome = try check(text)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: it has no channels"))
    let served = try Program.drinkrun.run(["serve", "--config", folder.file("drinkrun.yaml")])
    #expect(served.status == 78)
  }

  @Test(arguments: ["hear.yaml", "say.yaml"])
  func aLocaleThatLacksAFileIsToldByIt(_ file: String) throws {
    let prompts = folder.file("prompts")
    try FileManager.default.copyItem(
      at: Program.root.appending(path: "prompts"), to: URL(filePath: prompts))
    try FileManager.default.removeItem(atPath: "\(prompts)/en/\(file)")
    let outcome = try check(fine + "\nprompts: prompts")
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("prompts/en/\(file): "), "\(outcome.errors)")
    #expect(try Program.drinkrun.run(["parse", "--prompts", prompts, "茶"]).status == 78)
  }

  @Test func aWordWithTwoMeaningsIs78() throws {
    let prompts = folder.file("prompts")
    try FileManager.default.copyItem(
      at: Program.root.appending(path: "prompts"), to: URL(filePath: prompts))
    let file = "\(prompts)/en/hear.yaml"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(of: "[ok, okay,", with: "[ok, okay, nope,").write(
      toFile: file, atomically: true, encoding: .utf8)
    let outcome = try check(fine + "\nprompts: prompts")
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("en/hear.yaml:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("'nope' is words.yes"), "\(outcome.errors)")
  }

  @Test func serveSaysWhichTableIsDead() throws {
    let file = folder.file("drinkrun.yaml")
    let table = "{kind: airtable, base: appX, token: sesame-9, endpoint: \"http://127.0.0.1:1/v0\"}"
    try fine.replacingOccurrences(of: "{kind: local, file: table.db}", with: table).write(
      toFile: file, atomically: true, encoding: .utf8)
    let errors = Pipe()
    let program = try RunningProgram(
      .drinkrun, ["serve", "--config", file], environment: ["OFFICE_TOKEN": "sesame-1234"],
      errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    var said = ""
    while !said.contains("orders wait for it\n") {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      said += String(decoding: data, as: UTF8.self)
    }
    #expect(said.contains("at http://127.0.0.1:1/v0/appX: "), "\(said)")
    #expect(!said.contains("sesame"))
    let ready = try #require(try program.readLine())
    let address = try #require(ready.split(separator: "\"").last { $0.hasPrefix("http") })
    #expect(said.contains("channel office: \(address)/hooks/office\n"), "\(said)")
    #expect(program.terminate() == 0)
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
