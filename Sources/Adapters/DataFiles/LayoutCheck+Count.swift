internal import TableSync
internal import YAML

/// How many rows a line has.
extension LayoutCheck {
  mutating func count(_ entry: LayoutEntry, _ columns: [Layout.Column]) -> Layout.RecordCount {
    let count = Layout.RecordCount(
      isPerCup: isSecond(entry.rows, of: ("line", "cup")),
      dropsCancelled: isSecond(entry.cancelled, of: ("stays", "removed")))
    guard count.isPerCup, let rows = entry.rows else { return count }
    if !entry.isFoundByColumns {
      fault(
        rows,
        "rows of the same cup have no key of their own: leave out orderKey, and name in "
          + "identity: {foundBy: […]} the columns that tell a cup from others")
    }
    for column in columns where column.field == .price || column.field == .numberOfCups {
      fault(
        rows,
        "a row is one cup there, so that \(column.name) would count it more than once: "
          + "write unitPrice for its price, and a constant for its number")
    }
    return count
  }

  private mutating func isSecond(
    _ said: Located<String>?, of words: (String, String)
  ) -> Bool {
    guard let said, said.value != words.0 else { return false }
    if said.value != words.1 {
      fault(said, "there is no \(said.value) here, write \(words.0) or \(words.1)")
    }
    return true
  }
}

extension LayoutEntry {
  fileprivate var isFoundByColumns: Bool { if case .foundBy = identity { true } else { false } }
}
