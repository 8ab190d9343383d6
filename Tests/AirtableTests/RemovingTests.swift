import Airtable
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// Rows that are more than one record, and records that are taken out of the table.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct RemovingTests {
  private func rows(of records: [String]) -> [Row] {
    [Row(key: OrderKey("K-1"), cells: [], records: records)]
  }

  @Test func recordsGoTenAtATimeAndThoseThatAreNotThereAreNoFault() async throws {
    let live = LiveTable()
    try await live.run { table in
      var ids: [String] = []
      for start in [1, 11] {
        let written = await table.write((start..<start + 7).map { live.row($0) })
        ids += written.records.values.joined().sorted()
      }
      #expect(await table.remove(rows(of: Array(ids.prefix(1)))) == .stored)
      #expect(await table.remove(rows(of: ids.dropLast())) == .stored)
      let left = try await table.oldestFirst()
      #expect(left.map(\.id) == ids.suffix(1))
      #expect(await table.remove(rows(of: ids)) == .stored)
      #expect(await table.remove(rows(of: ids)) == .stored)
      let none = try await table.oldestFirst()
      #expect(none.isEmpty)
    }
  }

  @Test func aRowOfManyRecordsIsChangedInAll() async throws {
    let live = LiveTable()
    try await live.run { table in
      var ids: [String] = []
      for start in [1, 11] {
        let written = await table.write((start..<start + 7).map { live.row($0) })
        ids += written.records.values.joined()
      }
      let row = Row(
        key: OrderKey("K-1"), cells: [.init("note", .text("一樣"))], records: ids)
      #expect(await table.write([row]) == Written(.stored, records: [row.key: ids]))
      let all = try await table.oldestFirst()
      #expect(all.map { $0.cells["note"] } == Array(repeating: .text("一樣"), count: 14))
    }
  }

  @Test(arguments: [
    (ScriptedHTTP.Answer.json(503, ""), Verdict.unavailable(reason: "503 without an explanation")),
    (.json(401, ""), .stopped(.token, reason: "401 without an explanation")),
    (.failure(HTTPFailure("refused", wasSurelyNotSent: true)), .unsent(reason: "refused")),
  ])
  func whatKeepsThemIsTold(answer: ScriptedHTTP.Answer, verdict: Verdict) async {
    let (table, http) = table([answer])
    #expect(await table.remove(rows(of: ["rec1", "rec2"])) == verdict)
    let request = await http.requests.first
    #expect(request?.method == "DELETE")
    #expect(request?.target.hasSuffix("?records%5B%5D=rec1&records%5B%5D=rec2") == true)
  }
}
