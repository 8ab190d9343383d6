/// A value as SQLite stores it.
public enum Storage: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// A type whose values can be bound to a statement and read from a column.
public protocol SQLiteValue {
  /// The value as it is bound.
  var storage: Storage { get }
  /// `nil` where the column holds something else.
  init?(storage: Storage)
}

extension Int64: SQLiteValue {
  public var storage: Storage { .integer(self) }
  public init?(storage: Storage) {
    guard case .integer(let value) = storage else { return nil }
    self = value
  }
}

extension Int: SQLiteValue {
  public var storage: Storage { .integer(Int64(self)) }
  public init?(storage: Storage) {
    guard case .integer(let value) = storage else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: SQLiteValue {
  public var storage: Storage { .integer(self ? 1 : 0) }
  public init?(storage: Storage) {
    switch storage {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: SQLiteValue {
  public var storage: Storage { .real(self) }
  public init?(storage: Storage) {
    guard case .real(let value) = storage else { return nil }
    self = value
  }
}

extension String: SQLiteValue {
  public var storage: Storage { .text(self) }
  public init?(storage: Storage) {
    guard case .text(let value) = storage else { return nil }
    self = value
  }
}

extension [UInt8]: SQLiteValue {
  public var storage: Storage { .blob(self) }
  public init?(storage: Storage) {
    guard case .blob(let value) = storage else { return nil }
    self = value
  }
}

extension Storage: SQLiteValue {
  public var storage: Storage { self }
  public init?(storage: Storage) { self = storage }
}

extension Optional: SQLiteValue where Wrapped: SQLiteValue {
  public var storage: Storage { self?.storage ?? .null }
  public init?(storage: Storage) {
    guard storage != .null else {
      self = .none
      return
    }
    guard let value = Wrapped(storage: storage) else { return nil }
    self = .some(value)
  }
}
