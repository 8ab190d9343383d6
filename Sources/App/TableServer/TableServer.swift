public import FoundationEssentials
public import HTTPMessages
import SQLite

/// Airtable's Web API over one base in an SQLite file.
///
/// A request is one transaction: a batch is written whole or not at all, and two upserts of one
/// key at the same time make one record.
public struct TableServer: Sendable {
  /// The id of the base: `app` and 14 characters.
  public let base: String

  private let file: TableFile
  private let token: String
  private let user: String
  private let clock: @Sendable () -> Date

  /// Opens the file, and makes it where it is missing.
  ///
  /// - Parameters:
  ///   - token: What clients must send as bearer.
  ///   - base: The id of the base; without one, it is made and kept in the file.
  ///   - clock: What it takes for now; clocks of servers are seldom ours.
  public init(
    file path: String, token: String, base: String? = nil,
    clock: @escaping @Sendable () -> Date = { Date.now }
  ) async throws(TableServerError) {
    if let base, !Identifier.base.isForm(of: base) { throw .malformedBase(base) }
    do {
      file = try await TableFile(path: path)
      (self.base, user) = try await file.perform(writing: true) { transaction throws(Failure) in
        try transaction.base(asked: base)
      }
    } catch {
      throw .unusable(file: path, reason: Self.reason(of: error))
    }
    (self.token, self.clock) = (token, clock)
  }

  /// Makes a table where there is none of that name, and the fields and options that it lacks.
  ///
  /// What is there stays as it is.
  public func makeTable(name: String, fields: [TableField]) async throws(TableServerError) {
    do throws(Failure) {
      try await file.perform(writing: true) { transaction throws(Failure) in
        let described = fields.map(FieldDescription.init)
        guard let table = try transaction.tables().first(where: { $0.name == name }) else {
          _ = try transaction.makeTable(name, described)
          return
        }
        for field in described { try transaction.complete(table, with: field) }
      }
    } catch {
      throw .impossibleTable(name: name, reason: Self.reason(of: error))
    }
  }

  /// Answers a request to the API.
  public func answer(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(Failure) {
      guard isAuthorized(request) else { throw .unauthenticated }
      guard let parts = request.pathParts, let query = request.query,
        let resource = Resource(parts)
      else { throw .notFound }
      return .json(200, try await answer(request, resource, query))
    } catch {
      return error.response
    }
  }

  private func answer(
    _ request: HTTPRequest, _ resource: Resource, _ query: [QueryItem]
  ) async throws(Failure) -> JSON {
    let parameters = JSON(query: query)
    let now = Moment(clock())
    let isWriting = request.method != "GET"
    return try await file.perform(writing: isWriting) { transaction throws(Failure) in
      let call = Call(
        transaction: transaction, resource: resource, method: request.method, query: parameters,
        bodyBytes: request.body, base: base, user: user, now: now)
      return try call.answer()
    }
  }

  /// Whether the request has the token; how long that takes says nothing of where they differ.
  private func isAuthorized(_ request: HTTPRequest) -> Bool {
    let given = Array((request.headers["Authorization"] ?? "").utf8)
    let wanted = Array("Bearer \(token)".utf8)
    var difference = given.count ^ wanted.count
    for (place, byte) in wanted.enumerated() {
      difference |= Int(byte ^ (place < given.count ? given[place] : 0))
    }
    return difference == 0
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as SQLiteError: error.message
    case Failure.broken(let error): error.message
    case Failure.refused(_, _, let message?): message
    default: "refused"
    }
  }
}
