internal import Ordering
internal import TableSync
internal import WebTable

/// Rows that link to records of other tables: here a link is called as what it leads to, there by the id of its record.
extension AirtableTable {
  /// Writes the rows of orders, which may be done twice as they are merged by their number.
  ///
  /// - Returns: What keeps the rows of lines from being written; else the ids of the orders' records, by number.
  func writeOrders(of rows: [Row]) async -> (obstacle: Verdict?, records: [String: String]) {
    guard let header = layout.header else { return (nil, [:]) }
    var orders: [String: [String: Row.Cell]] = [:]
    for order in rows.compactMap(\.order) {
      for cell in order.cells { orders[order.number, default: [:]][cell.column] = cell }
    }
    guard !orders.isEmpty else { return (nil, [:]) }
    let written = await of(header).write(
      orders.sorted { $0.key < $1.key }.map { number, cells in
        Row(key: OrderKey(number), cells: cells.values.sorted { $0.column < $1.column })
      })
    switch written.verdict {
    case .stored:
      let records = written.records.map { ($0.key.text, $0.value.first ?? "") }
      return (nil, Dictionary(records) { $1 })
    // Whatever became of the order's row, those of its lines were not sent.
    case .unavailable(let reason): return (.unsent(reason: reason), [:])
    case let verdict: return (verdict, [:])
    }
  }

  /// The rows with the ids of records in place of what is linked; a link to what is not there is left out.
  func linked(_ rows: [Row], orders: [String: String]) async throws -> [Row] {
    var rows = rows
    for column in layout.columns {
      guard case .multipleRecordLinks(let target) = column.type else { continue }
      let names = rows.flatMap { row in
        row.cells.filter { $0.column == column.name }.flatMap(\.value.names)
      }
      let isOrder = column.field == .order
      var ids = isOrder ? orders : [:]
      let unknown = Set(names.filter { ids[$0] == nil })
      ids.merge(try await self.ids(of: unknown, in: target)) { $1 }
      for row in rows.indices {
        for cell in rows[row].cells.indices where rows[row].cells[cell].column == column.name {
          let names = rows[row].cells[cell].value.names
          rows[row].cells[cell].value = .list(names.compactMap { ids[$0] })
        }
      }
    }
    return rows
  }

  /// Records with what is linked in place of the ids, as far as it is what rows link to.
  func unlinked(_ records: [TableRecord], as rows: [DoubtfulRow]) async throws -> [TableRecord] {
    var records = records
    for column in layout.columns {
      guard case .multipleRecordLinks(let target) = column.type, !records.isEmpty else { continue }
      let names = Set(rows.flatMap { $0.cells[column.name]?.names ?? [] })
      let ids = try await ids(of: names, in: target)
      let called = Dictionary(ids.map { ($0.value, $0.key) }) { first, _ in first }
      for place in records.indices {
        guard let linked = records[place].cells[column.name]?.names else { continue }
        records[place].cells[column.name] = .list(linked.map { called[$0] ?? $0 })
      }
    }
    return records
  }

  /// The records that are called so, of equals the oldest.
  private func ids(of names: Set<String>, in target: LinkedTable) async throws -> [String: String] {
    guard !names.isEmpty else { return [:] }
    let other = of(Layout(table: target.table, columns: []))
    let formula = Formula.any(names.sorted().map { Formula.equal(target.column, $0) })
    var ids: [String: String] = [:]
    for record in other.oldestFirst(try await other.records(matching: formula)) {
      guard case .text(let name) = record.cells[target.column], ids[name] == nil else { continue }
      ids[name] = record.id
    }
    return ids
  }
}

extension Row.Value {
  fileprivate var names: [String] { if case .list(let names) = self { names } else { [] } }
}
