import Ordering
import Table
import TableSync

@testable import Bot

/// A table in which no column has the key: every row that reaches it is one more.
actor KeylessTable: Table {
  /// What becomes of one request.
  enum Act: Sendable {
    case answered
    /// It is done, and nobody is told.
    case lost
    /// The first half of it is done, and nobody is told.
    case halfDone
    /// It never arrives, and nobody is told.
    case swallowed
    case verdict(Verdict)
  }

  nonisolated let largestBatch = 10
  private let act: @Sendable (Request, Int) async -> Act
  private(set) var records: [TableRecord] = []
  private(set) var requests: [Request] = []
  private var made = 0

  enum Request: Hashable, Sendable {
    case make([OrderKey])
    case change([OrderKey])
    case find([OrderKey])
    case remove([String])
  }

  /// - Parameter act: What becomes of a request, of which so many were before.
  init(_ act: @escaping @Sendable (Request, Int) async -> Act = { _, _ in .answered }) {
    self.act = act
  }

  func write(_ rows: [Row]) async -> Written {
    let keys = rows.map(\.key)
    let isMaking = rows.allSatisfy(\.records.isEmpty)
    guard isMaking || rows.allSatisfy({ !$0.records.isEmpty }) else {
      return Written(.refused(reason: "of two kinds"))
    }
    let request = isMaking ? Request.make(keys) : .change(keys)
    requests.append(request)
    switch await act(request, requests.count - 1) {
    case .answered: return Written(.stored, records: carryOut(rows))
    case .lost: carryOut(rows)
    case .halfDone: carryOut(Array(rows.prefix((rows.count + 1) / 2)))
    case .swallowed: break
    case .verdict(let verdict): return Written(verdict)
    }
    return Written(.unavailable(reason: "no answer"))
  }

  @discardableResult
  private func carryOut(_ rows: [Row]) -> [OrderKey: [String]] {
    var ids: [OrderKey: [String]] = [:]
    for row in rows {
      ids[row.key] = row.records
      if row.records.isEmpty {
        made += 1
        records.append(TableRecord(id: "rec\(made)", cells: [:]))
        ids[row.key] = ["rec\(made)"]
      }
      for index in records.indices where ids[row.key]?.contains(records[index].id) == true {
        for cell in row.cells { records[index].cells[cell.column] = cell.value }
      }
    }
    return ids
  }

  func remove(_ rows: [Row]) async -> Verdict {
    let ids = rows.flatMap(\.records)
    let request = Request.remove(ids)
    requests.append(request)
    let act = await act(request, requests.count - 1)
    switch act {
    case .answered, .lost: records.removeAll { ids.contains($0.id) }
    case .halfDone: records.removeAll { ids.prefix((ids.count + 1) / 2).contains($0.id) }
    case .swallowed: break
    case .verdict(let verdict): return verdict
    }
    if case .answered = act { return .stored }
    return .unavailable(reason: "no answer")
  }

  func find(_ rows: [DoubtfulRow]) async -> Finding {
    let request = Request.find(rows.map(\.key))
    requests.append(request)
    switch await act(request, requests.count - 1) {
    case .answered: return .found(records)
    case .lost, .halfDone, .swallowed: return .failed(.unavailable(reason: "no answer"))
    case .verdict(let verdict): return .failed(verdict)
    }
  }

  /// A row of somebody else.
  func add(_ cells: [String: Row.Value]) {
    made += 1
    records.append(TableRecord(id: "rec\(made)", cells: cells))
  }

  func oldestFirst() async throws(TableError) -> [TableRecord] { records }
  func read(_ ids: [String]) async throws(TableError) -> [String: [String: Row.Value]] { [:] }
  func check() async throws(TableError) {}
}
