/// A row of a table.
struct Record: Hashable, Sendable {
  /// Its number in the file, in the order of creation.
  var number: Int
  /// `rec` and 14 characters.
  var id: String
  var created: Moment
  /// When a cell was last changed; at first when it was made.
  var modified: Moment
  /// The cells that are not empty, by their field's number.
  var cells: [Int: Cell]

  /// What stands in a field; nil for an empty cell.
  func cell(of field: Field) -> Cell? {
    switch field.type {
    case .createdTime: .moment(created)
    case .lastModifiedTime: .moment(modified)
    default: cells[field.number]
    }
  }

  /// How the API shows it now, with the fields given and under their names or ids.
  func json(fields: [Field], byID: Bool, now: Moment) -> JSON {
    var shown: [String: JSON] = [:]
    for field in fields {
      guard let cell = cell(of: field) else { continue }
      shown[byID ? field.id : field.name] = cell.json(at: now)
    }
    return .object([
      "id": .text(id), "createdTime": .text(created.text), "fields": .object(shown),
    ])
  }
}
