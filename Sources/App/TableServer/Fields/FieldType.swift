/// The types of fields that the server keeps, under Airtable's names.
public enum FieldType: String, Hashable, Sendable, CaseIterable {
  case singleLineText
  case multilineText
  case richText
  case email
  case url
  case phoneNumber
  case number
  case currency
  case percent
  /// In seconds.
  case duration
  case rating
  case checkbox
  case date
  case dateTime
  case singleSelect
  case multipleSelects

  /// What its cells hold.
  var content: Content {
    switch self {
    case .singleLineText, .multilineText, .richText, .email, .url, .phoneNumber: .text
    case .number, .currency, .percent, .duration, .rating: .number
    case .checkbox: .flag
    case .date: .day
    case .dateTime: .moment
    case .singleSelect: .choice
    case .multipleSelects: .choices
    }
  }

  enum Content {
    case text
    case number
    case flag
    case day
    case moment
    case choice
    case choices
  }

  /// Whether an upsert may merge on it: Airtable takes text, numbers, selects and dates.
  var canBeMergedOn: Bool { self != .checkbox && self != .dateTime }
}
