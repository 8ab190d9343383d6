/// What a database consists of, and how older ones become so.
public struct Schema: Sendable {
  /// Tells this kind of database from others; it stands in the file's header.
  public var applicationID: Int32
  /// Scripts in the order of their numbers, the first being number 1; one that was ever shipped is never edited.
  public var migrations: [String]

  public init(applicationID: Int32, migrations: [String]) {
    self.applicationID = applicationID
    self.migrations = migrations
  }
}

extension Connection {
  /// Runs the migrations that the database lacks, all or none of them.
  func migrate(to schema: Schema) throws(SQLiteError) {
    try transaction(for: .writing) { connection throws(SQLiteError) in
      let version = try connection.version(of: schema)
      guard version <= schema.migrations.count else {
        throw SQLiteError(
          .newer,
          "the database has version \(version), this program knows \(schema.migrations.count)")
      }
      guard version < schema.migrations.count else { return }
      for migration in schema.migrations.dropFirst(version) {
        try connection.execute(script: migration)
      }
      // A pragma takes no bound value.
      try connection.execute(script: "PRAGMA application_id = \(schema.applicationID)")
      try connection.execute(script: "PRAGMA user_version = \(schema.migrations.count)")
    }
  }

  /// Refuses a database that is not as this program makes it.
  func requireVersion(of schema: Schema) throws(SQLiteError) {
    let (version, known) = (try version(of: schema), schema.migrations.count)
    guard version != known else { return }
    let words = "the database has version \(version), this program knows \(known)"
    throw version > known
      ? SQLiteError(.newer, words)
      : SQLiteError(.older, words + ": it is brought up to date when the bot is started")
  }

  /// The number of the last migration that was run; 0 for a new database.
  private func version(of schema: Schema) throws(SQLiteError) -> Int {
    let application: Int? = try value("SELECT application_id FROM pragma_application_id")
    let version: Int? = try value("SELECT user_version FROM pragma_user_version")
    let tables: Int? = try value("SELECT count(*) FROM sqlite_schema")
    let isNew = application == 0 && version == 0 && tables == 0
    guard isNew || application == Int(schema.applicationID) else {
      throw SQLiteError(.damaged, "the file is a database of something else")
    }
    return version ?? 0
  }
}
