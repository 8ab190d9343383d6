/// What a client asks of a list of records.
struct ListQuery: Sendable {
  struct Order: Sendable {
    var field: String
    var isDescending: Bool
  }

  var pageSize = 100
  /// Over all pages.
  var maxRecords = Int.max
  var offset: String?
  /// The names or ids of the fields to show; nil for all.
  var fields: [String]?
  var sort: [Order] = []
  var formula: Formula?
  var view: String?
  var showsFieldIDs = false

  /// Reads the parameters of a body, or of a query made into one.
  init(_ parameters: JSON) throws(Failure) {
    if let size = parameters["pageSize"] { pageSize = try Self.count(size, in: 1...100) }
    if let most = parameters["maxRecords"] { maxRecords = try Self.count(most, in: 1...Int.max) }
    if let list = parameters["fields"] { fields = try Self.texts(list) }
    if let list = parameters["sort"] { sort = try Self.orders(list) }
    if let text = parameters["filterByFormula"]?.text, !text.trimmed.isEmpty {
      formula = try Formula(text)
    }
    if let format = parameters["cellFormat"], format != .text("json") {
      throw .invalid("INVALID_REQUEST_UNKNOWN", "This server gives cells in the format json alone")
    }
    offset = parameters["offset"]?.text
    view = parameters["view"]?.text
    showsFieldIDs = parameters["returnFieldsByFieldId"]?.isOn ?? false
  }

  private static func count(_ value: JSON, in range: ClosedRange<Int>) throws(Failure) -> Int {
    guard let count = value.count, range.contains(count) else { throw .invalidParameters }
    return count
  }

  private static func texts(_ value: JSON) throws(Failure) -> [String] {
    let texts = value.list?.compactMap(\.text)
    guard let texts, texts.count == value.list?.count else { throw .invalidParameters }
    return texts
  }

  private static func orders(_ value: JSON) throws(Failure) -> [Order] {
    guard let list = value.list else { throw .invalidParameters }
    var orders: [Order] = []
    for item in list {
      let direction = item["direction"] ?? .text("asc")
      guard let field = item["field"]?.text, [.text("asc"), .text("desc")].contains(direction)
      else { throw .invalidParameters }
      orders.append(Order(field: field, isDescending: direction == .text("desc")))
    }
    return orders
  }
}
