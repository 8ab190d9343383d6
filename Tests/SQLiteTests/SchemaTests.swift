import FoundationEssentials
import TestKit
import Testing

@testable import SQLite

@Suite struct SchemaTests {
  let folder: TemporaryFolder
  let location: Location

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.file("tea.db"))
  }

  @Test func migrationsRunOnceAndInOrder() async throws {
    let first = tea.migrations + ["INSERT INTO cup (name) VALUES ('first')"]
    do {
      let database = try await Database.open(
        location, schema: Schema(applicationID: 1, migrations: first))
      #expect(try await database.names() == ["first"])
    }
    let second = first + ["UPDATE cup SET name = name || ' second'"]
    let database = try await Database.open(
      location, schema: Schema(applicationID: 1, migrations: second))
    #expect(try await database.names() == ["first second"])
  }

  @Test func aMigrationThatFailsLeavesEverythingAsItWas() async throws {
    do { try await Database.open(location, schema: tea).add("a") }
    let faulty = Schema(
      applicationID: tea.applicationID,
      migrations: tea.migrations + ["DELETE FROM cup; DROP TABLE missing;"])
    await #expect(throws: SQLiteError.self) { try await Database.open(location, schema: faulty) }
    #expect(try await Database.open(location, schema: tea).names() == ["a"])
  }

  @Test func aDatabaseOfANewerProgramIsRefused() async throws {
    let newer = Schema(
      applicationID: tea.applicationID,
      migrations: tea.migrations + ["CREATE TABLE more (a INTEGER) STRICT"])
    do { _ = try await Database.open(location, schema: newer) }
    let error = await #expect(throws: SQLiteError.self) {
      try await Database.open(location, schema: tea)
    }
    #expect(error?.code == .newer)
  }

  @Test func aDatabaseOfSomethingElseIsRefusedAndLeftAlone() async throws {
    try Connection(location).execute(script: "CREATE TABLE milk (a INTEGER) STRICT")
    let before = try Data(contentsOf: URL(filePath: folder.file("tea.db")))
    let error = await #expect(throws: SQLiteError.self) {
      try await Database.open(location, schema: tea)
    }
    #expect(error?.code == .damaged)
    #expect(try Data(contentsOf: URL(filePath: folder.file("tea.db"))) == before)
  }

  @Test func aDatabaseOfAnotherKindOfOursIsRefused() async throws {
    do { _ = try await Database.open(location, schema: tea) }
    let other = Schema(applicationID: 2, migrations: tea.migrations)
    let error = await #expect(throws: SQLiteError.self) {
      try await Database.open(location, schema: other)
    }
    #expect(error?.code == .damaged)
  }

  @Test func aFileThatIsNoDatabaseIsRefused() async throws {
    let text = Location.file(#filePath)
    let error = await #expect(throws: SQLiteError.self) {
      try await Database.open(text, schema: tea)
    }
    #expect(error?.code == .damaged)
  }
}
