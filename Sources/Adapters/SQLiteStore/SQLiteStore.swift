import Blocking
public import Dialogue
public import Ordering
public import SQLite
public import Store
public import TableSync

/// The store in an SQLite file, which one process holds at a time.
public struct SQLiteStore: Store {
  private let database: Database
  /// Held as long as the store is; nobody shares a database in memory.
  private let lock: FileLock?

  /// Opens the store, makes it where it is missing, and brings an older one up to date.
  ///
  /// Another process that holds it is named: `StoreError.held`.
  ///
  /// - Parameter busyMilliseconds: How long to wait for a program that looks at the file and locks it.
  public static func open(
    _ location: Location, busyMilliseconds: Int32 = 5_000
  ) async throws(StoreError) -> SQLiteStore {
    let lock = try lock(on: location)
    do throws(SQLiteError) {
      let database = try await Database.open(
        location, schema: .store, busyMilliseconds: busyMilliseconds)
      return SQLiteStore(database: database, lock: lock)
    } catch {
      throw StoreError(error)
    }
  }

  /// Opens a store that another process may hold, as it is.
  static func open(beside location: Location) async throws(StoreError) -> SQLiteStore {
    do throws(SQLiteError) {
      let database = try await Database.open(beside: location, schema: .store)
      return SQLiteStore(database: database, lock: nil)
    } catch {
      throw StoreError(error)
    }
  }

  private static func lock(on location: Location) throws(StoreError) -> FileLock? {
    guard case .file(let path) = location else { return nil }
    do throws(FileLockError) {
      return try FileLock(path: path + ".lock")
    } catch {
      throw StoreError(error)
    }
  }

  public func scene(for query: SceneQuery) async throws(StoreError) -> Scene {
    try await read { connection throws(SQLiteError) in try connection.scene(for: query) }
  }

  public func commit(_ commit: Commit) async throws(StoreError) -> CommitOutcome {
    try await write { connection throws(SQLiteError) in try connection.commit(commit) }
  }

  public func answer(to message: MessageKey) async throws(StoreError) -> [Sentence]? {
    try await read { connection throws(SQLiteError) in try connection.answer(to: message) }
  }

  public func forgetAnswers(before moment: Timestamp) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in
      try connection.forgetAnswers(before: moment)
    }
  }

  public func nextDue(reminderSeconds: Int64?) async throws(StoreError) -> DueEvent? {
    try await read { connection throws(SQLiteError) in
      try connection.nextDue(reminderSeconds: reminderSeconds)
    }
  }

  public func resting() async throws(StoreError) -> [DueEvent] {
    // SQLite takes a negative limit for none.
    try await read { connection throws(SQLiteError) in try connection.resting(limit: -1) }
  }

  public func announcements(
    channel: String, limit: Int
  ) async throws(StoreError) -> [Announcement] {
    try await read { connection throws(SQLiteError) in
      try connection.announcements(inChannel: channel, limit: limit)
    }
  }

  public func removeAnnouncements(_ ids: [Int64]) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in
      for id in ids { try connection.removeAnnouncement(id) }
    }
  }

  public func due(at now: Timestamp, limit: Int) async throws(StoreError) -> [OutboxItem] {
    try await read { connection throws(SQLiteError) in
      try connection.due(at: now, limit: limit)
    }
  }

  public func nextEntryDue() async throws(StoreError) -> Timestamp? {
    try await read { connection throws(SQLiteError) in try connection.nextEntryDue() }
  }

  public func beginSending(
    _ cells: [OrderKey: [String: TableSync.Row.Value]]
  ) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in
      for (key, cells) in cells { try connection.beginSending(key, cells) }
    }
  }

  public func settle(
    _ settlings: [Settling], posted: [OrderKey: Posted]
  ) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in
      for (key, posted) in posted { try connection.record(posted, of: key) }
      for settling in settlings { try connection.settle(settling) }
    }
  }

  public func posted(in run: RunID) async throws(StoreError) -> [OrderKey: Posted] {
    try await read { connection throws(SQLiteError) in try connection.posted(in: run) }
  }

  public func owners(of records: [String]) async throws(StoreError) -> [String: OrderKey] {
    try await read { connection throws(SQLiteError) in
      var owners: [String: OrderKey] = [:]
      for record in records { owners[record] = try connection.owner(of: record) }
      return owners
    }
  }

  public func revive(_ which: Revival) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in try connection.revive(which) }
  }

  public func kept(_ name: String) async throws(StoreError) -> Kept? {
    try await read { connection throws(SQLiteError) in try connection.kept(name) }
  }

  public func keep(_ kept: Kept) async throws(StoreError) {
    try await write { connection throws(SQLiteError) in try connection.keep(kept) }
  }

  public func checkWriting() async throws(StoreError) {
    try await write { connection throws(SQLiteError) in try connection.rewriteVersion() }
  }

  public func backlog() async throws(StoreError) -> Backlog {
    try await read { connection throws(SQLiteError) in try connection.backlog() }
  }

  func read<Result: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Result
  ) async throws(StoreError) -> Result {
    do throws(SQLiteError) {
      return try await database.read(body)
    } catch {
      throw StoreError(error)
    }
  }

  private func write<Result: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Result
  ) async throws(StoreError) -> Result {
    do throws(SQLiteError) {
      return try await database.write(body)
    } catch {
      throw StoreError(error)
    }
  }
}
