import SQLite

extension Transaction {
  /// All tables of the base, in the order in which they were made.
  func tables() throws(Failure) -> [Table] {
    let fields = Dictionary(grouping: try fields(), by: \.table)
    return try rows("SELECT number, id, name, view FROM tables ORDER BY number") {
      row throws(SQLiteError) in
      let number: Int = try row("number")
      return Table(
        number: number, id: try row("id"), name: try row("name"), view: try row("view"),
        fields: (fields[number] ?? []).map(\.field))
    }
  }

  /// The table of that name or id.
  func table(_ nameOrID: String) throws(Failure) -> Table {
    let tables = try tables()
    guard let table = tables.first(where: { $0.id == nameOrID || $0.name == nameOrID }) else {
      throw .unknownModel
    }
    return table
  }

  private func fields() throws(Failure) -> [(table: Int, field: Field)] {
    let sql = "SELECT number, id, \"table\", name, type, options FROM fields ORDER BY number"
    return try rows(sql) { row throws(SQLiteError) in
      guard let type = FieldType(rawValue: try row("type")) else {
        throw SQLiteError(.newer, "the file has a field of a type that is not known")
      }
      let field = Field(
        number: try row("number"), id: try row("id"), name: try row("name"), type: type,
        optionsText: try row("options"))
      return (try row("table"), field)
    }
  }

  /// Makes an empty table; the name must be free.
  func insertTable(name: String) throws(Failure) -> Table {
    let (id, view) = (Identifier.table.new(), Identifier.view.new())
    let number = try inserted(
      "INSERT INTO tables (id, name, view) VALUES (?, ?, ?) RETURNING number", id, name, view)
    return Table(number: number, id: id, name: name, view: view, fields: [])
  }

  /// Adds a field; the name must be free in the table.
  func insertField(
    _ name: String, _ type: FieldType, options: JSON, into table: Table
  ) throws(Failure) -> Field {
    let id = Identifier.field.new()
    let options = options.string
    let number = try inserted(
      """
      INSERT INTO fields (id, "table", name, type, options) VALUES (?, ?, ?, ?, ?)
      RETURNING number
      """, id, table.number, name, type.rawValue, options)
    return Field(number: number, id: id, name: name, type: type, optionsText: options)
  }

  func setOptions(of field: Field) throws(Failure) {
    try run("UPDATE fields SET options = ? WHERE number = ?", field.optionsText, field.number)
  }
}
