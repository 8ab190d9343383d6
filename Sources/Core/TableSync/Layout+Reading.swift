public import Ordering

extension Layout {
  /// What people did to a line's row, from what its first record holds now.
  ///
  /// Only the status and whether it is paid are theirs to change; a status that is none of the layout's words says nothing.
  ///
  /// - Parameters:
  ///   - record: `nil` where it is not there any more.
  ///   - posted: What was last written there.
  /// - Returns: `nil` where they did nothing.
  public func reading(
    of key: OrderKey, from record: [String: Row.Value]?, since posted: Posted
  ) -> TableReading? {
    guard let record else { return TableReading(key: key, isGone: true) }
    let reading = TableReading(
      key: key, status: status(in: record, since: posted), isPaid: paid(in: record, since: posted))
    return reading == TableReading(key: key) ? nil : reading
  }

  private func status(
    in record: [String: Row.Value], since posted: Posted
  ) -> OrderLine.Status? {
    guard let column = column(of: .status), let value = record[column.name],
      value != posted.cells[column.name]
    else { return nil }
    return OrderLine.Status.allCases.first { column.fitted(.text($0.rawValue)) == value }
  }

  private func paid(in record: [String: Row.Value], since posted: Posted) -> Bool? {
    guard let column = column(of: .paid) else { return nil }
    let isPaid = record[column.name] == .flag(true)
    return isPaid == (posted.cells[column.name] == .flag(true)) ? nil : isPaid
  }
}
