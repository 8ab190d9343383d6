public import TableSync

/// The team's table, wherever it is.
public protocol Table: Sendable {
  /// Writes rows, at most `largestBatch` at a time: one that has records is changed there and never made again, one that has
  /// none is looked for by its key and else made.
  ///
  /// - Returns: One verdict for all: a table takes a batch whole or not at all.
  func write(_ rows: [Row]) async -> Written

  /// All records of the table, the oldest first: an order that stays as it is.
  func oldestFirst() async throws(TableError) -> [TableRecord]

  /// What these records hold now, by their ids; those that are not there any more are left out.
  func read(_ records: [String]) async throws(TableError) -> [String: [String: Row.Value]]

  /// Whether the table is there, answers, and takes the token.
  func check() async throws(TableError)

  /// The most rows in one write.
  var largestBatch: Int { get }
}

extension Table {
  /// All rows of the table, a dictionary each with every column that has a value.
  public func rows() async throws(TableError) -> [[String: Row.Value]] {
    try await oldestFirst().map(\.cells)
  }
}

/// Why a table could not be used; safe to show, without the token.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// The message is shown as it is, so it has no token.
  public init(_ message: String) { self.message = message }
  public var description: String { message }
}
