@testable import SQLite
import TestKit
import Testing

/// A schema of one table.
let tea = Schema(
  applicationID: 0x7465_6100,
  migrations: [
    "CREATE TABLE cup (name TEXT PRIMARY KEY, price INTEGER CHECK (price > 0), size BLOB) STRICT"
  ])

extension Database {
  func add(_ name: String, price: Int? = 1) throws(SQLiteError) {
    try write { connection throws(SQLiteError) in
      _ = try connection.run("INSERT INTO cup (name, price) VALUES (?, ?)", name, price)
    }
  }

  func names() throws(SQLiteError) -> [String] {
    try read { connection throws(SQLiteError) in
      try connection.rows("SELECT name FROM cup ORDER BY name") { row throws(SQLiteError) in
        try row("name")
      }
    }
  }
}

@Suite struct DatabaseTests {
  @Test func aFileKeepsWhatWasWrittenWithDurableSettings() async throws {
    let folder = try TemporaryFolder()
    let location = Location.file(folder.file("tea.db"))
    do {
      let database = try await Database.open(location, schema: tea)
      try await database.add("熟成紅茶")
    }
    let database = try await Database.open(location, schema: tea)
    #expect(try await database.names() == ["熟成紅茶"])
    let settings = try await database.read { connection throws(SQLiteError) in
      [
        try connection.value("SELECT journal_mode FROM pragma_journal_mode", as: Storage.self),
        try connection.value("SELECT synchronous FROM pragma_synchronous", as: Storage.self),
        try connection.value("SELECT foreign_keys FROM pragma_foreign_keys", as: Storage.self),
      ]
    }
    // https://sqlite.org/pragma.html#pragma_synchronous: FULL is 2.
    #expect(settings == [.text("wal"), .integer(2), .integer(1)])
  }

  @Test func aTransactionThatThrowsWritesNothing() async throws {
    let database = try await Database.open(.memory, schema: tea)
    await #expect(throws: SQLiteError.self) {
      try await database.write { connection throws(SQLiteError) in
        try connection.run("INSERT INTO cup (name) VALUES (?)", "a")
        try connection.run("INSERT INTO cup (name, price) VALUES (?, ?)", "b", 0)
      }
    }
    #expect(try await database.names() == [])
    try await database.add("c")
    #expect(try await database.names() == ["c"])
  }

  @Test func manyTasksWriteOneAfterTheOther() async throws {
    let database = try await Database.open(.memory, schema: tea)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...50 { group.addTask { try await database.add("\(number)") } }
      try await group.waitForAll()
    }
    #expect(try await database.names().count == 50)
  }

  @Test func aSecondWriterIsToldThatTheFileIsBusy() async throws {
    let folder = try TemporaryFolder()
    let location = Location.file(folder.file("tea.db"))
    let database = try await Database.open(location, schema: tea, busyMilliseconds: 0)
    let other = try Connection(location)
    try other.execute(script: "BEGIN IMMEDIATE")
    let error = await #expect(throws: SQLiteError.self) { try await database.add("a") }
    #expect(error?.code == .busy)
    #expect(try await database.names() == [])
    // A transaction that is going to write is told at its start, before it has read what may be old by then.
    let early = await #expect(throws: SQLiteError.self) { try await database.write { _ in } }
    #expect(early?.code == .busy)
    try other.execute(script: "COMMIT")
    try await database.add("a")
    #expect(try await database.names() == ["a"])
  }

  @Test func anErrorNamesTheConstraintAndNoValue() async throws {
    let database = try await Database.open(.memory, schema: tea)
    try await database.add("secret-name")
    let error = await #expect(throws: SQLiteError.self) {
      try await database.add("secret-name")
    }
    #expect(error?.code == .constraint)
    #expect(error?.description.contains("cup.name") == true)
    #expect(error?.description.contains("secret") == false)
  }

  @Test(arguments: [
    "SELECT nonsense FROM nowhere", "INSERT INTO cup (name) VALUES (?)", "", "SELEC",
  ])
  func aWrongStatementIsAnError(_ sql: String) async throws {
    let database = try await Database.open(.memory, schema: tea)
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { connection throws(SQLiteError) in _ = try connection.run(sql) }
    }
    #expect(error?.code == .misuse)
  }

  @Test func aFolderThatIsMissingIsUnavailable() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SQLiteError.self) {
      try await Database.open(.file(folder.file("missing/tea.db")), schema: tea)
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains(folder.path) == true)
  }
}
