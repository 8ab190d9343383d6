/// Records that a client wants written.
struct WriteRequest: Sendable {
  struct Entry: Sendable {
    var id: String?
    var values: [String: JSON]
  }

  var entries: [Entry]
  /// Whether the body was one record, whose answer is one record too.
  var isSingle: Bool
  /// Whether text may be read as the field's own kind, and new options be made.
  var typecast: Bool
  var showsFieldIDs: Bool
  /// The fields that an upsert merges on; nil without one.
  var mergeOn: [String]?

  /// The most records in one request.
  static let largestBatch = 10

  init(_ body: JSON) throws(Failure) {
    typecast = body["typecast"]?.isOn ?? false
    showsFieldIDs = body["returnFieldsByFieldId"]?.isOn ?? false
    mergeOn = try Self.mergeFields(body["performUpsert"])
    isSingle = body["records"] == nil
    let list = isSingle ? [body] : body["records"]?.list ?? []
    guard (1...Self.largestBatch).contains(list.count) else { throw .invalidRecords }
    entries = []
    for item in list {
      guard let values = item["fields"]?.object else { throw .invalidRecords }
      entries.append(Entry(id: try Self.id(item["id"]), values: values))
    }
  }

  private static func id(_ value: JSON?) throws(Failure) -> String? {
    guard let value else { return nil }
    guard case .text(let id) = value, Identifier.record.isForm(of: id) else {
      throw .invalidRecords
    }
    return id
  }

  private static func mergeFields(_ upsert: JSON?) throws(Failure) -> [String]? {
    guard let upsert else { return nil }
    let list = upsert["fieldsToMergeOn"]?.list ?? []
    let names = list.compactMap(\.text)
    guard names.count == list.count, (1...3).contains(names.count), Set(names).count == names.count
    else { throw .invalidParameters }
    return names
  }
}
