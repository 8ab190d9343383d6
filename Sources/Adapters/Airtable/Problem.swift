internal import TableSync

/// Why the API did not do what was asked.
struct Problem: Error {
  var status: Int
  /// Airtable's own name for it.
  var type: String?
  /// In seconds, where the server says.
  var retryAfter: Int64?
  /// Safe to show.
  var reason: String

  /// Whether the place between two pages is no longer known.
  var isLostPlace: Bool { type == "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" }

  /// What it means for rows that were being written.
  ///
  /// An unknown base or table is a matter of the configuration, not of the rows: they are kept, as with a bad token.
  var verdict: Verdict {
    switch status {
    case 402, 429: .throttled(seconds: silence, reason: reason)
    case 401, 403, 404: .unauthorized(reason: reason)
    case 408, 300..<400, 500...: .unavailable(reason: reason)
    default: .refused(reason: reason)
    }
  }

  /// 30 seconds (Airtable, "Rate limits"); an hour where what is paid for is used up and no wait so short will help: the
  /// month's calls, or by 402 another quota of the account (Airtable, "Errors").
  private var silence: Int64 {
    status == 402 || type == "PUBLIC_API_BILLING_LIMIT_EXCEEDED" ? 3_600 : retryAfter ?? 30
  }
}
