public import TableSync

/// The team's table, wherever it is.
public protocol Table: Sendable {
  /// Writes rows, at most `largestBatch` at a time, by their key: a row that is there is updated, another is made.
  ///
  /// - Returns: One verdict for all: a table takes a batch whole or not at all.
  func write(_ rows: [Row]) async -> Verdict

  /// All rows of the table, a dictionary each with every column that has a value.
  func rows() async throws(TableError) -> [[String: Row.Value]]

  /// Whether the table is there, answers, and takes the token.
  func check() async throws(TableError)

  /// The most rows in one write.
  var largestBatch: Int { get }
}

/// Why a table could not be used; safe to show, without the token.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// The message is shown as it is, so it has no token.
  public init(_ message: String) { self.message = message }
  public var description: String { message }
}
