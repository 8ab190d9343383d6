internal import Ordering
internal import TableSync
internal import WebTable

/// Why the API did not do what was asked.
struct Problem: TableProblem {
  var status: Int
  /// Airtable's own name for it.
  var type: String?
  /// In seconds, where the server says.
  var retryAfter: Int64?
  /// Safe to show.
  var reason: String

  /// Whether the place between two pages is no longer known.
  var isLostPlace: Bool { type == "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" }

  /// Whether it may be about a record that is not there any more; 403 says the same of a base that is out of reach.
  var mayMeanGone: Bool {
    switch type {
    case "MODEL_ID_NOT_FOUND", "ROW_DOES_NOT_EXIST", "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND": true
    default: false
    }
  }

  /// Whether a select has no such option.
  var isOfAnOption: Bool { type == "INVALID_MULTIPLE_CHOICE_OPTIONS" }

  /// What it means for rows that were being written.
  var verdict: Verdict {
    switch status {
    case 402: .stopped(.quota, reason: reason)
    case 429 where type == "PUBLIC_API_BILLING_LIMIT_EXCEEDED": .stopped(.quota, reason: reason)
    case 429: .throttled(seconds: retryAfter ?? Self.silence, reason: reason)
    case 401: .stopped(.token, reason: reason)
    case 403: .stopped(.forbidden, reason: reason)
    case 404: .stopped(.missing, reason: reason)
    case 422 where isOfTheLayout: .stopped(.mismatched, reason: reason)
    case 408, 300..<400, 500...: .unavailable(reason: reason)
    default: .refused(reason: reason)
    }
  }

  /// Whether every row would be refused so: a column or an option is not there, or is not for writing or asking.
  private var isOfTheLayout: Bool {
    switch type {
    case "UNKNOWN_FIELD_NAME", "INVALID_MULTIPLE_CHOICE_OPTIONS", "INVALID_FILTER_BY_FORMULA": true
    case "INVALID_VALUE_FOR_COLUMN": reason.contains("computed")
    default: false
    }
  }

  /// In seconds (Airtable, "Rate limits").
  private static let silence: Int64 = 30
}
