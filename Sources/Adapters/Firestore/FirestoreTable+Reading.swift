internal import FoundationEssentials
internal import HTTPMessages
public import Table
public import TableSync
internal import WebTable

extension FirestoreTable {
  /// The most documents that a page is asked for.
  private static let pageSize = 300

  public func oldestFirst() async throws(TableError) -> [TableRecord] {
    do {
      return try await documents().sorted { ($0.age, $0.id) < ($1.age, $1.id) }
        .map { TableRecord(id: $0.id, cells: $0.values) }
    } catch {
      throw TableError(explaining: error)
    }
  }

  public func read(
    _ records: [String]
  ) async throws(TableError) -> [String: [String: Row.Value]] {
    do {
      let found = try await documents(records)
      return Dictionary(found.map { ($0.id, $0.values) }) { first, _ in first }
    } catch {
      throw TableError(explaining: error)
    }
  }

  /// A collection is there as soon as it has a document: that it has none yet is no fault.
  public func check() async throws(TableError) {
    do {
      _ = try await page(size: 1, from: nil)
    } catch {
      throw TableError(explaining: error)
    }
  }

  /// All documents of the collection.
  private func documents() async throws -> [Document] {
    var documents: [Document] = []
    var place: String?
    repeat {
      let page = try await page(size: Self.pageSize, from: place)
      documents += page.documents ?? []
      // After the last one an empty token may stand.
      let next = page.nextPageToken.flatMap { $0.isEmpty ? nil : $0 }
      guard next == nil || next != place else {
        throw TableError("the table gives the same page again and again")
      }
      place = next
    } while place != nil
    return documents
  }

  private func page(size: Int, from place: String?) async throws -> DocumentList {
    let token = place.map { "&pageToken=\($0.percentEncoded)" } ?? ""
    let answer = try await send(
      "GET", "\(root)/\(collection.percentEncoded)?pageSize=\(size)\(token)")
    if let problem = answer.problem { throw problem }
    guard let list = answer.decoded(DocumentList.self) else {
      throw TableError("the table answered \(answer.status) with something else")
    }
    return list
  }

  /// Those of these documents that are there.
  func documents(_ ids: [String]) async throws -> [Document] {
    var documents: [Document] = []
    for part in ids.parts(largestBatch) {
      let body = BatchGetBody(documents: part.map { prefix + $0 })
      let answer = try await send("POST", "\(root):batchGet", JSONEncoder().encode(body))
      if let problem = answer.problem { throw problem }
      // Whatever is not told of is not known to be gone.
      guard let told = answer.decoded([BatchGetAnswer].self),
        Set(told.compactMap { $0.found?.name ?? $0.missing }).isSuperset(of: body.documents)
      else {
        throw TableError("the table answered \(answer.status) without the documents asked for")
      }
      documents += told.compactMap(\.found)
    }
    return documents
  }
}

extension [String] {
  /// All of them in their order, so many at a time.
  func parts(_ size: Int) -> [[String]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
