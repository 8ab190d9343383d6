import Airtable
import FoundationEssentials
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// Rows that link to their orders and to what is in other tables.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct LinkTests {
  private let layout: Layout
  private let order = Row.Order("20261130000001", [.init("No", .text("20261130000001"))])

  init() {
    var layout = Layout(
      table: "Items",
      columns: [
        .init(.number, type: .number(precision: 0)),
        .init(.order, type: .multipleRecordLinks(.init(table: "Orders", column: "No"))),
        .init(.drink, type: .multipleRecordLinks(.init(table: "Menu", column: "name"))),
      ], identity: .foundBy(["number", "order"]))
    layout.header = Layout(
      table: "Orders", columns: [.init(.orderNumber, name: "No", type: .singleLineText)],
      identity: .order)
    self.layout = layout
  }

  private func item(_ number: Int, drink: String) -> Row {
    Row(
      key: OrderKey("K-\(number)"),
      cells: [
        .init("number", .number("\(number)")), .init("order", .list([order.number])),
        .init("drink", .list([drink])),
      ], order: order)
  }

  private static let orders = ScriptedHTTP.Answer.json(
    200, #"{"records": [{"id": "recO", "fields": {"No": "20261130000001"}}]}"#)
  private static let menu = ScriptedHTTP.Answer.json(
    200, #"{"records": [{"id": "recD", "fields": {"name": "紅茶"}}]}"#)

  @Test func anOrderIsMergedByItsNumberBeforeItsLinesAreMade() async throws {
    let made = ScriptedHTTP.Answer.json(
      200, #"{"records": [{"id": "rec1", "fields": {}}, {"id": "rec2", "fields": {}}]}"#)
    let (table, http) = table([Self.orders, Self.menu, made], layout: layout)
    let written = await table.write([item(1, drink: "紅茶"), item(2, drink: "沒有這個")])
    #expect(
      written == Written(.stored, records: [OrderKey("K-1"): ["rec1"], OrderKey("K-2"): ["rec2"]]))
    let requests = await http.requests
    #expect(requests.map(\.method) == ["PATCH", "GET", "POST"])
    let bodies = requests.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(bodies[0].contains(#""fieldsToMergeOn":["No"]"#))
    #expect(bodies[0].components(separatedBy: "20261130000001").count == 2)
    #expect(bodies[2].contains(#""order":["recO"]"#))
    #expect(bodies[2].contains(#""drink":["recD"]"#))
    // What is not there is linked to by nothing.
    #expect(bodies[2].contains(#""drink":[]"#))
  }

  @Test(arguments: [0, 1])
  func whatFailsBeforeTheLinesIsSaidToHaveSentNone(before: Int) async {
    let answers = Array([Self.orders, Self.menu].prefix(before)) + [.json(503, "")]
    let (table, _) = table(answers, layout: layout)
    #expect(
      await table.write([item(1, drink: "紅茶")])
        == Written(.unsent(reason: "503 without an explanation")))
  }

  @Test func aRowOfWhichOnlyTheOrderChangesIsNotAskedFor() async {
    let (table, http) = table([Self.orders], layout: layout)
    let row = Row(key: OrderKey("K-1"), cells: [], records: ["rec1"], order: order)
    #expect(await table.write([row]) == Written(.stored, records: [row.key: ["rec1"]]))
    #expect(await http.requests.count == 1)
  }

  @Test func anOrderIsWrittenBeforeALineOfItGoes() async {
    let (table, http) = table(
      [Self.orders, .json(200, #"{"records": [{"id": "rec1", "deleted": true}]}"#)], layout: layout)
    let row = Row(key: OrderKey("K-1"), cells: [], records: ["rec1"], order: order)
    #expect(await table.remove([row]) == .stored)
    #expect(await http.requests.map(\.method) == ["PATCH", "DELETE"])
  }

  @Test func whatIsFoundIsCalledByWhatItLinksTo() async {
    let found = ScriptedHTTP.Answer.json(
      200,
      #"{"records": [{"id": "rec1", "fields": {"number": 1, "order": ["recO"], "drink": ["recX"]}}]}"#
    )
    let (table, _) = table([found, Self.orders, Self.menu], layout: layout)
    let row = item(1, drink: "紅茶")
    let sent = DoubtfulRow(
      key: row.key, cells: Dictionary(row.cells.map { ($0.column, $0.value) }) { $1 },
      longestAge: 600)
    guard case .found(let records) = await table.find([sent]) else {
      Issue.record("nothing was found")
      return
    }
    #expect(records.map { $0.cells["order"] } == [.list(["20261130000001"])])
    #expect(records.map { $0.cells["drink"] } == [.list(["recX"])])
  }
}
