internal import FoundationEssentials
public import Table
public import TableSync
internal import WebTable

extension AirtableTable {
  public func oldestFirst() async throws(TableError) -> [TableRecord] {
    do {
      return oldestFirst(try await records())
    } catch {
      throw TableError(explaining: error)
    }
  }

  public func read(
    _ records: [String]
  ) async throws(TableError) -> [String: [String: Row.Value]] {
    guard !records.isEmpty else { return [:] }
    do {
      let found = try await self.records(matching: Formula.records(records))
      return Dictionary(found.map { ($0.id, $0.values) }) { first, _ in first }
    } catch {
      throw TableError(explaining: error)
    }
  }

  public func check() async throws(TableError) {
    do {
      _ = try await page(RecordQuery(columns: layout.columns.map(\.name), pageSize: 1))
    } catch {
      throw TableError(explaining: error)
    }
  }

  /// All records that a formula holds for, or all there are.
  func records(matching formula: String? = nil) async throws -> [RecordList.Record] {
    for _ in 0..<3 {
      do {
        return try await pages(RecordQuery(formula: formula))
      } catch let problem as Problem where problem.isLostPlace {
        continue  // The server has forgotten where we were: all pages anew.
      }
    }
    throw TableError("the table lost our place between its pages three times, try again later")
  }

  private func pages(_ first: RecordQuery) async throws -> [RecordList.Record] {
    var query = first
    var records: [RecordList.Record] = []
    while true {
      let page = try await page(query)
      records += page.records
      guard let offset = page.offset else { return records }
      guard offset != query.offset else {
        throw TableError("the table gives the same page again and again")
      }
      query.offset = offset
    }
  }

  private func page(_ query: RecordQuery) async throws -> RecordList {
    let target = path + query.parameters
    let answer =
      target.utf8.count <= RecordQuery.longestURL
      ? try await send("GET", target)
      : try await send(
        "POST", path + "/listRecords", body: Array(try JSONEncoder().encode(query)),
        isSafeToRepeat: true)
    if let problem = answer.problem { throw problem }
    guard let list = answer.decoded(RecordList.self) else {
      throw TableError("the table answered \(answer.status) with something else")
    }
    return list
  }
}

extension AirtableTable {
  /// Records of a server that does not tell when they were made stay in the order of their ids.
  func oldestFirst(_ records: [RecordList.Record]) -> [TableRecord] {
    records.sorted { ($0.createdTime, $0.id) < ($1.createdTime, $1.id) }
      .map { TableRecord(id: $0.id, cells: $0.values) }
  }
}
