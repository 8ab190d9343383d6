import Airtable
import CurlHTTP
import HTTPMessages
import Ordering
import Table
import TableServer
import TableSync
import TestKit
import Testing
import WebServer

/// The adapter against the local table server, over loopback by libcurl.
@Suite(.timeLimit(.minutes(1))) struct LiveTableTests {
  private let layout = Layout(
    table: "Orders / 茶",
    columns: [
      .init(.orderKey, type: .singleLineText), .init(.number, type: .number(precision: 0)),
      .init(.price, type: .number(precision: 2)),
      .init(.addOns, type: .multipleSelects(choices: [])),
      .init(.note, type: .multilineText), .init(.status, type: .singleSelect(choices: ["placed"])),
      .init(.paid, type: .checkbox), .init(.orderedAt, type: .dateTime),
    ])

  private func row(_ number: Int, _ changes: [String: Row.Value] = [:]) -> Row {
    let cells: [Row.Cell] = [
      .init("orderKey", .text("K-\(number)")), .init("number", .number("\(number)")),
      .init("price", .number("2.90")), .init("addOns", .list(["白玉", "白玉"])),
      .init("note", .text("少一點 \"冰\"\n謝謝 🧋")), .init("status", .text("placed")),
      .init("orderedAt", .text("2026-11-30T06:00:05.678Z")),
    ]
    return Row(
      key: OrderKey("K-\(number)"),
      cells: cells.map { .init($0.column, changes[$0.column] ?? $0.value) })
  }

  /// Runs with the table of a server that lives as long.
  private func withTable(
    token: String = "patLive", layout: Layout? = nil,
    _ body: (AirtableTable) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let server = try await TableServer(file: folder.file("tables.db"), token: "patLive")
    let fields = self.layout.columns.map { column in
      TableField(
        column.name, FieldType(rawValue: column.type.name) ?? .singleLineText,
        precision: column.field == .price ? 2 : nil)
    }
    try await server.makeTable(name: self.layout.table, fields: fields)
    let web = try WebServer(address: ListenAddress(port: 0))
    let table = AirtableTable(
      endpoint: "http://127.0.0.1:\(web.port)/v0", base: server.base,
      layout: layout ?? self.layout, http: try HTTPClient(), token: { token })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await web.run { await server.answer($0) } }
      try await body(table)
      group.cancelAll()
    }
  }

  @Test func rowsComeBackAsTheyWentAndChangeByTheirKey() async throws {
    try await withTable { table in
      try await table.check()
      #expect(await table.write([row(1), row(2)]) == .stored)
      #expect(await table.write([row(1), row(2)]) == .stored)
      let change: [String: Row.Value] = [
        "note": .empty, "status": .text("cancelled"), "price": .number("12345678.90"),
      ]
      #expect(await table.write([row(2, change)]) == .stored)
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
    try await withTable { table in
      for start in stride(from: 1, through: 250, by: 10) {
        #expect(await table.write((start..<start + 10).map { row($0) }) == .stored)
      }
      let listed = layout.listing(try await table.rows())
      #expect(listed.map { $0[1].value } == (1...250).map { .number("\($0)") })
    }
  }

  @Test func wrongTokenIsNotTaken() async throws {
    try await withTable(token: "patWrong") { table in
      guard case .unauthorized = await table.write([row(1)]) else {
        Issue.record("a wrong token was taken")
        return
      }
      await #expect(throws: TableError.self) { try await table.check() }
    }
  }

  @Test func columnThatIsNotThereIsRefusedAndFoundByTheCheck() async throws {
    var wrong = layout
    wrong.columns.append(.init(.shop, name: "Nope", type: .singleLineText))
    try await withTable(layout: wrong) { table in
      await #expect(throws: TableError.self) { try await table.check() }
      let bad = Row(key: OrderKey("K"), cells: row(1).cells + [.init("Nope", .text("x"))])
      guard case .refused(let reason) = await table.write([bad]) else {
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
    guard case .unavailable = await table.write([row(1)]) else {
      Issue.record("a server that is not there took a row")
      return
    }
  }
}
