internal import FoundationEssentials
internal import Ordering
public import TableSync
internal import WebTable

extension FirestoreTable {
  /// A document that was there is changed and never made again; of a new row it is made, or found by its name.
  public func write(_ rows: [Row]) async -> Written {
    var ids: [OrderKey: [String]] = [:]
    for row in rows {
      guard !row.records.isEmpty || DocumentID.of(row.key) != nil else {
        return Written(.refused(reason: "its key is empty or too long for the id of a document"))
      }
      ids[row.key] = row.records.isEmpty ? DocumentID.of(row.key).map { [$0] } : row.records
    }
    let writes = rows.flatMap { row in
      (ids[row.key] ?? []).map {
        CommitBody.Write(row, to: prefix + $0, isKnown: !row.records.isEmpty, types: types)
      }
    }
    do {
      guard let problem = try await commit(writes) else { return Written(.stored, records: ids) }
      return await explained(problem, rows)
    } catch {
      return Written(Verdict(of: error))
    }
  }

  /// Deletes documents by their names, of which one that is not there is no fault.
  public func remove(_ rows: [Row]) async -> Verdict {
    do {
      for part in rows.flatMap(\.records).parts(largestBatch) {
        let problem = try await commit(part.map { CommitBody.Write(deleting: prefix + $0) })
        if let problem { return problem.verdict }
      }
      return .stored
    } catch {
      return Verdict(of: error)
    }
  }

  /// A proxy can answer 200 with a page of its own: only as many results as writes say that they were done.
  private func commit(_ writes: [CommitBody.Write]) async throws -> Problem? {
    let answer = try await send(
      "POST", "\(root):commit", JSONEncoder().encode(CommitBody(writes: writes)))
    if let problem = answer.problem { return problem }
    guard answer.decoded(CommitAnswer.self)?.writeResults?.count == writes.count else {
      return Problem(
        status: 502, reason: "the table answered \(answer.status) without what came of the rows")
    }
    return nil
  }

  /// Finds out whether people took documents away; where that cannot be asked now, nothing is judged yet.
  private func explained(_ problem: Problem, _ rows: [Row]) async -> Written {
    guard problem.mayMeanGone else { return Written(problem.verdict) }
    do {
      let known = rows.filter { !$0.records.isEmpty }
      let there = Set(try await documents(known.flatMap(\.records)).map(\.id))
      let gone = known.filter { !there.isSuperset(of: $0.records) }.map(\.key)
      return Written(gone.isEmpty ? problem.verdict : .gone(Set(gone)))
    } catch {
      let verdict = Verdict(of: error)
      return Written(verdict.isOfTheMoment ? verdict : problem.verdict)
    }
  }
}
