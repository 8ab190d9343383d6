import Airtable
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

let token = "patHunter2.0123456789"

let layout = Layout(
  table: "Orders / 茶 100%",
  columns: [
    .init(.orderKey, name: "Key", type: .singleLineText),
    .init(.price, name: "Price", type: .number(precision: 2)),
  ])

func table(
  _ answers: [ScriptedHTTP.Answer], layout: Layout = layout
) -> (table: AirtableTable, http: ScriptedHTTP) {
  let http = ScriptedHTTP(answers)
  let table = AirtableTable(
    endpoint: "https://api.example.org/v0/", base: "appA", layout: layout, http: http,
    token: { token })
  return (table, http)
}

func row(_ key: String, _ cells: [Row.Cell] = []) -> Row {
  Row(key: OrderKey(key), cells: [.init("Key", .text(key))] + cells)
}

let written = ScriptedHTTP.Answer.json(
  200, #"{"records": [{"id": "rec1", "fields": {"Key": "K-1"}}], "createdRecords": ["rec1"]}"#)

@Suite struct AirtableTableTests {
  @Test func rowsGoAsOneUpsertOnTheKeyColumn() async throws {
    let (table, http) = table([written])
    let cells: [Row.Cell] = [
      .init("Price", .number("2.90")), .init("AddOns", .list(["白玉", "白玉"])),
      .init("Paid", .flag(true)), .init("Note", .empty), .init("Big", .number("20000000.01")),
    ]
    #expect(
      await table.write([row("K-1", cells)])
        == Written(.stored, records: [OrderKey("K-1"): ["rec1"]]))
    let request = try #require(await http.requests.first)
    #expect(request.method == "PATCH")
    #expect(
      request.target == "https://api.example.org/v0/appA/Orders%20%2F%20%E8%8C%B6%20100%25")
    #expect(request.headers["Authorization"] == "Bearer \(token)")
    #expect(request.headers["Content-Type"] == "application/json")
    let body = String(decoding: request.body, as: UTF8.self)
    for part in [
      #""performUpsert":{"fieldsToMergeOn":["Key"]}"#, #""typecast":false"#, #""Price":2.9"#,
      #""AddOns":["白玉","白玉"]"#, #""Paid":true"#, #""Note":null"#, #""Key":"K-1""#,
      #""Big":20000000.01"#,
    ] { #expect(body.contains(part)) }
  }

  /// Each status with each shape of body, and what it means for the rows.
  @Test(arguments: [
    (
      401, #"{"error":{"type":"AUTHENTICATION_REQUIRED","message":"Authentication required"}}"#,
      Verdict.stopped(.token, reason: "401 AUTHENTICATION_REQUIRED: Authentication required")
    ),
    (402, "", .stopped(.quota, reason: "402 without an explanation")),
    (
      403, #"{"error":{"type":"INVALID_PERMISSIONS"}}"#,
      .stopped(.forbidden, reason: "403 INVALID_PERMISSIONS")
    ),
    (404, #"{"error":"NOT_FOUND"}"#, .stopped(.missing, reason: "404 NOT_FOUND")),
    (413, "", .refused(reason: "413 without an explanation")),
    (
      422, #"{"error":{"type":"UNKNOWN_FIELD_NAME","message":"Unknown field name: \"Nope\""}}"#,
      .stopped(.mismatched, reason: #"422 UNKNOWN_FIELD_NAME: Unknown field name: "Nope""#)
    ),
    (
      422, #"{"error":{"type":"INVALID_MULTIPLE_CHOICE_OPTIONS","message":"no"}}"#,
      .stopped(.mismatched, reason: "422 INVALID_MULTIPLE_CHOICE_OPTIONS: no")
    ),
    (
      422,
      #"{"error":{"type":"INVALID_VALUE_FOR_COLUMN","message":"A cannot accept a value because the field is computed"}}"#,
      .stopped(
        .mismatched,
        reason:
          "422 INVALID_VALUE_FOR_COLUMN: A cannot accept a value because the field is computed")
    ),
    (
      422, #"{"error":{"type":"INVALID_VALUE_FOR_COLUMN","message":"A cannot accept the value"}}"#,
      .refused(reason: "422 INVALID_VALUE_FOR_COLUMN: A cannot accept the value")
    ),
    (422, "no json\nat all", .refused(reason: "422 without an explanation")),
    (
      429, #"{"errors":[{"error":"RATE_LIMIT_REACHED","message":"Rate limit exceeded."}]}"#,
      .throttled(seconds: 30, reason: "429 RATE_LIMIT_REACHED: Rate limit exceeded.")
    ),
    (
      429, #"{"error":{"type":"PUBLIC_API_BILLING_LIMIT_EXCEEDED"}}"#,
      .stopped(.quota, reason: "429 PUBLIC_API_BILLING_LIMIT_EXCEEDED")
    ),
    (500, "<html>", .unavailable(reason: "500 without an explanation")),
    (
      503, #"{"error":{"type":"RETRIABLE_ERROR","message":"a\r\nb"}}"#,
      .unavailable(reason: "503 RETRIABLE_ERROR: a b")
    ),
    (302, "", .unavailable(reason: "302 without an explanation")),
  ])
  func verdict(status: Int, body: String, verdict: Verdict) async {
    let (table, _) = table([.json(status, body)])
    #expect(await table.write([row("K-1"), row("K-2")]) == Written(verdict))
  }

  @Test(arguments: [
    "<html>ok</html>", "", "{}", #"{"records": []}"#, #"{"records": [{"id": "r", "fields": {}}]}"#,
    #"{"records": [{"id": "rec1", "fields": {"Key": "K-1"}}]}"#,
    #"{"records": [{"id": "r", "fields": {"Key": "K-1"}}, {"id": "s", "fields": {"Key": "K-9"}}]}"#,
    #"{"records": [{"id": "r", "fields": {"Key": "K-1"}}, {"id": "s", "fields": {"X": "K-2"}}]}"#,
    #"{"records": [{"id": "r"}, {"id": "s"}], "createdRecords": ["r", "s"], "updatedRecords": []}"#,
  ])
  func successWithoutOurRowsLeavesThemOpen(body: String) async {
    let (table, _) = table([.json(200, body)])
    #expect(
      await table.write([row("K-1"), row("K-2")])
        == Written(
          .unavailable(reason: "the table answered 200 without the rows that were sent")))
  }

  @Test func rowsMayComeBackInAnyOrderWithMoreThanWasSent() async {
    let records = """
      [{"id": "rec2", "fields": {"Key": "K-2", "Own": 1}}, {"id": "rec1", "fields": {"Key": "K-1"}}]
      """
    let (table, _) = table([.json(200, #"{"records": \#(records)}"#)])
    #expect(
      await table.write([row("K-1"), row("K-2")]).records
        == [OrderKey("K-1"): ["rec1"], OrderKey("K-2"): ["rec2"]])
  }

  /// What a server says is shown to people in a chat.
  @Test(arguments: [
    (#"a\nb\r\nc\td\u2028e"#, "422 T: a b c d e"),
    (#"\u202Eevil\u202C \u001B[31mred\u0000\u0007"#, "422 T: evil [31mred"),
    (#"patHunter2\u0000.012\u202E3456789!"#, "422 T: …!"),
    (String(repeating: "x", count: 1_000), "422 T: " + String(repeating: "x", count: 193)),
    (
      "e" + String(repeating: "\u{301}", count: 1_000),
      "422 T: e" + String(repeating: "\u{301}", count: 192)
    ),
  ])
  func reasonIsOneShortLine(said: String, reason: String) async {
    let (table, _) = table([.json(422, #"{"error":{"type":"T","message":"\#(said)"}}"#)])
    #expect(await table.write([row("K"), row("L")]).verdict == .refused(reason: reason))
  }

  @Test func serverSaysHowLongToBeSilent() async {
    let (table, _) = table([
      .json(429, "", ["Retry-After": "7"]), .json(429, "", ["retry-after": "soon"]),
    ])
    #expect(
      await table.write([row("K")]).verdict
        == .throttled(seconds: 7, reason: "429 without an explanation"))
    #expect(
      await table.write([row("K")]).verdict
        == .throttled(seconds: 30, reason: "429 without an explanation"))
  }

  @Test func noAnswerLeavesItOpenUnlessItWasSurelyNotSent() async {
    let (table, _) = table([
      .failure(HTTPFailure("refused", wasSurelyNotSent: true)),
      .failure(HTTPFailure("timed out", wasSurelyNotSent: false)),
    ])
    #expect(await table.write([row("K")]) == Written(.unsent(reason: "refused")))
    #expect(await table.write([row("K")]) == Written(.unavailable(reason: "timed out")))
  }

  @Test func tokenThatCannotBeReadKeepsTheRowsAndSendsNothing() async {
    struct Gone: Error {}
    let http = ScriptedHTTP([])
    let table = AirtableTable(
      endpoint: "https://api.example.org/v0", base: "appA", layout: layout, http: http,
      token: { throw Gone() })
    #expect(
      await table.write([row("K")])
        == Written(.stopped(.token, reason: "the table's token cannot be read")))
    await #expect(throws: TableError("the table's token cannot be read")) { try await table.rows() }
    #expect(await http.requests.isEmpty)
  }
}
