import SQLite
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    Storage.null, .integer(.max), .integer(.min), .integer(0), .real(0.1), .text(""),
    .text("半糖\u{0}少冰"), .text("🧋"), .blob([]), .blob([0, 255]),
  ])
  func aValueComesBackAsItWent(_ value: Storage) async throws {
    let database = try await Database.open(.memory, schema: tea)
    let back = try await database.read { connection throws(SQLiteError) in
      try connection.value("SELECT ?", value, as: Storage.self)
    }
    #expect(back == value)
  }

  @Test func swiftTypesComeBackAsTheyWent() async throws {
    let database = try await Database.open(.memory, schema: tea)
    try await database.read { connection throws(SQLiteError) in
      let none: String? = nil
      #expect(try connection.value("SELECT ?", 7) == 7)
      #expect(try connection.value("SELECT ?", true) == true)
      #expect(try connection.value("SELECT ?", "茶") == "茶")
      #expect(try connection.value("SELECT ?", [1, 2] as [UInt8]) == [1, 2] as [UInt8])
      #expect(try connection.value("SELECT ?", none, as: String?.self) == .some(.none))
      #expect(try connection.value("SELECT 1 WHERE 0", as: Int.self) == nil)
    }
  }

  @Test(arguments: ["SELECT 'text' AS number", "SELECT NULL AS number", "SELECT 1.5 AS number"])
  func aColumnOfAnotherTypeIsAnError(_ sql: String) async throws {
    let database = try await Database.open(.memory, schema: tea)
    let error = await #expect(throws: SQLiteError.self) {
      try await database.read { connection throws(SQLiteError) in
        try connection.row(sql) { row throws(SQLiteError) in try row("number", as: Int.self) }
      }
    }
    #expect(error?.code == .damaged)
  }

  @Test func aColumnThatIsNotThereIsAnError() async throws {
    let database = try await Database.open(.memory, schema: tea)
    let error = await #expect(throws: SQLiteError.self) {
      try await database.read { connection throws(SQLiteError) in
        try connection.row("SELECT 1 AS a") { row throws(SQLiteError) in try row("b", as: Int.self)
        }
      }
    }
    #expect(error?.code == .misuse)
  }

  @Test func theSameStatementCanRunInsideItself() async throws {
    let database = try await Database.open(.memory, schema: tea)
    for name in ["a", "b"] { try await database.add(name) }
    let pairs = try await database.read { connection throws(SQLiteError) in
      let names = "SELECT name FROM cup ORDER BY name"
      return try connection.rows(names) { outer throws(SQLiteError) in
        let first: String = try outer("name")
        return try connection.rows(names) { inner throws(SQLiteError) in
          first + (try inner("name", as: String.self))
        }
      }
    }
    #expect(pairs == [["aa", "ab"], ["ba", "bb"]])
  }

  @Test func runCountsTheRowsItChanged() async throws {
    let database = try await Database.open(.memory, schema: tea)
    for name in ["a", "b", "c"] { try await database.add(name) }
    let counts = try await database.write { connection throws(SQLiteError) in
      [
        try connection.run("UPDATE cup SET price = 2 WHERE name < ?", "c"),
        try connection.run("DELETE FROM cup WHERE name = ?", "z"),
      ]
    }
    #expect(counts == [2, 0])
  }
}
