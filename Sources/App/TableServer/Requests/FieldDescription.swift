/// A field that the metadata API is asked to make.
struct FieldDescription {
  var name: String
  var type: FieldType
  var options: JSON

  init(_ field: TableField) {
    (name, type, options) = (field.name, field.type, field.options.withCompleteChoices)
  }

  /// - Throws: Where it has no name, a type that the server does not keep, or faulty options.
  init(_ json: JSON) throws(Failure) {
    guard let name = json["name"]?.text, let typeName = json["type"]?.text else {
      throw .invalidParameters
    }
    guard let type = FieldType(rawValue: typeName) else {
      throw .invalid(
        "UNSUPPORTED_FIELD_TYPE_FOR_CREATION", "This server keeps no fields of type \(typeName)")
    }
    let options = json["options"] ?? .null
    guard Self.isComplete(options, for: type) else {
      throw .invalid(
        "INVALID_FIELD_TYPE_OPTIONS_FOR_CREATION",
        "Invalid options for \(name): a \(typeName) field needs others")
    }
    (self.name, self.type, self.options) = (name, type, options.withCompleteChoices)
  }

  /// Numbers need a precision, selects named choices of which no two are the same.
  private static func isComplete(_ options: JSON, for type: FieldType) -> Bool {
    switch type {
    case .number, .currency, .percent: return options["precision"]?.integer != nil
    case .singleSelect, .multipleSelects:
      let choices = options["choices"]?.list ?? []
      let names = choices.compactMap { $0["name"]?.text }.filter { !$0.isEmpty }
      return options["choices"] != nil && Set(names).count == choices.count
    case .multipleRecordLinks:
      return options["linkedTableId"]?.text.map { Identifier.table.isForm(of: $0) } ?? false
    default: return true
    }
  }
}

extension Transaction {
  /// Makes a table with its fields, the first of them primary.
  func makeTable(_ name: String, _ fields: [FieldDescription]) throws(Failure) -> Table {
    guard !name.trimmed.isEmpty, fields.first?.type.canBePrimary == true else {
      throw .invalidParameters
    }
    if try tables().contains(where: { $0.name == name }) {
      throw .invalid("DUPLICATE_TABLE_NAME", "There is a table named \(name) already")
    }
    var table = try insertTable(name: name)
    for field in fields { table.fields.append(try makeField(field, in: table)) }
    return table
  }

  /// Makes a field where there is none of that name, or the options that it lacks.
  func complete(_ table: Table, with description: FieldDescription) throws(Failure) {
    guard var field = table.fields.first(where: { $0.name == description.name }) else {
      _ = try makeField(description, in: table)
      return
    }
    guard field.type == description.type else { return }
    let wanted = (description.options["choices"]?.list ?? []).compactMap { $0["name"]?.text }
    let known = field.choices
    let new = wanted.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    field.add(choices: new)
    try setOptions(of: field)
  }

  func makeField(_ field: FieldDescription, in table: Table) throws(Failure) -> Field {
    if field.name.trimmed.isEmpty || table.fields.contains(where: { $0.name == field.name }) {
      throw .invalid(
        "DUPLICATE_OR_EMPTY_FIELD_NAME", "Field names are not empty, and no two are the same")
    }
    if let linked = field.options["linkedTableId"]?.text, field.type == .multipleRecordLinks {
      return try makeLinks(field.name, to: linked, in: table)
    }
    return try insertField(field.name, field.type, options: field.options, into: table)
  }
}
