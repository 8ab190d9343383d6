import Airtable
import HTTPMessages
import Table
import TableSync
import TestKit
import Testing

private func page(_ keys: [String], offset: String? = nil) -> ScriptedHTTP.Answer {
  let records = keys.map { #"{"id": "rec", "fields": {"Key": "\#($0)"}}"# }.joined(separator: ",")
  let end = offset.map { #", "offset": "\#($0)""# } ?? ""
  return .json(200, #"{"records": [\#(records)]\#(end)}"#)
}

private let lost = ScriptedHTTP.Answer.json(
  422, #"{"error":{"type":"LIST_RECORDS_ITERATOR_NOT_AVAILABLE"}}"#)

@Suite struct AirtableReadingTests {
  private func keys(_ rows: [[String: Row.Value]]) -> [Row.Value?] { rows.map { $0["Key"] } }

  @Test func allPagesAreRead() async throws {
    let (table, http) = table([page(["a", "b"], offset: "itr/1&2"), page(["c"])])
    #expect(keys(try await table.rows()) == [.text("a"), .text("b"), .text("c")])
    let targets = await http.requests.map(\.target)
    #expect(
      targets.map { $0.split(separator: "?").last } == [
        "pageSize=100", "pageSize=100&offset=itr%2F1%262",
      ])
  }

  @Test func lostPlaceBeginsAnew() async throws {
    let (table, _) = table([page(["a"], offset: "x"), lost, page(["a"], offset: "y"), page(["b"])])
    #expect(keys(try await table.rows()) == [.text("a"), .text("b")])
  }

  @Test(arguments: [
    [lost, lost, lost], [page(["a"], offset: "x"), page(["a"], offset: "x")],
    [.json(200, "<html>")], [.json(401, "")], [.json(429, "")], [],
  ])
  func whatCannotBeReadIsAnError(answers: [ScriptedHTTP.Answer]) async {
    let (table, http) = table(answers)
    await #expect(throws: TableError.self) { try await table.rows() }
    #expect(await http.requests.count <= 3)
  }

  @Test func everyKindOfCellIsRead() async throws {
    let fields = """
      {"A": 2.9, "B": true, "C": "x", "D": ["白玉", "白玉"], "E": [{"url": "x"}],
      "F": {"error": "ERROR"}, "G": 0, "H": null}
      """
    let (table, _) = table([.json(200, #"{"records": [{"id": "rec", "fields": \#(fields)}]}"#)])
    #expect(
      try await table.rows() == [
        [
          "A": .number("2.9"), "B": .flag(true), "C": .text("x"), "D": .list(["白玉", "白玉"]),
          "G": .number("0"),
        ]
      ])
  }

  @Test func checkAsksForEveryColumn() async throws {
    let (table, http) = table([
      page([]),
      .json(
        422, #"{"error":{"type":"UNKNOWN_FIELD_NAME","message":"Unknown field name: \"Price\""}}"#),
    ])
    try await table.check()
    #expect(
      await http.requests.first?.target.hasSuffix("?pageSize=1&fields%5B%5D=Key&fields%5B%5D=Price")
        == true)
    await #expect(throws: TableError(#"422 UNKNOWN_FIELD_NAME: Unknown field name: "Price""#)) {
      try await table.check()
    }
  }

  @Test func tokenIsShownNowhere() async throws {
    let echo = #"{"error":{"type":"T","message":"Bearer \#(token) is wrong"}}"#
    let (table, http) = table([
      .json(401, echo), .json(422, echo), .json(403, echo), .json(401, echo), .json(403, echo),
    ])
    var texts = ["\(table)", String(reflecting: table)]
    dump(table, to: &texts[0])
    texts.append("\(await table.write([row("K")]))")
    texts.append("\(await table.write([row("K")]))")
    do { _ = try await table.rows() } catch { texts.append("\(error)\(String(reflecting: error))") }
    do { try await table.check() } catch { texts.append("\(error)") }
    #expect(await http.requests.count == 5)
    #expect(texts.count == 6)
    for text in texts { #expect(!text.contains("Hunter2")) }
  }
}
