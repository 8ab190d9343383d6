import Airtable
import CurlHTTP
import HTTPMessages
import Ordering
import Table
import TableSync
import TestKit
import Testing

/// The adapter against the local table server, over loopback by libcurl.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct LiveTableTests {
  private let live = LiveTable()
  private var layout: Layout { live.layout }

  private func row(_ number: Int, _ changes: [String: Row.Value] = [:]) -> Row {
    live.row(number, changes)
  }

  @Test func rowsComeBackAsTheyWentAndChangeByTheirKey() async throws {
    try await live.run { table in
      try await table.check()
      let first = await table.write([row(1), row(2)])
      #expect(first.verdict == .stored)
      #expect(await table.write([row(1), row(2)]) == first)
      let change: [String: Row.Value] = [
        "note": .empty, "status": .text("cancelled"), "price": .number("12345678.90"),
      ]
      #expect(await table.write([row(2, change)]).verdict == .stored)
      let listed = layout.listing(try await table.rows())
      #expect(
        listed.map { $0.map(\.value) } == [
          [
            .text("K-1"), .number("1"), .number("2.9"), .list(["白玉", "白玉"]),
            .text("少一點 \"冰\"\n謝謝 🧋"), .text("placed"), .flag(false),
            .text("2026-11-30T06:00:05.678Z"),
          ],
          [
            .text("K-2"), .number("2"), .number("12345678.9"), .list(["白玉", "白玉"]), .empty,
            .text("cancelled"), .flag(false), .text("2026-11-30T06:00:05.678Z"),
          ],
        ])
    }
  }

  @Test func allPagesOfALongTableAreRead() async throws {
    try await live.run { table in
      for start in stride(from: 1, through: 250, by: 10) {
        #expect(await table.write((start..<start + 10).map { row($0) }).verdict == .stored)
      }
      let listed = layout.listing(try await table.rows())
      #expect(listed.map { $0[1].value } == (1...250).map { .number("\($0)") })
    }
  }

  @Test func wrongTokenIsNotTaken() async throws {
    try await live.run(token: "patWrong") { table in
      guard case .stopped(.token, _) = await table.write([row(1)]).verdict else {
        Issue.record("a wrong token was taken")
        return
      }
      await #expect(throws: TableError.self) { try await table.check() }
    }
  }

  @Test func columnThatIsNotThereStopsAllAndIsFoundByTheCheck() async throws {
    var wrong = layout
    wrong.columns.append(.init(.shop, name: "Nope", type: .singleLineText))
    try await live.run(layout: wrong) { table in
      await #expect(throws: TableError.self) { try await table.check() }
      let bad = Row(key: OrderKey("K"), cells: row(1).cells + [.init("Nope", .text("x"))])
      guard case .stopped(.mismatched, let reason) = await table.write([bad]).verdict else {
        Issue.record("a column that is not there was taken")
        return
      }
      #expect(reason.contains("Nope"))
    }
  }

  @Test func serverThatIsGoneLeavesItOpen() async throws {
    let table = AirtableTable(
      endpoint: "http://127.0.0.1:1/v0", base: "appA", layout: layout, http: try HTTPClient(),
      token: { "patLive" })
    guard case .unsent = await table.write([row(1)]).verdict else {
      Issue.record("a server that is not there took a row")
      return
    }
  }
}
