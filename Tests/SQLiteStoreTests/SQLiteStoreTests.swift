import Dialogue
import Glibc
import Ordering
@testable import SQLite
@testable import SQLiteStore
import Store
import TableSync
import TestKit
import Testing

/// What the store in a file keeps beyond the laws of every store.
@Suite struct SQLiteStoreTests {
  let folder: TemporaryFolder
  let path: String
  var location: Location { .file(path) }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("store.db")
  }

  static let badRows: [[Change]] = [
    [.place([Sample.line("R1", 1, quantity: 0)], day: Sample.day)],
    [.place([Sample.line("R1", 1, quantity: 1_001)], day: Sample.day)],
    [.place([Sample.line("R1", 1, price: -1)], day: Sample.day)],
    [.place([Sample.line("R1", 1, drink: "")], day: Sample.day)],
    [.place([Sample.line("R1", 0)], day: Sample.day)],
    [.place([Sample.line("R1", 1)], day: "2026-11-30")],
    [.saveRun(Sample.run("R1'", in: Sample.other))],
    [.saveRun(Sample.run("", in: Sample.other))],
  ]

  @Test(arguments: badRows)
  func theSchemaRefusesBadRows(_ changes: [Change]) async throws {
    let store = try await SQLiteStore.open(.memory)
    try await store.write([.saveRun(Sample.run("R1"))])
    let error = await #expect(throws: StoreError.self) { try await store.write(changes) }
    #expect(error?.code == .refused)
    #expect(try await store.lines(of: RunID("R1")) == [])
  }

  static let badStatements = [
    "INSERT INTO room (channel, name, is_private) VALUES ('office', '#tea', 0)",
    "INSERT INTO room (channel, name, thread, is_private) VALUES ('office', '#tea', 't', 2)",
    "UPDATE run SET state = 'shut'", "UPDATE run SET terms = '{'",
    "UPDATE run SET deadline = 'soon'",
    "INSERT INTO run SELECT 9, 'R9', room, shop, organizer_id, organizer_name, state, opened_at,"
      + " deadline, closed_at, reminded_at, terms FROM run",
    "UPDATE line SET order_number = '20261130000009'", "UPDATE line SET run = 'R9'",
    "UPDATE line SET status = 'lost'", "UPDATE line SET quantity = 2.5",
    "INSERT INTO outbox (run, number, changed_at, due_at) VALUES ('R1', 9, 0, 0)",
    "DELETE FROM line", "DELETE FROM run",
  ]

  @Test(arguments: badStatements)
  func theSchemaKeepsItsRulesWhoeverWrites(_ sql: String) async throws {
    do {
      let store = try await SQLiteStore.open(location)
      try await store.write([
        .saveRun(Sample.run("R1")), .place([Sample.line("R1", 1)], day: Sample.day),
      ])
    }
    let database = try await Database.open(location, schema: .store)
    let error = await #expect(throws: SQLiteError.self) {
      try await database.write { connection throws(SQLiteError) in _ = try connection.run(sql) }
    }
    #expect(error?.code == .constraint)
  }

  @Test func aDayHasAMillionOrdersAtMost() async throws {
    let store = try await SQLiteStore.open(location)
    try await store.write([
      .saveRun(Sample.run("R1")), .place([Sample.line("R1", 1)], day: Sample.day),
    ])
    try Connection(location).execute(script: "UPDATE order_counter SET last = 999998")
    try await store.write([.place([Sample.line("R1", 2)], day: Sample.day)])
    #expect(try await store.lines(of: RunID("R1")).last?.orderNumber == "20261130999999")
    let error = await #expect(throws: StoreError.self) {
      try await store.write([.place([Sample.line("R1", 3)], day: Sample.day)])
    }
    #expect(error?.code == .refused)
    #expect(error?.message.contains("order_number_has_six_digits") == true)
  }

  @Test func aHeldStoreNamesItsHolder() async throws {
    let store = try await SQLiteStore.open(location)
    let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(location) }
    #expect(error?.code == .held)
    #expect(error?.message.contains("process \(getpid())") == true)
    #expect(try await store.backlog().waiting == 0)
  }

  @Test func aStoreOfANewerProgramIsUnusable() async throws {
    do { _ = try await SQLiteStore.open(location) }
    try Connection(location).execute(script: "PRAGMA user_version = 1000")
    let error = await #expect(throws: StoreError.self) { try await SQLiteStore.open(location) }
    #expect(error?.code == .unusable)
  }

  @Test func aStoreOfTheFirstProgramIsBroughtUpToDate() async throws {
    let first = Schema(
      applicationID: Schema.store.applicationID,
      migrations: Array(Schema.store.migrations.prefix(1)))
    do { _ = try await Database.open(location, schema: first) }
    try Connection(location).execute(
      script: """
        INSERT INTO room (id, channel, name, is_private) VALUES (1, 'office', '#tea', 0);
        INSERT INTO run (id, room, shop, organizer_id, organizer_name, state, opened_at, terms)
          VALUES ('R1', 1, '可不可', 'office/amy', 'amy', 'open', 0, '{}');
        INSERT INTO placed_order VALUES ('20261130000001', 0);
        INSERT INTO line (run, number, order_number, orderer_id, orderer_name, drink, add_ons,
          quantity, unit_price, status, is_paid, ordered_at, updated_at)
          VALUES ('R1', 1, '20261130000001', 'office/amy', 'amy', '紅茶', '[]', 1, 3000, 'placed',
            0, 5, 5);
        INSERT INTO outbox (run, number, changed_at, due_at) VALUES ('R1', 1, 5, 5);
        """)
    let store = try await SQLiteStore.open(location)
    let line = try await store.lines(of: RunID("R1")).first
    #expect(line?.drink == "紅茶")
    #expect(try await store.backlog().waiting == 1)
    let posted = Posted(records: ["rec1"], cells: [:])
    try await store.settle([], posted: [OrderKey("R1-1"): posted])
    #expect(try await store.posted(in: RunID("R1")) == [OrderKey("R1-1"): posted])
  }

  @Test func aFolderThatIsMissingIsUnavailable() async throws {
    let error = await #expect(throws: StoreError.self) {
      try await SQLiteStore.open(.file(folder.file("missing/store.db")))
    }
    #expect(error?.code == .unavailable)
  }

  @Test func aFileThatAnotherLocksIsUnavailableForNow() async throws {
    let store = try await SQLiteStore.open(location, busyMilliseconds: 0)
    let other = try Connection(location)
    try other.execute(script: "BEGIN IMMEDIATE")
    let error = await #expect(throws: StoreError.self) {
      try await store.write([.saveRun(Sample.run("R1"))])
    }
    #expect(error?.code == .unavailable)
    try other.execute(script: "ROLLBACK")
    #expect(try await store.write([.saveRun(Sample.run("R1"))]) == .committed)
  }

  @Test func theCheckOfWritingWritesAndChangesNothing() async throws {
    let store = try await SQLiteStore.open(location, busyMilliseconds: 0)
    try await store.write([.saveRun(Sample.run("R1"))])
    let other = try Connection(location)
    let version = try other.value("SELECT data_version FROM pragma_data_version", as: Int.self)
    try await store.checkWriting()
    // SQLite counts what other connections have committed.
    #expect(
      try other.value("SELECT data_version FROM pragma_data_version", as: Int.self) != version)
    #expect(
      try other.value("SELECT user_version FROM pragma_user_version", as: Int.self)
        == Schema.store.migrations.count)
    #expect(try await store.scene(for: SceneQuery(room: Sample.tea)).run == Sample.run("R1"))

    try other.execute(script: "BEGIN IMMEDIATE")
    let error = await #expect(throws: StoreError.self) { try await store.checkWriting() }
    #expect(error?.code == .unavailable)
  }

  @Test func aDamagedValueIsUnusableAndNotShown() async throws {
    let store = try await SQLiteStore.open(location)
    try await store.write([
      .saveRun(Sample.run("R1")), .savePending(Sample.pending(of: Sample.amy, run: "R1")),
    ])
    try Connection(location).execute(script: "UPDATE pending SET items = '{\"secret\": 1}'")
    let error = await #expect(throws: StoreError.self) {
      try await store.scene(for: SceneQuery(room: Sample.tea, person: Sample.amy))
    }
    #expect(error?.code == .unusable)
    #expect(error?.description.contains("secret") == false)
  }

  @Test func everyLinkOfTheSchemaHasAnIndex() async throws {
    // Without one, each delete or change of the row that is linked to reads the whole table.
    do { _ = try await SQLiteStore.open(location) }
    let connection = try Connection(location)
    let links = try connection.rows(
      """
      SELECT t.name AS name, k."from" AS "column" FROM sqlite_schema AS t
      JOIN pragma_foreign_key_list(t.name) AS k WHERE t.type = 'table' AND k.seq = 0
      """
    ) { row throws(SQLiteError) in
      (table: try row("name", as: String.self), column: try row("column", as: String.self))
    }
    #expect(!links.isEmpty)
    for link in links {
      let indexes = try connection.value(
        """
        SELECT count(*) FROM pragma_index_list(?) AS i JOIN pragma_index_info(i.name) AS c
        WHERE c.seqno = 0 AND c.name = ?
        """, link.table, link.column, as: Int.self)
      #expect(indexes != 0, "\(link)")
    }
  }
}
