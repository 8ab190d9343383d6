import HTTPMessages
import SQLite

/// The file that holds the base.
struct TableFile: Sendable {
  let database: Database

  init(path: String) async throws(SQLiteError) {
    // "tabl"
    let schema = Schema(applicationID: 0x7461_626C, migrations: [firstSchema, withModified])
    database = try await Database.open(.file(path), schema: schema)
  }

  /// Carries out a request in one transaction; where it fails, nothing that it wrote stays.
  func perform<Result: Sendable>(
    writing: Bool, _ body: @Sendable (Transaction) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure>
    do throws(SQLiteError) {
      outcome =
        writing
        ? try await database.write { connection throws(SQLiteError) in
          try attempt(body, on: connection)
        }
        : try await database.read { connection throws(SQLiteError) in
          try attempt(body, on: connection)
        }
    } catch {
      throw .broken(error)
    }
    return try outcome.get()
  }
}

/// Runs the body; a refusal takes back what was written and is the outcome.
private func attempt<Result: Sendable>(
  _ body: @Sendable (Transaction) throws(Failure) -> Result, on connection: Connection
) throws(SQLiteError) -> Swift.Result<Result, Failure> {
  try connection.execute(script: "SAVEPOINT request")
  do throws(Failure) {
    return .success(try body(Transaction(connection: connection)))
  } catch {
    try connection.execute(script: "ROLLBACK TO request")
    return .failure(error)
  }
}

private let firstSchema = """
  -- One row: the base of this file, and the user whose token opens it.
  CREATE TABLE base (id TEXT NOT NULL, user TEXT NOT NULL) STRICT;
  CREATE TABLE tables (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE,
    view TEXT NOT NULL
  ) STRICT;
  CREATE TABLE fields (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    name TEXT NOT NULL, type TEXT NOT NULL, options TEXT NOT NULL, UNIQUE ("table", name)
  ) STRICT;
  CREATE TABLE records (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX records_of_table ON records ("table", number);
  -- Only cells that are not empty; equal cells of a field are equal texts.
  CREATE TABLE cells (
    record INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    field INTEGER NOT NULL REFERENCES fields ON DELETE CASCADE,
    value TEXT NOT NULL, PRIMARY KEY (record, field)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cells_by_value ON cells (field, value);
  CREATE TABLE comments (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    record INTEGER NOT NULL REFERENCES records ON DELETE CASCADE,
    text TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER
  ) STRICT;
  CREATE INDEX comments_of_record ON comments (record, number);
  """

private let withModified = """
  ALTER TABLE records ADD COLUMN modified INTEGER NOT NULL DEFAULT 0;
  UPDATE records SET modified = created;
  """
