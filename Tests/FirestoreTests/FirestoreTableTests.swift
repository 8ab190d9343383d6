import Firestore
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// What is asked of the API, and what its answers mean, by a script of answers.
@Suite struct FirestoreTableTests {
  private static let token = "ya29.Hunter2"
  private static let name = "projects/tea/databases/(default)/documents/orderList/"

  private func table(
    _ answers: [ScriptedHTTP.Answer]
  ) -> (table: FirestoreTable, http: ScriptedHTTP) {
    let http = ScriptedHTTP(answers)
    let layout = Layout(
      table: "orderList",
      columns: [.init(.price, type: .number(precision: 2)), .init(.orderedAt, type: .dateTime)],
      identity: .documentID)
    let table = FirestoreTable(
      endpoint: "https://api.example.org/", project: "tea", database: "(default)", layout: layout,
      http: http, token: { Self.token })
    return (table, http)
  }

  private func body(_ request: HTTPRequest?) throws -> String {
    String(decoding: try #require(request).body, as: UTF8.self).replacing("\\/", with: "/")
  }

  private func row(_ key: String, records: [String] = [], _ cells: Row.Cell...) -> Row {
    Row(key: OrderKey(key), cells: cells, records: records)
  }

  @Test func aRowIsADocumentWhoseIdIsItsKey() async throws {
    let (table, http) = table([.json(200, #"{"writeResults": [{}, {}]}"#)])
    let new = row(
      "r-1", .init("price", .number("2.90")), .init("number", .number("2")),
      .init("大 杯", .text("L")), .init("note", .empty), .init("paid", .flag(true)),
      .init("orderedAt", .text("2026-11-30T06:00:05Z")), .init("add", .list(["白玉", "白玉"])))
    let known = row("r-2", records: ["old"], .init("price", .number("5")))
    #expect(
      await table.write([new, known])
        == Written(.stored, records: [OrderKey("r-1"): ["r-1"], OrderKey("r-2"): ["old"]]))
    let request = try #require(await http.requests.first)
    #expect(request.method == "POST")
    #expect(request.isSafeToRepeat)
    #expect(
      request.target
        == "https://api.example.org/v1/projects/tea/databases/(default)/documents:commit")
    #expect(request.headers["Authorization"] == "Bearer \(Self.token)")
    let body = try body(request)
    for part in [
      #""name":"\#(Self.name)r-1""#, #""name":"\#(Self.name)old""#, #"{"doubleValue":2.9}"#,
      #"{"integerValue":"2"}"#, #"{"timestampValue":"2026-11-30T06:00:05Z"}"#,
      #"{"values":[{"stringValue":"白玉"},{"stringValue":"白玉"}]}"#, #"{"booleanValue":true}"#,
      #"["price","number","`大 杯`","note","paid","orderedAt","add"]"#, #"{"exists":true}"#,
    ] { #expect(body.contains(part), "\(part)") }
    #expect(!body.contains(#""note":{"#))
    #expect(body.split(separator: #""exists""#).count == 2)
  }

  @Test(arguments: [
    ("01J-1", "01J-1"), ("a/b", "a~2Fb"), (".", "~2E"), ("..", "~2E~2E"), ("__x__", "~5F_x__"),
    ("a~b", "a~7Eb"), ("茶", "~E8~8C~B6"),
  ])
  func anyKeyIsAnIdOfItsOwn(key: String, id: String) async {
    let (table, _) = table([.json(200, #"{"writeResults": [{}]}"#)])
    #expect(await table.write([row(key)]).records == [OrderKey(key): [id]])
  }

  @Test(arguments: ["", String(repeating: "k", count: 1_501)])
  func whatIsNoIdIsRefused(key: String) async {
    let (table, http) = table([])
    guard case .refused = await table.write([row(key)]).verdict else {
      Issue.record("there is no such id")
      return
    }
    #expect(await http.requests.isEmpty)
  }

  @Test func aDocumentThatPeopleTookAwayIsGone() async throws {
    let (table, http) = table([
      .json(404, #"{"error": {"code": 404, "message": "No document", "status": "NOT_FOUND"}}"#),
      .json(
        200,
        #"[{"found": {"name": "\#(Self.name)a", "createTime": "t"}}, {"missing": "\#(Self.name)b"}]"#
      ),
    ])
    let rows = [row("r-1", records: ["a"]), row("r-2", records: ["b"]), row("r-3")]
    #expect(await table.write(rows) == Written(.gone([OrderKey("r-2")])))
    #expect(await http.requests.last?.target.hasSuffix("documents:batchGet") == true)
  }

  @Test func aDatabaseThatIsNotThereIsNotARowThatIsGone() async {
    let missing = ScriptedHTTP.Answer.json(
      404, #"{"error": {"message": "The database does not exist", "status": "NOT_FOUND"}}"#)
    let (table, _) = table([missing, .json(404, #"[{"error": {"status": "NOT_FOUND"}}]"#)])
    let verdict = await table.write([row("r-1", records: ["a"])]).verdict
    #expect(
      verdict == .stopped(.missing, reason: "404 NOT_FOUND: The database does not exist"))
  }

  @Test(arguments: [
    (401, "UNAUTHENTICATED", Verdict.stopped(.token, reason: "401 UNAUTHENTICATED: …")),
    (403, "PERMISSION_DENIED", .stopped(.forbidden, reason: "403 PERMISSION_DENIED: …")),
    (429, "RESOURCE_EXHAUSTED", .throttled(seconds: 60, reason: "429 RESOURCE_EXHAUSTED: …")),
    (503, "UNAVAILABLE", .unavailable(reason: "503 UNAVAILABLE: …")),
    (409, "ABORTED", .unavailable(reason: "409 ABORTED: …")),
    (400, "INVALID_ARGUMENT", .refused(reason: "400 INVALID_ARGUMENT: …")),
  ])
  func errorsAreToldInWordsWithoutTheToken(status: Int, code: String, verdict: Verdict) async {
    let (table, _) = table([
      .json(status, #"{"error": {"message": "\#(Self.token)", "status": "\#(code)"}}"#)
    ])
    #expect(await table.write([row("r-1")]).verdict == verdict)
  }

  @Test func aPageOfAProxyIsNotTakenForSuccess() async {
    let (table, _) = table([.json(200, "<html>"), .json(200, "<html>")])
    guard case .unavailable = await table.write([row("r-1")]).verdict else {
      Issue.record("nobody knows whether it was written")
      return
    }
    await #expect(throws: TableError.self) { try await table.read(["a"]) }
  }

  @Test func allPagesAreReadAndTheOldestIsFirst() async throws {
    func page(_ id: String, _ time: String, _ next: String) -> ScriptedHTTP.Answer {
      .json(
        200,
        #"{"documents": [{"name": "\#(Self.name)\#(id)", "createTime": "\#(time)", "fields": "#
          + #"{"n": {"integerValue": "2"}, "d": {"doubleValue": 2.9}, "x": {"nullValue": null}}}]"#
          + #"\#(next)}"#)
    }
    let (table, http) = table([
      page("b", "2026-11-30T06:00:05.5Z", #", "nextPageToken": "p/2""#),
      page("a", "2026-11-30T06:00:05Z", ""),
    ])
    let records = try await table.oldestFirst()
    #expect(records.map(\.id) == ["a", "b"])
    #expect(records.first?.cells == ["n": .number("2"), "d": .number("2.9")])
    #expect(await http.requests.last?.target.hasSuffix("&pageToken=p%2F2") == true)
  }

  @Test func recordsAreDeletedByTheirNames() async throws {
    let (table, http) = table([.json(200, #"{"writeResults": [{}]}"#)])
    #expect(await table.remove([row("a", records: ["a"])]) == .stored)
    #expect(try body(await http.requests.last).contains(#"{"delete":"\#(Self.name)a"}"#))
  }
}
