internal import Ordering
public import TableSync
internal import WebTable

extension AirtableTable {
  /// The formula narrows the records down by what compares without doubt; which of them is which row is not for it to say.
  public func find(_ rows: [DoubtfulRow]) async -> Finding {
    do {
      let formula = Formula.any(rows.map { Formula.row($0, identifiedBy: layout.identifying) })
      let found = oldestFirst(try await records(matching: formula))
      return .found(try await unlinked(found, as: rows))
    } catch {
      return .failed(Verdict(of: error))
    }
  }
}

extension Formula {
  /// Holds for the records that may be a row's.
  fileprivate static func row(
    _ row: DoubtfulRow, identifiedBy columns: [Layout.Column]
  ) -> String {
    let conditions = columns.compactMap { column -> String? in
      switch row.cells[column.name] {
      case .text(let text) where column.type.canBeAskedFor && text.isKeptAsItIs:
        equal(column.name, text)
      case .number(let digits) where digits.isPlainDecimal: equal(column.name, number: digits)
      default: nil
      }
    }
    return all(conditions + [made(withinSeconds: row.longestAge)])
  }
}

extension String {
  /// Whether no table has reason to keep it otherwise: without line breaks, or spaces that may be cut off.
  fileprivate var isKeptAsItIs: Bool {
    !isEmpty && split(whereSeparator: \.isWhitespace).joined(separator: " ") == self
  }

  fileprivate var isPlainDecimal: Bool {
    !isEmpty && utf8.first != UInt8(ascii: ".") && utf8.last != UInt8(ascii: ".")
      && utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 1
      && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
  }
}

extension RecordList {
  /// The ids of rows that were made, in whatever order they are told; `nil` where there are not as many.
  ///
  /// Where the table tells a row otherwise than it was sent, its place in the list has to do: it was made.
  func ids(ofMade rows: [Row], by layout: Layout) -> [OrderKey: [String]]? {
    guard records.count == rows.count, Set(records.map(\.id)).count == rows.count else {
      return nil
    }
    var left = records
    var ids: [OrderKey: [String]] = [:]
    for row in rows {
      let cells = Dictionary(row.cells.map { ($0.column, $0.value) }) { $1 }
      guard let index = left.firstIndex(where: { layout.identifies($0.values, as: cells) }) else {
        return Dictionary(zip(rows, records).map { ($0.key, [$1.id]) }) { $1 }
      }
      ids[row.key] = [left.remove(at: index).id]
    }
    return ids
  }
}
