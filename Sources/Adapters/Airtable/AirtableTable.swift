public import HTTPMessages
public import Table
public import TableSync
internal import WebTable

/// A table behind Airtable's Web API: airtable.com, or a server that speaks it.
///
/// A row that is there is changed by its record's id; a new one is written by upsert on the key column, which may be done
/// twice without harm. Where no column has the key it is made by POST, which no connection repeats by itself.
public struct AirtableTable: Table {
  let layout: Layout
  /// The URL of the table.
  let path: String
  /// The URL of the tables of the base, as they are built.
  let schemaPath: String
  private let root: String
  private let base: String
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
    path = "\(root)/\(base.percentEncoded)/\(layout.table.percentEncoded)"
    schemaPath = "\(root)/meta/bases/\(base.percentEncoded)/tables"
    self.layout = layout
    self.root = root
    self.base = base
    self.token = token
    self.http = http
  }

  /// Another table of the base.
  func of(_ other: Layout) -> AirtableTable {
    AirtableTable(endpoint: root, base: base, layout: other, http: http, token: token)
  }

  /// Airtable's own limit for a write.
  public var largestBatch: Int { 10 }

  /// - Parameter isSafeToRepeat: `nil` for what the method says.
  func send(
    _ method: String, _ target: String, body: [UInt8] = [], isSafeToRepeat: Bool? = nil
  ) async throws -> WebAnswer {
    let token = try token()
    var request = HTTPRequest(
      method: method, target: target, body: body, isSafeToRepeat: isSafeToRepeat)
    request.headers["Authorization"] = "Bearer \(token)"
    request.headers["User-Agent"] = "drinkrun"
    if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
    return WebAnswer(try await http.send(request), secret: token)
  }
}
