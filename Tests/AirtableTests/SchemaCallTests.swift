import Airtable
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// The calls of the metadata API.
@Suite struct SchemaCallTests {
  private static let body = #"""
    {"tables": [{"id": "tbl1", "name": "Orders", "primaryFieldId": "fld1", "views": [],
      "fields": [{"id": "fld1", "name": "Key", "type": "singleLineText"},
        {"id": "fld2", "name": "AddOns", "type": "multipleSelects", "options":
          {"choices": [{"id": "sel1", "name": "白玉", "color": "blueLight2"}, {"id": "sel2"}]}},
        {"id": "fld3", "name": "Sum", "type": "formula", "options": {"isValid": true, "formula": "1"}}]}]}
    """#

  @Test func tablesComeWithTheirColumnsAndOptions() async throws {
    let (table, http) = table([.json(200, Self.body)])
    #expect(
      try await table.schema()
        == .tables([
          TableSchema(
            id: "tbl1", name: "Orders",
            columns: [
              .init("Key", type: "singleLineText"),
              .init("AddOns", type: "multipleSelects", choices: ["白玉"]),
              .init("Sum", type: "formula"),
            ])
        ]))
    let request = try #require(await http.requests.first)
    #expect(request.method == "GET")
    #expect(request.target == "https://api.example.org/v0/meta/bases/appA/tables")
    #expect(request.headers["Authorization"] == "Bearer \(token)")
  }

  @Test(arguments: [
    (403, #"{"error":{"type":"INVALID_PERMISSIONS"}}"#, SchemaView.forbidden),
    (403, "", .forbidden), (404, #"{"error":"NOT_FOUND"}"#, .none), (404, "<html>", .none),
  ])
  func whereItMayNotBeSeen(status: Int, body: String, view: SchemaView) async throws {
    #expect(try await table([.json(status, body)]).table.schema() == view)
  }

  @Test(arguments: [
    (200, "<html>", "the table answered 200 without how it is built"),
    (200, #"{"records": []}"#, "the table answered 200 without how it is built"),
    (401, "", "401 without an explanation"), (503, "<html>", "503 without an explanation"),
  ])
  func whatIsNoAnswerIsAnError(status: Int, body: String, message: String) async {
    await #expect(throws: TableError(message)) {
      try await table([.json(status, body)]).table.schema()
    }
  }

  private let wanted = WantedTable(
    name: "訂單",
    columns: [
      .init("Key", type: .singleLineText, isKey: true),
      .init("Price", type: .number(precision: 2)),
      .init("Status", type: .singleSelect(choices: ["placed", "sent"])),
      .init("Paid", type: .checkbox), .init("At", type: .dateTime),
      .init("Note", type: .multilineText), .init("Picture", type: .url),
      .init("AddOns", type: .multipleSelects(choices: ["白玉"]), grows: true),
    ])

  @Test func aTableIsMadeWithItsTypesAndOptions() async throws {
    let (table, http) = table([.json(200, "{}")])
    try await table.make(wanted)
    let request = try #require(await http.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "https://api.example.org/v0/meta/bases/appA/tables")
    let body = String(decoding: request.body, as: UTF8.self)
    for part in [
      #""name":"訂單""#, #""name":"Key","type":"singleLineText""#, #""precision":2"#,
      #""choices":[{"name":"placed"},{"name":"sent"}]"#, #""choices":[{"name":"白玉"}]"#,
      #""icon":"check""#, #""timeFormat":{"name":"24hour"}"#, #""type":"multilineText""#,
      #""type":"url""#,
    ] {
      #expect(body.contains(part) || body.contains(Self.turned(part)), "\(part) in \(body)")
    }
  }

  /// The members of an object come in any order.
  private static func turned(_ part: String) -> String {
    let members = part.split(separator: ",")
    return members.count == 2 && !part.contains("[") ? "\(members[1]),\(members[0])" : part
  }

  @Test func aColumnIsMadeInItsTable() async throws {
    let (table, http) = table([.json(200, "{}")])
    try await table.make(
      wanted.columns[1], in: TableSchema(id: "tbl1", name: "訂單", columns: []))
    let request = try #require(await http.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "https://api.example.org/v0/meta/bases/appA/tables/tbl1/fields")
    #expect(!request.isSafeToRepeat)
    #expect(String(decoding: request.body, as: UTF8.self).contains(#""precision":2"#))
  }

  @Test func whoMayNotMakeItHearsWhatItTakes() async throws {
    let refusal = ScriptedHTTP.Answer.json(403, #"{"error":{"type":"INVALID_PERMISSIONS"}}"#)
    do {
      try await table([refusal]).table.make(wanted)
      Issue.record("it was made")
    } catch {
      #expect(error.message.hasPrefix("403 INVALID_PERMISSIONS; "))
      #expect(error.message.contains("schema.bases:write"))
    }
    await #expect(throws: TableError("422 DUPLICATE_TABLE_NAME: taken")) {
      let body = #"{"error":{"type":"DUPLICATE_TABLE_NAME","message":"taken"}}"#
      try await table([.json(422, body)]).table.make(wanted)
    }
  }
}
