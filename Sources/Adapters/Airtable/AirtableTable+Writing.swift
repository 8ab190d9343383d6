internal import Ordering
public import TableSync
internal import WebTable

extension AirtableTable {
  /// The rows of orders come first, so that those of their lines can link to them.
  public func write(_ rows: [Row]) async -> Written {
    let (obstacle, orders) = await writeOrders(of: rows)
    if let obstacle { return Written(obstacle) }
    let settled = rows.filter(\.isOfItsOrderAlone)
    let lines = rows.filter { !$0.isOfItsOrderAlone }
    var written = lines.isEmpty ? Written(.stored) : await writeLinked(lines, orders)
    guard written.verdict == .stored else { return written }
    for row in settled { written.records[row.key] = row.records }
    return written
  }

  private func writeLinked(_ rows: [Row], _ orders: [String: String]) async -> Written {
    do {
      return await writeLines(try await linked(rows, orders: orders))
    } catch {
      let verdict = Verdict(of: error)
      // The look for what they link to was in vain; they were not sent.
      if case .unavailable(let reason) = verdict { return Written(.unsent(reason: reason)) }
      return Written(verdict)
    }
  }

  /// Records that are there are changed ten at a time, however many their rows have: that may be done twice.
  private func writeLines(_ rows: [Row]) async -> Written {
    guard rows.contains(where: { $0.records.count > 1 }) else { return await writeTogether(rows) }
    let parts = rows.flatMap { row in
      row.records.map { Row(key: row.key, cells: row.cells, records: [$0]) }
    }
    for start in stride(from: 0, to: parts.count, by: largestBatch) {
      let part = Array(parts[start..<min(start + largestBatch, parts.count)])
      let written = await writeTogether(part)
      guard written.verdict == .stored else { return written }
    }
    return Written(.stored, records: Dictionary(rows.map { ($0.key, $0.records) }) { $1 })
  }

  private func writeTogether(_ rows: [Row]) async -> Written {
    do {
      let method = areMade(rows) ? "POST" : "PATCH"
      var answer = try await send(method, path, body: body(of: rows))
      if let problem = answer.problem, problem.isOfAnOption {
        if let fault = try await faultOfOptions(of: rows, problem) { return Written(fault) }
        answer = try await send(method, path, body: body(of: rows, makingOptions: true))
      }
      guard let problem = answer.problem else { return written(rows, answer) }
      return await explained(problem, rows)
    } catch {
      return Written(Verdict(of: error))
    }
  }

  /// Whether rows are made without a look for such as are there.
  private func areMade(_ rows: [Row]) -> Bool {
    layout.isKeyless && rows.allSatisfy(\.records.isEmpty)
  }

  private func body(of rows: [Row], makingOptions: Bool = false) -> [UInt8] {
    UpsertBody(rows: rows, keyColumn: layout.keyColumn, typecast: makingOptions).json
  }

  /// A proxy can answer 200 with a page of its own, and a server with records of somebody else.
  private func written(_ rows: [Row], _ answer: WebAnswer) -> Written {
    let records =
      areMade(rows)
      ? answer.decoded(RecordList.self)?.ids(ofMade: rows, by: layout)
      : answer.decoded(UpsertedRecords.self, layout.keyColumn)?.ids(of: rows)
    guard let records else {
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
        row.records.isEmpty, let keyColumn = layout.keyColumn
      else { return Written(problem.verdict) }
      return try await writtenToOldest(row, keyColumn) ?? Written(problem.verdict)
    } catch {
      let verdict = Verdict(of: error)
      return Written(verdict.isOfTheMoment ? verdict : problem.verdict)
    }
  }

  /// Writes a row whose key several records have, which an upsert cannot tell apart, to the oldest of them.
  ///
  /// - Returns: `nil` where no two records have its key.
  private func writtenToOldest(_ row: Row, _ keyColumn: String) async throws -> Written? {
    let same = try await records(matching: Formula.equal(keyColumn, row.key.text))
    let oldest = same.sorted { $0.createdTime < $1.createdTime }
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
}

extension Row {
  /// Whether there is nothing to write of the line itself.
  fileprivate var isOfItsOrderAlone: Bool { order != nil && !records.isEmpty && cells.isEmpty }
}
