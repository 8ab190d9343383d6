/// What we can say about an order line in a column of the table.
///
/// The names are those of the layout files and, in the default layout, of the columns.
public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
  /// What an upsert merges on.
  case orderKey
  /// One for an order, no two orders share it.
  case orderNumber
  /// The line's `#` in its run.
  case number
  case run
  case shop
  /// Whom the drink is for.
  case orderName
  case orderedBy
  case drinkName
  case size
  case ice
  case sugar
  /// A name for each portion: an add-on in two portions stands twice.
  case addOns
  case numberOfCups
  case unitPrice
  /// The line's total.
  case price
  case currency
  case note
  case imageUrl
  case status
  case paid
  /// The room that it was ordered in, by the name that people know: `#tea`.
  case channel
  case orderedAt
  case updatedAt

  /// Whether a column of that type can hold it.
  public func fits(_ type: ColumnType) -> Bool {
    switch (self, type) {
    case (.orderKey, _): type == .singleLineText
    case (.addOns, .multipleSelects), (.addOns, .multilineText): true
    case (.addOns, _): false
    case (.paid, _): type == .checkbox
    case (.orderedAt, .dateTime), (.updatedAt, .dateTime): true
    case (.number, .number), (.numberOfCups, .number), (.unitPrice, .number), (.price, .number):
      true
    case (_, .singleLineText), (_, .multilineText): true
    case (_, .singleSelect): !isNumberOrMoment
    case (.imageUrl, .url): true
    default: false
    }
  }

  private var isNumberOrMoment: Bool {
    switch self {
    case .number, .numberOfCups, .unitPrice, .price, .orderedAt, .updatedAt: true
    default: false
    }
  }
}

/// The type of a column, under Airtable's name for it.
public enum ColumnType: Hashable, Sendable {
  case singleLineText
  case multilineText
  case url
  /// With that many digits behind the point, 0 to 8.
  case number(precision: Int)
  /// The options that are there from the start; others are made as they come.
  case singleSelect(choices: [String])
  case multipleSelects(choices: [String])
  case checkbox
  case dateTime

  /// Airtable's name for it.
  public var name: String {
    switch self {
    case .singleLineText: "singleLineText"
    case .multilineText: "multilineText"
    case .url: "url"
    case .number: "number"
    case .singleSelect: "singleSelect"
    case .multipleSelects: "multipleSelects"
    case .checkbox: "checkbox"
    case .dateTime: "dateTime"
    }
  }
}
