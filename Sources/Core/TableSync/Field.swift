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
  /// The account of whoever ordered: the channel's key, a slash and the platform's own id.
  case account
  /// Who fetches the drinks and collects the money.
  case organizer
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
  /// When the run closes, where its organizer said so.
  case closesAt
  /// The row of the order in the table of the header, called by its number.
  case order
  /// The record of the drink in another table, called by its name.
  case drink

  /// Whether a column of that type can hold it in that form.
  public func fits(_ type: ColumnType, as form: Layout.Form = .plain) -> Bool {
    let isText = type == .singleLineText || type == .multilineText
    return switch form {
    case .plain: fitsAsItIs(type)
    case .around, .digits: isText && isNumber
    case .time: isText && isMoment
    case .joined: isText && self == .addOns
    case .one: (isText || type.isSingleSelect) && self == .addOns
    case .holds: type == .checkbox && self == .addOns
    }
  }

  private func fitsAsItIs(_ type: ColumnType) -> Bool {
    switch (self, type) {
    case (.orderKey, _): type == .singleLineText
    case (.order, _), (.drink, _): type.isLinks
    case (_, .multipleRecordLinks): false
    case (.addOns, .multipleSelects), (.addOns, .multilineText): true
    case (.addOns, _): false
    case (.paid, _): type == .checkbox
    case (_, .dateTime): isMoment
    case (_, .number): isNumber
    case (_, .singleLineText), (_, .multilineText): true
    case (_, .singleSelect): !isNumber && !isMoment
    case (.imageUrl, .url): true
    default: false
    }
  }

  private var isNumber: Bool {
    switch self {
    case .number, .numberOfCups, .unitPrice, .price: true
    default: false
    }
  }

  private var isMoment: Bool {
    switch self {
    case .orderedAt, .updatedAt, .closesAt: true
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
  /// With the options that there are; without any, they are made as they come (`Layout.Column.grows`).
  case singleSelect(choices: [String])
  case multipleSelects(choices: [String])
  case multipleRecordLinks(LinkedTable)
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
    case .multipleRecordLinks: "multipleRecordLinks"
    case .checkbox: "checkbox"
    case .dateTime: "dateTime"
    }
  }

  /// Whether it holds links to records.
  public var isLinks: Bool { if case .multipleRecordLinks = self { true } else { false } }

  var isSingleSelect: Bool { if case .singleSelect = self { true } else { false } }
}
