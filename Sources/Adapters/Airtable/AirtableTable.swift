internal import FoundationEssentials
public import HTTPMessages
public import Table
public import TableSync

/// A table behind Airtable's Web API: airtable.com, or a server that speaks it.
///
/// Rows are written by upsert on the key column, which may be done twice without harm; nothing is created by POST.
public struct AirtableTable: Table {
  private let path: String
  private let layout: Layout
  private let token: @Sendable () throws -> String
  private let http: any HTTPSending

  /// - Parameters:
  ///   - endpoint: The URL before the base: `https://api.airtable.com/v0`.
  ///   - base: The base's id.
  ///   - token: Read anew for each request, so that a changed token is taken.
  public init(
    endpoint: String, base: String, layout: Layout, http: any HTTPSending,
    token: @escaping @Sendable () throws -> String
  ) {
    let root = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
    path = "\(root)/\(PercentEncoding.encode(base))/\(PercentEncoding.encode(layout.table))"
    self.layout = layout
    self.token = token
    self.http = http
  }

  /// Airtable's own limit for a write.
  public var largestBatch: Int { 10 }

  public func write(_ rows: [Row]) async -> Verdict {
    let body = UpsertBody(rows: rows, keyColumn: layout.keyColumn, typecast: layout.hasChoices)
    let answer: Answer
    do {
      answer = try await send("PATCH", body: JSONEncoder().encode(body))
    } catch let failure as HTTPFailure {
      return .unavailable(reason: failure.message)
    } catch {
      return Verdict.noToken
    }
    guard let problem = answer.problem else {
      // A proxy can answer 200 with a page of its own, and a server with records of somebody else.
      return answer.decoded(RecordList.self)?.hold(rows, keyColumn: layout.keyColumn) == true
        ? .stored
        : .unavailable(
          reason: "the table answered \(answer.status) without the rows that were sent")
    }
    return problem.verdict
  }

  public func rows() async throws(TableError) -> [[String: Row.Value]] {
    for _ in 0..<3 {
      do {
        return try await pages().flatMap { page in
          page.records.map { $0.fields.compactMapValues(\.value) }
        }
      } catch let problem as Problem where problem.isLostPlace {
        continue  // The server has forgotten where we were: all pages anew.
      } catch {
        throw TableError(explaining: error)
      }
    }
    throw TableError("the table lost our place between its pages three times, try again later")
  }

  public func check() async throws(TableError) {
    let columns = layout.columns.map { "&fields%5B%5D=\(PercentEncoding.encode($0.name))" }
    do {
      _ = try await page("?pageSize=1" + columns.joined())
    } catch {
      throw TableError(explaining: error)
    }
  }

  private func pages() async throws -> [RecordList] {
    var pages = [try await page("?pageSize=100")]
    while let offset = pages.last?.offset {
      let next = try await page("?pageSize=100&offset=\(PercentEncoding.encode(offset))")
      guard next.offset != offset else {
        throw TableError("the table gives the same page again and again")
      }
      pages.append(next)
    }
    return pages
  }

  private func page(_ query: String) async throws -> RecordList {
    let answer = try await send("GET", query)
    if let problem = answer.problem { throw problem }
    guard let list = answer.decoded(RecordList.self) else {
      throw TableError("the table answered \(answer.status) with something else")
    }
    return list
  }

  private func send(_ method: String, _ query: String = "", body: Data = Data()) async throws
    -> Answer
  {
    let token = try token()
    var request = HTTPRequest(method: method, target: path + query, body: Array(body))
    request.headers["Authorization"] = "Bearer \(token)"
    request.headers["User-Agent"] = "drinkrun"
    if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
    return Answer(try await http.send(request), secret: token)
  }
}

extension TableError {
  /// What is wrong, without anything secret.
  init(explaining error: any Error) {
    switch error {
    case let error as TableError: self = error
    case let problem as Problem: self.init(problem.reason)
    case let failure as HTTPFailure: self.init(failure.message)
    default: self.init("the table's token cannot be read")
    }
  }
}

extension Verdict {
  static let noToken = Verdict.unauthorized(reason: "the table's token cannot be read")
}
