/// A column of a table.
struct Field: Hashable, Sendable {
  /// Its number in the file.
  var number: Int
  /// `fld` and 14 characters.
  var id: String
  var name: String
  var type: FieldType
  /// As the metadata API has them, in JSON: precision, choices, formats.
  var optionsText: String

  var options: JSON { JSON(Array(optionsText.utf8)) ?? .null }

  func isCalled(_ nameOrID: String) -> Bool { name == nameOrID || id == nameOrID }

  /// The names of the options of a select field, in their order.
  var choices: [String] {
    (options["choices"]?.list ?? []).compactMap { $0["name"]?.text }
  }

  var schema: JSON {
    var members: [String: JSON] = [
      "id": .text(id), "name": .text(name), "type": .text(type.rawValue),
    ]
    if options != .null { members["options"] = options }
    return .object(members)
  }
}
