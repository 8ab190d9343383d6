import Foundation
import Airtable
import HTTPMessages
import Ordering
import Synchronization
import Table
import TableSync
import TestKit
import Testing

/// A table in which no column has the key.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct KeylessTableTests {
  private let keyless = Layout(
    table: "Orders",
    columns: [
      .init(.orderName, name: "Who", type: .singleLineText),
      .init(.price, name: "Price", type: .number(precision: 2)),
      .init(.addOns, name: "Toppings", type: .multipleSelects(choices: [])),
      .init(.note, name: "Note", type: .multilineText),
    ], identity: .foundBy(["Who", "Price", "Toppings"]))

  private func new(_ key: String, _ who: String) -> Row {
    Row(key: OrderKey(key), cells: [.init("Who", .text(who))])
  }

  @Test func newRowsArePostedOnAConnectionOfTheirOwn() async throws {
    let (table, http) = table(
      [
        .json(
          200,
          #"{"records": [{"id": "rec1", "fields": {"Who": "amy"}}, {"id": "rec2", "fields": {"Who": "bob"}}]}"#
        )
      ], layout: keyless)
    #expect(
      await table.write([new("K-1", "amy"), new("K-2", "bob")])
        == Written(.stored, records: [OrderKey("K-1"): ["rec1"], OrderKey("K-2"): ["rec2"]]))
    let request = try #require(await http.requests.first)
    #expect(request.method == "POST")
    #expect(!request.isSafeToRepeat)
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.contains(#""fields":{"Who":"amy"}"#))
    #expect(!body.contains("performUpsert"))
  }

  @Test func knownRowsGoByTheirIds() async throws {
    let (table, http) = table(
      [.json(200, #"{"records": [{"id": "rec1", "fields": {}}]}"#)], layout: keyless)
    let known = Row(
      key: OrderKey("K-1"), cells: [.init("Note", .text("x"))], records: ["rec1"])
    #expect(
      await table.write([known]) == Written(.stored, records: [OrderKey("K-1"): ["rec1"]]))
    let request = try #require(await http.requests.first)
    #expect(request.method == "PATCH")
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.contains(#""id":"rec1""#))
    #expect(!body.contains("performUpsert"))
  }

  /// What is told in another order is found by its cells, and what is told otherwise by its place.
  @Test(arguments: [("bob", "amy", "rec2"), ("AMY", "bob", "rec1")])
  func whatWasMadeIsNotMadeAgain(first: String, second: String, ofAmy: String) async {
    let answer = """
      {"records": [{"id": "rec1", "fields": {"Who": "\(first)"}},
      {"id": "rec2", "fields": {"Who": "\(second)"}}]}
      """
    let (table, _) = table([.json(200, answer)], layout: keyless)
    let written = await table.write([new("K-1", "amy"), new("K-2", "bob")])
    #expect(written.verdict == .stored)
    #expect(written.records[OrderKey("K-1")] == [ofAmy])
  }

  @Test(arguments: [
    "<html>ok</html>", "{}", #"{"records": []}"#, #"{"records": [{"id": "r", "fields": {}}]}"#,
    #"{"records": [{"id": "r", "fields": {}}, {"id": "r", "fields": {}}]}"#,
  ])
  func successWithoutAsManyRecordsLeavesThemInDoubt(body: String) async {
    let (table, _) = table([.json(200, body)], layout: keyless)
    #expect(
      await table.write([new("K-1", "amy"), new("K-2", "bob")])
        == Written(.unavailable(reason: "the table answered 200 without the rows that were sent")))
  }

  @Test func rowsAreAskedForByWhatComparesWithoutDoubt() async throws {
    let (table, http) = table([.json(200, #"{"records": []}"#)], layout: keyless)
    let rows = [
      DoubtfulRow(
        key: OrderKey("K-1"),
        cells: [
          "Who": .text("amy"), "Price": .number("2.90"), "Toppings": .list(["a"]),
          "Note": .text("n"),
        ], longestAge: 605),
      DoubtfulRow(key: OrderKey("K-2"), cells: ["Who": .text("two\nlines")], longestAge: 600),
    ]
    #expect(await table.find(rows) == .found([]))
    let target = try #require(await http.requests.first?.target)
    let formula = try #require(target.split(separator: "filterByFormula=").last)
    let age = #"DATETIME_DIFF(NOW(),CREATED_TIME(),"seconds")<="#
    #expect(
      formula.removingPercentEncoding
        == #"OR(AND({Who}="amy",{Price}=2.90,\#(age)605),\#(age)600)"#)
  }

  @Test(arguments: [
    (ScriptedHTTP.Answer.json(503, ""), Verdict.unavailable(reason: "503 without an explanation")),
    (.json(401, ""), .stopped(.token, reason: "401 without an explanation")),
    (
      .json(
        422, #"{"error":{"type":"INVALID_FILTER_BY_FORMULA","message":"Unknown field names: who"}}"#
      ),
      .stopped(.mismatched, reason: "422 INVALID_FILTER_BY_FORMULA: Unknown field names: who")
    ),
    (.json(200, "<html>"), .unavailable(reason: "the table answered 200 with something else")),
    (.failure(HTTPFailure("refused", wasSurelyNotSent: true)), .unsent(reason: "refused")),
  ])
  func aLookThatFailsSaysWhy(answer: ScriptedHTTP.Answer, verdict: Verdict) async {
    let (table, _) = table([answer], layout: keyless)
    let row = DoubtfulRow(key: OrderKey("K-1"), cells: [:], longestAge: 600)
    #expect(await table.find([row]) == .failed(verdict))
  }

  /// Names that would end a text in a formula or change what it asks for: each finds its own row and no other.
  @Test func namesOfAnyKindFindTheirOwnRowsAlone() async throws {
    let names = [
      "O'Brien", "小\"A", "小B\"),TRUE(),(\"", "a\\", "＂,1=1,＂", "two\nlines", "amy", "{Who}",
      "a}b", "\\\"", "OR(1,1)", "小美 🧋",
    ]
    let live = LiveTable()
    try await live.run(layout: live.keyless) { table in
      let rows = names.enumerated().map { number, name in
        Row(
          key: OrderKey("K-\(number)"),
          cells: [.init("orderName", .text(name)), .init("number", .number("1"))])
      }
      for start in stride(from: 0, to: rows.count, by: 10) {
        let batch = Array(rows[start..<min(start + 10, rows.count)])
        #expect(await table.write(batch).records.count == batch.count)
      }
      let sent = rows.map { row in
        DoubtfulRow(
          key: row.key, cells: Dictionary(row.cells.map { ($0.column, $0.value) }) { $1 },
          longestAge: 600)
      }
      for (row, name) in zip(sent, names) {
        guard case .found(let records) = await table.find([row]) else {
          Issue.record("\(name) could not be looked for")
          continue
        }
        // A line break is not asked for, as nobody knows how it compares: its row is told by what comes back.
        #expect(name.contains("\n") || records.count == 1, "\(name)")
        let own = records.filter { live.keyless.identifies($0.cells, as: row.cells) }
        #expect(own.map { $0.cells["orderName"] } == [.text(name)])
      }
      guard case .found(let all) = await table.find(sent) else {
        Issue.record("they could not be looked for together")
        return
      }
      #expect(live.keyless.claims(of: sent, among: all, owned: []).count == names.count)
    }
  }

  @Test func whatIsOlderIsNotFound() async throws {
    let live = LiveTable()
    try await live.run(layout: live.keyless) { table in
      let row = Row(key: OrderKey("K-1"), cells: [.init("orderName", .text("amy"))])
      #expect(await table.write([row]).verdict == .stored)
      let sent = ["orderName": Row.Value.text("amy")]
      for (age, count) in [(Int64(60), 1), (-60, 0)] {
        let found = await table.find([
          DoubtfulRow(key: row.key, cells: sent, longestAge: age)
        ])
        guard case .found(let records) = found else {
          Issue.record("\(found)")
          continue
        }
        #expect(records.count == count)
      }
    }
  }

  /// The clock of a server is not ours and may be set while a row is in doubt; what is asked is asked by its clock alone.
  @Test(arguments: [(-420.0, -420.0), (420, 420), (-420, 180), (180, -420)])
  func theServersClockMayBeWrong(before: Double, after: Double) async throws {
    let live = LiveTable()
    let skew = Mutex(before)
    try await live.run(
      layout: live.keyless, clock: { Date.now.addingTimeInterval(skew.withLock { $0 }) }
    ) { table in
      let row = Row(key: OrderKey("K-1"), cells: [.init("orderName", .text("amy"))])
      #expect(await table.write([row]).verdict == .stored)
      skew.withLock { $0 = after }
      // As old as a row is taken to be that was ordered just now.
      let sent = DoubtfulRow(
        key: row.key, cells: ["orderName": .text("amy")], longestAge: 601)
      guard case .found(let records) = await table.find([sent]) else {
        Issue.record("it could not be looked for")
        return
      }
      #expect(live.keyless.claims(of: [sent], among: records, owned: []).count == 1)
    }
  }
}
