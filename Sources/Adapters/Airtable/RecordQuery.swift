internal import HTTPMessages

/// Which records are listed, as parameters of a URL or, where that gets too long, as the body of a POST to `listRecords`.
struct RecordQuery: Encodable {
  var formula: String?
  /// `nil` for all.
  var columns: [String]?
  var pageSize = 100
  /// Where the page begins, as the one before said.
  var offset: String?

  /// In bytes; 16,000 are refused (Airtable, "List records").
  static let longestURL = 15_000

  private enum CodingKeys: String, CodingKey {
    case formula = "filterByFormula"
    case columns = "fields"
    case pageSize, offset
  }

  var parameters: String {
    var parameters = ["pageSize=\(pageSize)"]
    for column in columns ?? [] { parameters.append("fields%5B%5D=\(column.percentEncoded)") }
    if let formula { parameters.append("filterByFormula=\(formula.percentEncoded)") }
    if let offset { parameters.append("offset=\(offset.percentEncoded)") }
    return "?" + parameters.joined(separator: "&")
  }
}
