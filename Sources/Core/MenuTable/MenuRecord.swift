public import TableSync

/// A record of a table that a menu is made of.
public struct MenuRecord: Hashable, Sendable {
  /// The table's own id of it.
  public var id: String
  /// By the column's name; what has no value is not there.
  public var cells: [String: Row.Value]
  public init(id: String, cells: [String: Row.Value]) {
    self.id = id
    self.cells = cells
  }
}

/// What is wrong with a record that a menu is to be made of.
public struct RecordFault: Hashable, Sendable {
  /// The drink's name, or the id of a record without one; `nil` for the table as a whole.
  public var record: String?
  /// The column's name.
  public var column: String
  public var kind: Kind

  /// Made where a record was read.
  public init(record: String?, column: String, kind: Kind) {
    self.record = record
    self.column = column
    self.kind = kind
  }

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// No record has a drink.
    case noDrinks
    /// The record has a price and no name.
    case noName
    /// No column of prices has one.
    case noPrice
    /// The cell holds no price of the currency.
    case unreadablePrice(String)
    /// The text is longer than a menu takes.
    case tooLong(limit: Int)
    /// The menu has no level or size of that name.
    case unknown(String)
    /// The list of categories has no record of that key.
    case unknownCategory(String)
    /// Another record is read as the same drink: its name.
    case sameName(String)
    /// It is no web address.
    case noAddress(String)
  }
}

/// Why no menu could be made of a table's records: at least one fault, in the order of the records.
public struct RecordFaults: Error, Hashable, Sendable {
  public var faults: [RecordFault]
  public init(_ faults: [RecordFault]) { self.faults = faults }
}
