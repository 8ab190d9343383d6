import Ordering
import Table
import TableSync

@testable import Bot

/// A table that finds rows by their key: what is sent twice is one row.
actor KeyedTable: Table {
  /// What becomes of one write.
  enum Act: Sendable {
    case stored
    /// The first so many rows are written, and nobody is told.
    case cutOff(after: Int)
    /// Nothing is written.
    case verdict(Verdict)
  }

  nonisolated let largestBatch = 10
  private let act: @Sendable ([OrderKey], Int) async -> Act
  private(set) var rows: [OrderKey: [String: Row.Value]] = [:]
  private(set) var writes: [[OrderKey]] = []

  /// - Parameter act: What becomes of a write, of which so many were before.
  init(_ act: @escaping @Sendable ([OrderKey], Int) async -> Act) { self.act = act }

  func write(_ rows: [Row]) async -> Written {
    let keys = rows.map(\.key)
    writes.append(keys)
    switch await act(keys, writes.count - 1) {
    case .stored:
      upsert(rows)
      return Written(.stored, records: Dictionary(keys.map { ($0, ["rec-\($0.text)"]) }) { $1 })
    case .cutOff(let count):
      upsert(rows.prefix(count))
      return Written(.unavailable(reason: "no answer"))
    case .verdict(let verdict): return Written(verdict)
    }
  }

  private func upsert(_ rows: some Sequence<Row>) {
    for row in rows {
      for cell in row.cells { self.rows[row.key, default: [:]][cell.column] = cell.value }
    }
  }

  func oldestFirst() async throws(TableError) -> [TableRecord] { [] }
  func read(_ ids: [String]) async throws(TableError) -> [String: [String: Row.Value]] { [:] }
  func check() async throws(TableError) {}
}
