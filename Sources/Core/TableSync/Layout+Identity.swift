public import Ordering

extension Layout {
  /// How the row of a line is told from all others.
  public enum Identity: Hashable, Sendable {
    /// By the order key, which has a column: what is sent twice is one row.
    case key
    /// By the number of the order, which has a column: a row is one for all lines of an order.
    case order
    /// By what these columns hold, as none has the order key: a row is made once, and looked up where nobody knows whether
    /// it was made.
    case foundBy([String])
    /// By the record's own id, which is made of the order key, in a table that lets us choose it: what is sent twice is one
    /// row.
    case documentID
  }

  /// Whether no place of a row has the order key, neither a column nor the record's id.
  public var isKeyless: Bool { if case .foundBy = identity { true } else { false } }

  /// The columns that tell a row where none has the order key.
  public var identifying: [Column] {
    guard case .foundBy(let names) = identity else { return [] }
    return columns.filter { names.contains($0.name) }
  }

  /// Whether a record's cells are in all identifying columns those of a row that was sent.
  public func identifies(
    _ record: [String: Row.Value], as sent: [String: Row.Value]
  ) -> Bool {
    identifying.allSatisfy { $0.isSame(record, sent) }
  }

  /// Which records are those of rows that may have been made.
  ///
  /// Of records that are told apart by nothing each row gets one, first the one that is just as it was sent, else the
  /// oldest.
  ///
  /// - Parameters:
  ///   - found: The oldest first.
  ///   - owned: Records that are known to be of other lines.
  /// - Returns: What the table has of the rows that it has.
  public func claims(
    of rows: [DoubtfulRow], among found: [TableRecord], owned: Set<String>
  ) -> [OrderKey: Posted] {
    var free = found.filter { !owned.contains($0.id) }
    var claims: [OrderKey: Posted] = [:]
    func claim(_ row: DoubtfulRow, where isRow: (TableRecord) -> Bool) {
      guard claims[row.key] == nil, let index = free.firstIndex(where: isRow) else { return }
      let record = free.remove(at: index)
      claims[row.key] = Posted(records: [record.id], cells: cells(of: record, for: row))
    }
    for row in rows {
      claim(row) { record in
        columns.allSatisfy { row.cells[$0.name] == nil || $0.isSame(record.cells, row.cells) }
      }
    }
    for row in rows { claim(row) { identifies($0.cells, as: row.cells) } }
    return claims
  }

  /// What a record has of the cells that were sent; what it has otherwise goes there with the line's next row.
  private func cells(of record: TableRecord, for row: DoubtfulRow) -> [String: Row.Value] {
    var cells = row.cells
    for column in columns where !column.isSame(record.cells, row.cells) {
      guard row.cells[column.name] != nil else { continue }
      cells[column.name] = record.cells[column.name] ?? .empty
    }
    return cells
  }
}

extension ColumnType {
  /// Whether a table can be asked for the rows in which such a column has a value, with no doubt about how it compares.
  public var canBeAskedFor: Bool {
    switch self {
    case .singleLineText, .multilineText, .url, .number, .singleSelect: true
    case .multipleSelects, .multipleRecordLinks, .checkbox, .dateTime: false
    }
  }
}

extension Layout.Column {
  fileprivate func isSame(_ one: [String: Row.Value], _ other: [String: Row.Value]) -> Bool {
    let (one, other) = (one[name] ?? .empty, other[name] ?? .empty)
    return one == other || one.asTold(in: type) == other.asTold(in: type)
  }
}

extension Row.Value {
  /// The value without what a table may change of it as it keeps it: spaces at its ends, zeros behind a point, the order of
  /// choices, how a moment is written, and how nothing is.
  fileprivate func asTold(in type: ColumnType) -> Row.Value {
    switch self {
    case .empty, .flag(false): .empty
    case .flag(true): self
    case .number(let digits): .number(digits.withoutIdleZeros)
    case .list(let names): names.isEmpty ? .empty : .list(Set(names).sorted())
    case .text(let text):
      if type == .dateTime, let moment = Timestamp(rfc3339: text) {
        .number("\(moment.milliseconds)")
      } else {
        .some(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").nonEmpty)
      }
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  /// `2.90` as `2.9`, `50.00` as `50`.
  fileprivate var withoutIdleZeros: String {
    guard contains(".") else { return self }
    var digits = self
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits
  }
}
