/// One row of a result, to be read before the next one is.
public struct Row: ~Copyable {
  private let statement: Statement

  init(of statement: Statement) { self.statement = statement }

  /// The value of a column, by the name that the statement gives it.
  ///
  /// - Throws: `.misuse` where there is no such column; `.damaged` where it holds another type, which STRICT tables rule out.
  public func callAsFunction<Value: SQLiteValue>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(SQLiteError) -> Value {
    guard let index = statement.columns[column] else {
      throw SQLiteError(.misuse, "a row has no column \(column)")
    }
    return try value(at: index)
  }

  func value<Value: SQLiteValue>(at index: CInt) throws(SQLiteError) -> Value {
    guard let value = Value(storage: statement.storage(at: index)) else {
      throw SQLiteError(.damaged, "column \(index + 1) of a result does not hold \(Value.self)")
    }
    return value
  }
}
