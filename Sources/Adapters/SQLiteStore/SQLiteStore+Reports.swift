internal import FoundationEssentials
import SQLite
public import Store
public import TableSync

extension SQLiteStore {
  /// Opens a store beside the process that holds it, for a look or a word about what waits for the table.
  ///
  /// - Throws: `StoreError.unavailable` where there is none at that path.
  public static func beside(_ path: String) async throws(StoreError) -> SQLiteStore {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError(.unavailable, "there is no store; it is made by the first start of the bot")
    }
    return try await open(beside: .file(path))
  }

  /// All lines that the table does not have as they are, by run and number.
  public func reports() async throws(StoreError) -> [OutboxReport] {
    try await read { connection throws(SQLiteError) in try connection.reports() }
  }
}
