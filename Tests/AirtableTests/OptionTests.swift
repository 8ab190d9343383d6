import Airtable
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// Options that a select lacks: they are made in a column that grows, when nothing else would be made with them.
@Suite struct OptionTests {
  private static let selects = Layout(
    table: "Orders",
    columns: [
      .init(.orderKey, name: "Key", type: .singleLineText),
      .init(.addOns, name: "AddOns", type: .multipleSelects(choices: [])),
      .init(.status, name: "Status", type: .singleSelect(choices: ["新單"])),
    ])
  private static let order = row(
    "K-1", [.init("AddOns", .list(["白玉"])), .init("Status", .text("新單"))])

  private static func refusal(_ option: String) -> ScriptedHTTP.Answer {
    .json(
      422,
      #"{"error":{"type":"INVALID_MULTIPLE_CHOICE_OPTIONS","message":"Insufficient permissions to create new select option \"\"\#(option)\"\""}}"#
    )
  }

  private static func schema(_ statuses: String) -> ScriptedHTTP.Answer {
    .json(
      200,
      #"{"tables": [{"id": "tbl1", "name": "Orders", "fields": [{"name": "Status", "type": "singleSelect", "options": {"choices": [\#(statuses)]}}]}]}"#
    )
  }

  private static let forbidden = ScriptedHTTP.Answer.json(403, "")

  /// What was sent: `GET`, or `PATCH` with whether options are made.
  private func calls(_ http: ScriptedHTTP) async -> [String] {
    await http.requests.map { request in
      let makes = String(decoding: request.body, as: UTF8.self).contains(#""typecast":true"#)
      return request.method + (makes ? " making" : "")
    }
  }

  @Test func nothingIsMadeWhereNothingIsMissing() async {
    let (table, http) = table([written], layout: Self.selects)
    #expect(await table.write([Self.order]).verdict == .stored)
    #expect(await calls(http) == ["PATCH"])
  }

  /// An add-on that the menu has since yesterday, with and without a token that may see the columns.
  @Test(arguments: [schema(#"{"name": "新單"}"#), forbidden, .json(404, "")])
  func aNewAddOnIsMade(answer: ScriptedHTTP.Answer) async {
    let (table, http) = table([Self.refusal("白玉"), answer, written], layout: Self.selects)
    #expect(await table.write([Self.order]).verdict == .stored)
    #expect(await calls(http) == ["PATCH", "GET", "PATCH making"])
  }

  @Test func aStatusIsNotMadeWithIt() async {
    let (table, http) = table(
      [Self.refusal("白玉"), Self.schema(#"{"name": "新單 "}"#)], layout: Self.selects)
    #expect(
      await table.write([Self.order]).verdict
        == .stopped(.mismatched, reason: "the column Status has no option 新單"))
    #expect(await calls(http) == ["PATCH", "GET"])
  }

  @Test func aStatusThatTheRefusalNamesIsNotMade() async {
    let (table, http) = table([Self.refusal("新單"), Self.forbidden], layout: Self.selects)
    guard case .stopped(.mismatched, let reason) = await table.write([Self.order]).verdict else {
      Issue.record("a status was made")
      return
    }
    #expect(reason.contains("\"\"新單\"\""))
    #expect(await calls(http) == ["PATCH", "GET"])
  }

  @Test func withoutAddOnsTheRefusalStands() async {
    let (table, http) = table([Self.refusal("新單")], layout: Self.selects)
    let plain = row("K-1", [.init("AddOns", .empty), .init("Status", .text("新單"))])
    guard case .stopped(.mismatched, _) = await table.write([plain]).verdict else {
      Issue.record("a status was made")
      return
    }
    #expect(await calls(http) == ["PATCH"])
  }

  @Test func aTokenThatMayNotMakeThemStopsAll() async {
    let (table, http) = table(
      [Self.refusal("白玉"), Self.forbidden, Self.refusal("白玉")], layout: Self.selects)
    guard case .stopped(.mismatched, _) = await table.write([Self.order]).verdict else {
      Issue.record("the row was taken")
      return
    }
    #expect(await calls(http) == ["PATCH", "GET", "PATCH making"])
  }

  @Test func whileTheColumnsCannotBeSeenItIsTriedLater() async {
    let (table, _) = table(
      [Self.refusal("白玉"), .json(503, "")], layout: Self.selects)
    guard case .unavailable = await table.write([Self.order]).verdict else {
      Issue.record("it was judged without a look")
      return
    }
  }
}
