internal import FoundationEssentials
public import HTTPMessages
public import Table
public import TableSync
internal import WebTable

/// A table that is a collection of Firestore, by its REST API: a document for a row, whose id is the row's key.
///
/// A document is written by its name, so that what is sent twice is one document.
public struct FirestoreTable: Table {
  /// The types of the columns, by their names: a document has no types of its own to go by.
  let types: [String: ColumnType]
  /// The URL of the documents of the database.
  let root: String
  let collection: String
  /// What the name of each document of the collection begins with, up to its id.
  let prefix: String
  private let token: @Sendable () throws -> String
  private let http: any HTTPSending

  /// - Parameters:
  ///   - endpoint: The URL of the API: `https://firestore.googleapis.com`.
  ///   - project: The id of the project.
  ///   - database: The id of the database; most projects have one, `(default)`.
  ///   - token: Read anew for each request, so that a changed token is taken.
  public init(
    endpoint: String, project: String, database: String, layout: Layout, http: any HTTPSending,
    token: @escaping @Sendable () throws -> String
  ) {
    let host = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
    let documents = "projects/\(project)/databases/\(database)/documents"
    root = "\(host)/v1/\(documents)"
    collection = layout.table
    prefix = "\(documents)/\(layout.table)/"
    types = Dictionary(layout.columns.map { ($0.name, $0.type) }) { first, _ in first }
    self.token = token
    self.http = http
  }

  /// A fifth of what one commit takes (Firestore, "Transactions and batched writes"): one refused row holds up no more.
  public var largestBatch: Int { 100 }

  func send(_ method: String, _ target: String, _ body: Data = Data()) async throws -> WebAnswer {
    let token = try token()
    // Whatever is asked here may be asked twice: documents are written and deleted by their names.
    var request = HTTPRequest(
      method: method, target: target, body: Array(body), isSafeToRepeat: true)
    request.headers["Authorization"] = "Bearer \(token)"
    request.headers["User-Agent"] = "drinkrun"
    if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
    return WebAnswer(try await http.send(request), secret: token)
  }
}
