public import TableSync

/// The team's table, wherever it is.
public protocol Table: Sendable {
  /// Writes rows, at most `largestBatch` at a time: one that has records is changed there and never made again, one that has
  /// none is looked for by its key and else made. The row of its order is written before.
  ///
  /// Where no column has the key they are all of one kind: those that have none are made, however often they are sent.
  ///
  /// - Returns: One verdict for all: a table takes a batch whole or not at all.
  func write(_ rows: [Row]) async -> Written

  /// Looks for rows that may have been made, in a table where no column has the key: all records that may be one of them.
  func find(_ rows: [DoubtfulRow]) async -> Finding

  /// Takes the records of rows out of the table, once the rows of their orders are written; those that are not there any
  /// more are no fault.
  func remove(_ rows: [Row]) async -> Verdict

  /// All records of the table, the oldest first: an order that stays as it is.
  func oldestFirst() async throws(TableError) -> [TableRecord]

  /// What these records hold now, by their ids; those that are not there any more are left out.
  func read(_ records: [String]) async throws(TableError) -> [String: [String: Row.Value]]

  /// Whether the table is there, answers, and takes the token.
  func check() async throws(TableError)

  /// How the tables of its base are built, as far as that can be seen.
  func schema() async throws(TableError) -> SchemaView

  /// Makes a table that is not there.
  func make(_ table: WantedTable) async throws(TableError)

  /// Makes a column that a table lacks.
  func make(_ column: WantedTable.Column, in table: TableSchema) async throws(TableError)

  /// The most rows in one write.
  var largestBatch: Int { get }
}

extension Table {
  /// All rows of the table, a dictionary each with every column that has a value.
  public func rows() async throws(TableError) -> [[String: Row.Value]] {
    try await oldestFirst().map(\.cells)
  }

  /// A table in which a line has its row for good is not asked.
  public func remove(_ rows: [Row]) async -> Verdict {
    .refused(reason: "this table keeps every row")
  }

  /// A table that has a place for the key of every row is not asked.
  public func find(_ rows: [DoubtfulRow]) async -> Finding {
    .failed(.refused(reason: "this table finds rows by their key alone"))
  }
}

/// A table that has no columns of its own: it takes whatever comes.
extension Table {
  public func schema() async throws(TableError) -> SchemaView { .none }

  public func make(_ table: WantedTable) async throws(TableError) { throw .needsNoColumns }

  public func make(
    _ column: WantedTable.Column, in table: TableSchema
  ) async throws(TableError) {
    throw .needsNoColumns
  }
}

/// Why a table could not be used; safe to show, without the token.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// The message is shown as it is, so it has no token.
  public init(_ message: String) { self.message = message }
  public var description: String { message }

  fileprivate static let needsNoColumns = TableError("nothing is made here: it takes what comes")
}
