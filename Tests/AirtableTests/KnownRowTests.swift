import Airtable
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// Rows that the table has already, and what people did to them.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct KnownRowTests {
  private func known(_ key: String, _ record: String, _ cells: [Row.Cell]) -> Row {
    Row(key: OrderKey(key), cells: cells, records: [record])
  }

  private func body(_ request: HTTPRequest?) throws -> String {
    String(decoding: try #require(request).body, as: UTF8.self)
  }

  @Test func aKnownRowGoesByItsIdWithItsCellsAlone() async throws {
    let answer = """
      {"records": [{"id": "rec1", "fields": {"Key": "renamed"}},
      {"id": "rec2", "fields": {"Key": "K-2"}}]}
      """
    let (table, http) = table([.json(200, answer), .json(200, answer)])
    let change = known("K-1", "rec1", [.init("Price", .number("5"))])
    let written = await table.write([change, row("K-2")])
    #expect(
      written
        == Written(.stored, records: [OrderKey("K-1"): ["rec1"], OrderKey("K-2"): ["rec2"]]))
    let mixed = try body(await http.requests.first)
    #expect(mixed.contains("fieldsToMergeOn"))
    #expect(mixed.contains(#""id":"rec1""#))
    #expect(!mixed.contains("K-1"))
    // With nothing to look for, nothing is merged.
    _ = await table.write([change])
    #expect(!(try body(await http.requests.last).contains("performUpsert")))
  }

  @Test(arguments: [
    (422, "ROW_DOES_NOT_EXIST"), (404, "MODEL_ID_NOT_FOUND"),
    (403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"),
  ])
  func whatMayMeanGoneIsLookedInto(status: Int, type: String) async throws {
    let problem = ScriptedHTTP.Answer.json(status, #"{"error":{"type":"\#(type)"}}"#)
    let rows = [known("K-1", "rec1", []), known("K-2", "rec2", []), row("K-3")]
    let (lost, http) = table([
      problem, .json(200, #"{"records": [{"id": "rec1", "fields": {}}]}"#),
    ])
    #expect(await lost.write(rows) == Written(.gone([OrderKey("K-2")])))
    #expect(
      await http.requests.last?.target.contains(
        "filterByFormula=OR%28RECORD_ID%28%29%3D%22rec1%22%2C") == true)

    let (refused, _) = table([problem, problem])
    if case .gone = await refused.write(rows).verdict { Issue.record("nobody knows that") }
    let (there, _) = table([
      problem,
      .json(200, #"{"records": [{"id": "rec1", "fields": {}}, {"id": "rec2", "fields": {}}]}"#),
    ])
    if case .gone = await there.write(rows).verdict { Issue.record("all of them are there") }
  }

  @Test func aRowThatIsThereTwiceGoesToTheOldest() async throws {
    let (table, http) = table([
      .json(422, #"{"error":{"type":"INVALID_VALUE_FOR_COLUMN","message":"more than one"}}"#),
      .json(
        200,
        """
        {"records": [
        {"id": "recB", "createdTime": "2026-11-30T06:00:01.000Z", "fields": {"Key": "K-1"}},
        {"id": "recA", "createdTime": "2026-11-30T06:00:00.000Z", "fields": {"Key": "K-1"}}]}
        """),
      .json(200, #"{"records": [{"id": "recA", "fields": {"Key": "K-1"}}]}"#),
    ])
    #expect(
      await table.write([row("K-1")])
        == Written(
          .stored, records: [OrderKey("K-1"): ["recA"]], doubled: [OrderKey("K-1")]))
    #expect(try body(await http.requests.last).contains(#""id":"recA""#))
  }

  @Test func theServerTellsWhatPeopleTookOut() async throws {
    let live = LiveTable()
    try await live.run { table in
      let written = await table.write([live.row(1), live.row(2)])
      let first = try #require(written.records[OrderKey("K-1")])
      let gone = known("K-9", "recNobodysRecord1", [.init("note", .text("x"))])
      let kept = Row(
        key: OrderKey("K-1"), cells: [.init("status", .text("placed"))], records: first)
      #expect(await table.write([gone, kept, live.row(3)]) == Written(.gone([OrderKey("K-9")])))
      // Nothing of the batch was written.
      #expect(try await table.rows().count == 2)
      let read = try await table.read(first + ["recNobodysRecord1"])
      #expect(read.keys.sorted() == first)
      #expect(read[first[0]]?["note"] == .text("少一點 \"冰\"\n謝謝 🧋"))
      #expect(try await table.read([]) == [:])
    }
  }

  /// So many ids are no URL any more.
  @Test func manyRecordsAreReadByPost() async throws {
    let live = LiveTable()
    try await live.run { table in
      var records: [String] = []
      for start in stride(from: 1, through: 120, by: 10) {
        let written = await table.write((start..<start + 10).map { live.row($0) })
        records += written.records.values.joined()
      }
      let others = (0..<600).map { "recNobody\(10_000_000 + $0)" }
      let read = try await table.read(others + records)
      #expect(Set(read.keys) == Set(records))
    }
  }
}
