internal import HTTPMessages

/// What a body is said to be.
enum ContentType {
  /// Refuses all but plain JSON in UTF-8.
  static func check(_ headers: HTTPHeaders) throws(WebhookRefusal) {
    let encoding = (headers["content-encoding"] ?? "identity").lowercased()
    guard encoding == "identity" else { throw .compressed }
    let parts = (headers["content-type"] ?? "").lowercased()
      .split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard parts.first == "application/json" else { throw .notJSON }
    let charsets = parts.dropFirst().filter { $0.hasPrefix("charset=") }
    guard charsets.allSatisfy({ $0.contains("utf-8") || $0.contains("utf8") }) else {
      throw .notJSON
    }
  }
}
