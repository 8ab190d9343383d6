internal import FoundationEssentials
internal import Ordering
public import TableSync
internal import WebTable

extension AirtableTable {
  public func write(_ rows: [Row]) async -> Written {
    do {
      let answer = try await send("PATCH", path, body: body(of: rows))
      guard let problem = answer.problem else { return written(rows, answer) }
      return await explained(problem, rows)
    } catch {
      return Written(Verdict(of: error))
    }
  }

  private func body(of rows: [Row]) throws -> Data {
    try JSONEncoder().encode(
      UpsertBody(rows: rows, keyColumn: layout.keyColumn, typecast: layout.hasChoices))
  }

  /// A proxy can answer 200 with a page of its own, and a server with records of somebody else.
  private func written(_ rows: [Row], _ answer: WebAnswer) -> Written {
    let list = answer.decoded(RecordList.self)
    guard let records = list?.ids(of: rows, keyColumn: layout.keyColumn) else {
      return Written(
        .unavailable(reason: "the table answered \(answer.status) without the rows that were sent"))
    }
    return Written(.stored, records: records)
  }

  /// Finds out what of the rows a problem is about, where it can be one of theirs alone.
  ///
  /// Where the table cannot be asked now the problem is not judged yet; where it may not be asked, it stands as it was told.
  private func explained(_ problem: Problem, _ rows: [Row]) async -> Written {
    do {
      if problem.mayMeanGone {
        let gone = try await keysOfGone(rows)
        if !gone.isEmpty { return Written(.gone(gone)) }
      }
      guard case .refused = problem.verdict, rows.count == 1, let row = rows.first,
        row.records.isEmpty
      else { return Written(problem.verdict) }
      return try await writtenToOldest(row) ?? Written(problem.verdict)
    } catch {
      let verdict = Verdict(of: error)
      return Written(verdict.isOfTheMoment ? verdict : problem.verdict)
    }
  }

  /// Writes a row whose key several records have, which an upsert cannot tell apart, to the oldest of them.
  ///
  /// - Returns: `nil` where no two records have its key.
  private func writtenToOldest(_ row: Row) async throws -> Written? {
    let oldest = try await records(withKey: row.key).sorted { $0.createdTime < $1.createdTime }
    guard oldest.count > 1, let first = oldest.first else { return nil }
    let known = Row(key: row.key, cells: row.cells, records: [first.id])
    let answer = try await send("PATCH", path, body: body(of: [known]))
    if let problem = answer.problem { return Written(problem.verdict) }
    var written = written([known], answer)
    written.doubled = [row.key]
    return written
  }

  /// Which of the rows that were there are not there any more.
  private func keysOfGone(_ rows: [Row]) async throws -> Set<OrderKey> {
    let known = rows.filter { !$0.records.isEmpty }
    guard !known.isEmpty else { return [] }
    let there = try await records(matching: Formula.records(known.flatMap(\.records)))
    let ids = Set(there.map(\.id))
    return Set(known.filter { !ids.isSuperset(of: $0.records) }.map(\.key))
  }

  private func records(withKey key: OrderKey) async throws -> [RecordList.Record] {
    try await records(matching: Formula.equal(layout.keyColumn, key.text))
  }
}
