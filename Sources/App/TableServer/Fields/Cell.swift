import FoundationEssentials

/// What a cell holds that is not empty.
enum Cell: Hashable, Sendable {
  /// Text, a choice or a day.
  case text(String)
  case number(Decimal)
  case checked
  case moment(Moment)
  case choices([String])
  /// The ids of records.
  case links([String])
  case attachments([Attachment])

  /// How the API shows it at a moment.
  func json(at now: Moment) -> JSON {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .checked: .flag(true)
    case .moment(let moment): .text(moment.text)
    case .choices(let texts), .links(let texts): .list(texts.map(JSON.text))
    case .attachments(let attachments): .list(attachments.map { $0.shown(at: now) })
    }
  }

  /// How the file keeps it: equal cells are equal texts, so that an upsert finds them by an index.
  var stored: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.description
    case .checked: "1"
    case .moment(let moment): moment.text
    case .choices(let texts), .links(let texts): JSON.list(texts.map(JSON.text)).string
    case .attachments(let attachments): JSON.list(attachments.map(\.stored)).string
    }
  }

  /// Reads what the file keeps; nil for what `stored` never makes.
  init?(stored text: String, in content: FieldType.Content) {
    switch content {
    case .text, .day, .choice: self = .text(text)
    case .number:
      guard let number = Decimal(plain: text) else { return nil }
      self = .number(number)
    case .flag: self = .checked
    case .moment:
      guard let moment = Moment(text) else { return nil }
      self = .moment(moment)
    case .choices:
      guard let list = JSON(Array(text.utf8))?.list else { return nil }
      self = .choices(list.compactMap(\.text))
    case .links:
      guard let list = JSON(Array(text.utf8))?.list else { return nil }
      self = .links(list.compactMap(\.text))
    case .attachments:
      guard let list = JSON(Array(text.utf8))?.list else { return nil }
      self = .attachments(list.compactMap(Attachment.init(stored:)))
    case .computed: return nil
    }
  }

  /// What a formula sees: a list is its joined text.
  var formulaValue: FormulaValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .checked: .flag(true)
    case .moment(let moment): .moment(moment)
    case .choices(let texts), .links(let texts): .text(texts.joined(separator: ", "))
    case .attachments(let attachments):
      .text(attachments.map { "\($0.filename) (\($0.url))" }.joined(separator: ", "))
    }
  }
}

extension Field {
  /// What a formula sees in this field of a row.
  func formulaValue(of cell: Cell?) -> FormulaValue {
    guard let cell else { return type == .checkbox ? .flag(false) : .blank }
    if type == .date, case .text(let day) = cell {
      return Moment(day).map { .moment($0) } ?? .blank
    }
    return cell.formulaValue
  }
}
