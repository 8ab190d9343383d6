import FoundationEssentials
public import Ordering
public import SQLite

// How values of the core stand in a column.

extension Timestamp: SQLiteValue {
  public var storage: Storage { .integer(milliseconds) }
  public init?(storage: Storage) {
    guard let milliseconds = Int64(storage: storage) else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

extension Money: SQLiteValue {
  public var storage: Storage { .integer(Int64(minorUnits)) }
  public init?(storage: Storage) {
    guard let units = Int(storage: storage) else { return nil }
    self.init(minorUnits: units)
  }
}

extension RunID: SQLiteValue {
  public var storage: Storage { .text(text) }
  public init?(storage: Storage) {
    guard let text = String(storage: storage) else { return nil }
    self.init(text)
  }
}

extension PersonID: SQLiteValue {
  public var storage: Storage { .text(text) }
  public init?(storage: Storage) {
    guard let text = String(storage: storage) else { return nil }
    self.init(text)
  }
}

extension RawRepresentable<String> {
  public var storage: Storage { .text(rawValue) }
  public init?(storage: Storage) {
    guard let text = String(storage: storage) else { return nil }
    self.init(rawValue: text)
  }
}

extension Run.State: SQLiteValue {}
extension OrderLine.Status: SQLiteValue {}

/// A nested value that no constraint looks into, kept as JSON.
struct JSON<Value: Codable>: SQLiteValue {
  var value: Value

  init(_ value: Value) { self.value = value }

  var storage: Storage {
    // Nothing that is kept so has a value that JSON lacks; if one ever had, NOT NULL would refuse the row.
    guard let text = try? JSONEncoder().encode(value) else { return .null }
    return .text(String(decoding: text, as: UTF8.self))
  }

  init?(storage: Storage) {
    // The caller says that the column is damaged; the reason would show values.
    guard let text = String(storage: storage),
      let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    else { return nil }
    self.value = value
  }
}
