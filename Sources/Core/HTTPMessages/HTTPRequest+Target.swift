/// One `name=value` of a query or a form.
public struct QueryItem: Hashable, Sendable {
  public var name: String
  /// Decoded; empty where there is none.
  public var value: String

  /// Takes name and value decoded.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension HTTPRequest {
  /// The path that a server was asked for, still percent-encoded, without the query.
  public var path: Substring { target.prefix { $0 != "?" } }

  /// The parts of the path between its slashes, decoded; nil where one cannot be decoded.
  ///
  /// A slash inside a part is `%2F`, so `/v0/app/Q3%20%2F%20menu` has three parts.
  public var pathParts: [String]? {
    guard path.hasPrefix("/") else { return nil }
    var parts: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = String(percentEncoded: part) else { return nil }
      parts.append(decoded)
    }
    return parts == [""] ? [] : parts
  }

  /// The query's items in their order; nil where one cannot be decoded.
  public var query: [QueryItem]? {
    QueryItem.items(of: target.drop { $0 != "?" }.dropFirst())
  }
}

extension QueryItem {
  /// The items of a query or an `application/x-www-form-urlencoded` body.
  ///
  /// - Returns: Nil where an escape is broken or the bytes are no UTF-8.
  public static func items(of text: some StringProtocol) -> [QueryItem]? {
    var items: [QueryItem] = []
    for pair in text.split(separator: "&") {
      let name = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(name.count + 1)
      guard let name = String(percentEncoded: name, plusIsSpace: true),
        let value = String(percentEncoded: value, plusIsSpace: true)
      else { return nil }
      items.append(QueryItem(name, value))
    }
    return items
  }
}
