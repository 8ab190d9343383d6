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
  /// Records of a table, whose field of links back is kept in step.
  case multipleRecordLinks
  case multipleAttachments
  /// When the record was made; nobody writes it.
  case createdTime
  /// When a cell of the record was last changed; nobody writes it.
  case lastModifiedTime

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
    case .multipleRecordLinks: .links
    case .multipleAttachments: .attachments
    case .createdTime, .lastModifiedTime: .computed
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
    case links
    case attachments
    case computed
  }

  /// Whether an upsert may merge on it: Airtable takes text, numbers, selects and dates.
  var canBeMergedOn: Bool {
    switch content {
    case .text, .number, .day, .choice, .choices: true
    case .flag, .moment, .links, .attachments, .computed: false
    }
  }

  /// Whether a table may begin with it.
  var canBePrimary: Bool { content != .links && content != .attachments && content != .flag }
}
