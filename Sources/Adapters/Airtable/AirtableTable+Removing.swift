internal import HTTPMessages
public import TableSync
internal import WebTable

extension AirtableTable {
  /// Deletes records by their ids, ten at a time; that may be asked twice, as a record goes but once.
  public func remove(_ rows: [Row]) async -> Verdict {
    if let obstacle = await writeOrders(of: rows).obstacle { return obstacle }
    do {
      let records = rows.flatMap(\.records)
      for start in stride(from: 0, to: records.count, by: largestBatch) {
        let part = Array(records[start..<min(start + largestBatch, records.count)])
        let verdict = try await delete(part)
        guard verdict == .stored else { return verdict }
      }
      return .stored
    } catch {
      return Verdict(of: error)
    }
  }

  /// One that is not there any more has all of them refused: then those that are there go.
  private func delete(_ records: [String]) async throws -> Verdict {
    guard let problem = try await problem(deleting: records) else { return .stored }
    guard problem.mayMeanGone else { return problem.verdict }
    let there = try await self.records(matching: Formula.records(records)).map(\.id)
    if there.isEmpty { return .stored }
    guard there.count < records.count else { return problem.verdict }
    return try await self.problem(deleting: there)?.verdict ?? .stored
  }

  private func problem(deleting records: [String]) async throws -> Problem? {
    let ids = records.map { "records%5B%5D=\($0.percentEncoded)" }.joined(separator: "&")
    return try await send("DELETE", "\(path)?\(ids)").problem
  }
}
