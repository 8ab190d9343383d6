internal import FoundationEssentials
internal import TableSync

/// A document as the API tells it.
struct Document: Decodable {
  var name: String
  /// In RFC 3339, UTC, with as many digits of a second as it takes.
  var createTime: String
  /// Left out where it has none.
  var fields: [String: FieldValue]?

  /// The fields that hold what one of our columns can.
  var values: [String: Row.Value] { (fields ?? [:]).compactMapValues(\.value) }

  /// The part of the name behind the collection.
  var id: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Sorts as text: without the Z, which stands behind any digit, a moment is before those that have more digits.
  var age: String { createTime.hasSuffix("Z") ? String(createTime.dropLast()) : createTime }
}

/// A page of the documents of a collection.
struct DocumentList: Decodable {
  /// Left out where there is none.
  var documents: [Document]?
  /// `nil` on the last page.
  var nextPageToken: String?
}

/// The names of documents that are asked for together.
struct BatchGetBody: Encodable {
  var documents: [String]
}

/// One of the answers to them: a document, or the name of one that is not there.
struct BatchGetAnswer: Decodable {
  var found: Document?
  var missing: String?
}
