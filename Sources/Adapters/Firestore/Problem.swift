internal import Ordering
internal import TableSync
internal import WebTable

/// Why the API did not do what was asked.
struct Problem: TableProblem {
  var status: Int
  /// Google's own name for it (google.rpc.Code).
  var code: String?
  /// In seconds, where the server says.
  var retryAfter: Int64?
  /// Safe to show.
  var reason: String

  /// Whether it may be about a document that is not there any more; a database that is not there says the same.
  var mayMeanGone: Bool { code == "NOT_FOUND" || code == "FAILED_PRECONDITION" }

  /// What it means for rows that were being written.
  var verdict: Verdict {
    switch (code, status) {
    case ("RESOURCE_EXHAUSTED", _), (_, 429):
      .throttled(seconds: retryAfter ?? Self.silence, reason: reason)
    case ("UNAUTHENTICATED", _), (_, 401): .stopped(.token, reason: reason)
    case ("PERMISSION_DENIED", _), (_, 403): .stopped(.forbidden, reason: reason)
    // A database in Datastore's mode has no collections.
    case ("FAILED_PRECONDITION", _), (_, 404): .stopped(.missing, reason: reason)
    // Whoever held the document lets it go again.
    case ("ABORTED", _), ("CANCELLED", _): .unavailable(reason: reason)
    case (_, 408), (_, 300..<400), (_, 500...): .unavailable(reason: reason)
    default: .refused(reason: reason)
    }
  }

  /// In seconds: rates are counted by the minute (Google Cloud, "Cloud Quotas").
  private static let silence: Int64 = 60
}

extension WebAnswer {
  /// What is wrong; `nil` for success.
  var problem: Problem? {
    guard !isSuccess else { return nil }
    let said = decoded(ErrorBody.self) ?? decoded([ErrorBody].self)?.first
    return Problem(
      status: status, code: said?.error.status, retryAfter: retryAfter,
      reason: reason(said?.error.status, said?.error.message))
  }
}

/// The error in a body, which calls that answer by a list put into one.
private struct ErrorBody: Decodable {
  var error: Told

  struct Told: Decodable {
    var status: String?
    var message: String?
  }
}
