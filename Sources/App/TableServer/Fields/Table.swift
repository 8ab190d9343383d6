/// A table of the base, with its fields.
struct Table: Hashable, Sendable {
  /// Its number in the file.
  var number: Int
  /// `tbl` and 14 characters.
  var id: String
  var name: String
  /// The id of its one view, which shows all.
  var view: String
  /// In their order; the first is the primary field.
  var fields: [Field]

  static let viewName = "Grid view"

  /// The field of that name or id.
  func field(_ nameOrID: String) throws(Failure) -> Field {
    guard let field = fields.first(where: { $0.isCalled(nameOrID) }) else {
      throw .unknownField(nameOrID)
    }
    return field
  }

  /// Takes a field in the place of what it was before.
  mutating func replace(_ field: Field) {
    guard let place = fields.firstIndex(where: { $0.number == field.number }) else { return }
    fields[place] = field
  }

  var schema: JSON {
    .object([
      "id": .text(id), "name": .text(name), "fields": .list(fields.map(\.schema)),
      "primaryFieldId": .text(fields.first?.id ?? ""),
      "views": .list([
        .object(["id": .text(view), "name": .text(Self.viewName), "type": .text("grid")])
      ]),
    ])
  }
}
