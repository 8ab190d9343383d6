import Airtable
import CurlHTTP
import FoundationEssentials
import HTTPMessages
import Ordering
import Table
import TableServer
import TableSync
import TestKit
import WebServer

/// The local table server over loopback, and rows for it.
struct LiveTable {
  let layout = Layout(
    table: "Orders / 茶",
    columns: [
      .init(.orderKey, type: .singleLineText), .init(.number, type: .number(precision: 0)),
      .init(.price, type: .number(precision: 2)),
      .init(.addOns, type: .multipleSelects(choices: [])),
      .init(.note, type: .multilineText),
      .init(.status, type: .singleSelect(choices: ["placed", "cancelled"])),
      .init(.paid, type: .checkbox), .init(.orderedAt, type: .dateTime),
    ])

  /// The table as it is for a layout that says nothing of the key.
  var keyless: Layout {
    Layout(
      table: layout.table,
      columns: [
        .init(.orderName, type: .singleLineText), .init(.number, type: .number(precision: 0)),
      ], identity: .foundBy(["orderName", "number"]))
  }

  func row(_ number: Int, _ changes: [String: Row.Value] = [:]) -> Row {
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
  ///
  /// - Parameter clock: The server's.
  func run(
    token: String = "patLive", layout: Layout? = nil,
    clock: @escaping @Sendable () -> Date = { Date.now },
    _ body: (AirtableTable) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let server = try await TableServer(
      file: folder.file("tables.db"), token: "patLive", clock: clock)
    let columns = self.layout.columns + [.init(.orderName, type: .singleLineText)]
    let fields = columns.map { column in
      TableField(
        column.name, FieldType(rawValue: column.type.name) ?? .singleLineText,
        precision: column.field == .price ? 2 : nil, choices: column.type.choices)
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
}
