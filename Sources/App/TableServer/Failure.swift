import HTTPMessages
import SQLite

/// Why a request was not carried out; none of its writes stays.
enum Failure: Error {
  /// What Airtable answers to such a request: a status, a type and, mostly, a message.
  case refused(status: Int, type: String, message: String?)
  /// Airtable's shortest refusal, whose error is a bare string.
  case notFound
  case broken(SQLiteError)

  var response: HTTPResponse {
    switch self {
    case .refused(let status, let type, let message?): .failure(status, type, message)
    case .refused(let status, let type, nil):
      .json(status, .object(["error": .object(["type": .text(type)])]))
    case .notFound: .json(404, .object(["error": .text("NOT_FOUND")]))
    case .broken(let error): Self.response(to: error)
    }
  }

  /// A store that is busy or full may work later; nothing of its error is for a client.
  private static func response(to error: SQLiteError) -> HTTPResponse {
    switch error.code {
    case .busy, .unavailable:
      .failure(503, "RETRIABLE_ERROR", "The table's file cannot be used now; try again later")
    default: .failure(500, "SERVER_ERROR", "The table's file refuses the request")
    }
  }
}

extension HTTPResponse {
  static func json(_ status: Int = 200, _ body: JSON) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: body.bytes)
  }
}
