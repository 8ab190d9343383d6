import Blocking

/// Where a database lies.
public enum Location: Hashable, Sendable {
  case file(String)
  /// Gone with its connection.
  case memory

  var path: String {
    switch self {
    // SQLite reads a path that starts with a colon as a name of its own, such as `:memory:`.
    case .file(let path): path.hasPrefix(":") ? "./\(path)" : path
    case .memory: ":memory:"
    }
  }
}

/// An open SQLite database with one connection on a queue of its own.
///
/// Transactions are synchronous closures: no `await` can split one, and each runs alone. What a write returned from is on
/// the disk.
public actor Database {
  private let executor: BlockingExecutor
  private let connection: Connection

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    // The actor keeps its executor alive.
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Opens a database, makes it where it is missing, and brings its schema up to date.
  ///
  /// - Parameter busyMilliseconds: How long to wait for another connection that writes.
  public static func open(
    _ location: Location, schema: Schema, busyMilliseconds: Int32 = 5_000
  ) async throws(SQLiteError) -> Database {
    let database = try Database(location)
    try await database.prepare(for: schema, busyMilliseconds)
    return database
  }

  /// Opens a database that another program has made and may be writing to; nothing of it is changed.
  ///
  /// One of another version of the schema is refused.
  public static func open(
    beside location: Location, schema: Schema, busyMilliseconds: Int32 = 5_000
  ) async throws(SQLiteError) -> Database {
    let database = try Database(location)
    try await database.join(schema, busyMilliseconds)
    return database
  }

  /// Makes the handle, for which SQLite reads no more than the file's header; all else is done on the queue.
  private init(_ location: Location) throws(SQLiteError) {
    executor = BlockingExecutor(label: "sqlite")
    connection = try Connection(location)
  }

  private func prepare(
    for schema: Schema, _ busyMilliseconds: Int32
  ) throws(SQLiteError) {
    connection.waitWhenBusy(milliseconds: busyMilliseconds)
    // It would be found out at the first write only, when there is nobody to mend it.
    guard !connection.isReadOnly else {
      throw SQLiteError(.unavailable, "the file may only be read")
    }
    try connection.execute(script: "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    try connection.migrate(to: schema)
    // Last, because it is written into the file: one that is not ours stays as it was.
    try connection.execute(script: "PRAGMA journal_mode = WAL")
  }

  private func join(_ schema: Schema, _ busyMilliseconds: Int32) throws(SQLiteError) {
    connection.waitWhenBusy(milliseconds: busyMilliseconds)
    try connection.execute(script: "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    try connection.requireVersion(of: schema)
  }

  /// Runs `body` on one moment of the database.
  public func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.transaction(for: .reading, body)
  }

  /// Runs `body` as one transaction: all that it writes lands, or nothing does where it throws.
  public func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.transaction(for: .writing, body)
  }
}
