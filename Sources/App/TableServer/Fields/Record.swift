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

  /// How the API shows it, with the fields given and under their names or ids.
  func json(fields: [Field], byID: Bool) -> JSON {
    var shown: [String: JSON] = [:]
    for field in fields {
      guard let cell = cells[field.number] else { continue }
      shown[byID ? field.id : field.name] = cell.json
    }
    return .object([
      "id": .text(id), "createdTime": .text(created.text), "fields": .object(shown),
    ])
  }
}
