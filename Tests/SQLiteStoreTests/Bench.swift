import Dialogue
import Ordering
import SQLite
import SQLiteStore
import Store
import TestKit

/// The stores that keep the same laws.
enum StoreKind: CaseIterable {
  case memory, sqliteInMemory, sqliteFile
}

/// A store under test, which can be closed and opened again where it is a file.
final class Bench {
  private let kind: StoreKind
  private let folder: TemporaryFolder
  private(set) var store: any Store

  init(_ kind: StoreKind) async throws {
    self.kind = kind
    folder = try TemporaryFolder()
    store =
      switch kind {
      case .memory: MemoryStore()
      case .sqliteInMemory: try await SQLiteStore.open(.memory)
      case .sqliteFile: try await SQLiteStore.open(.file(folder.file("store.db")))
      }
  }

  /// What a restart of the program leaves.
  func reopen() async throws {
    guard kind == .sqliteFile else { return }
    // The old one must have gone before the new one can hold the file.
    store = MemoryStore()
    store = try await SQLiteStore.open(.file(folder.file("store.db")))
  }
}

extension Store {
  /// Commits at the version that the place has now.
  @discardableResult
  func write(
    _ changes: [Change], in room: Room = Sample.tea, person: Person? = nil, run: RunID? = nil,
    message: MessageKey? = nil, sentences: [Sentence] = [], at: Timestamp = Sample.now
  ) async throws -> CommitOutcome {
    let query = SceneQuery(room: room, person: person, run: run)
    let version = try await scene(for: query).version
    return try await commit(
      Commit(
        message: message, query: query, version: version, changes: changes, sentences: sentences,
        at: at))
  }

  func lines(of run: RunID, in room: Room = Sample.tea) async throws -> [OrderLine] {
    try await scene(for: SceneQuery(room: room, run: run, lines: [.all])).lines
  }
}
