internal import Ordering
internal import Table
internal import TableSync

/// Options that a select of the table lacks: those of a column that grows are made as they come, others never are.
extension AirtableTable {
  /// Why no options may be made for these rows after such a refusal; `nil` where they may.
  ///
  /// A write makes the options of all its columns or of none. So the table is asked which it has, and where the token may not
  /// see that, the refusal's own words have to tell.
  func faultOfOptions(of rows: [Row], _ problem: Problem) async throws -> Verdict? {
    let growing = Set(layout.columns.filter(\.grows).map(\.name))
    let cells = Set(rows.flatMap(\.cells))
    guard cells.contains(where: { growing.contains($0.column) && $0.value != .empty }) else {
      return problem.verdict
    }
    let fixed = layout.columns.filter { !$0.grows && $0.type.isSelect }.map(\.name)
    let values = cells.filter { fixed.contains($0.column) }
    guard case .tables(let tables) = try await schema(),
      let table = WantedTable(name: layout.table, columns: []).found(in: tables)
    else {
      let isNamed = values.contains { $0.value.words.contains { problem.names($0) } }
      return isNamed ? problem.verdict : nil
    }
    for cell in values.sorted(by: { $0.column < $1.column }) {
      let choices = table.column(cell.column)?.choices ?? []
      if let missing = cell.value.words.first(where: { !choices.contains($0) }) {
        return .stopped(
          .mismatched, reason: "the column \(cell.column) has no option \(missing)")
      }
    }
    return nil
  }
}

extension Problem {
  /// Whether it is about that option: Airtable writes it between two pairs of quotes.
  fileprivate func names(_ option: String) -> Bool { reason.contains("\"\(option)\"") }
}

extension Row.Value {
  /// The options that it is in a select.
  fileprivate var words: [String] {
    switch self {
    case .text(let word): [word]
    case .list(let words): words
    case .empty, .number, .flag: []
    }
  }
}

extension ColumnType {
  fileprivate var isSelect: Bool {
    switch self {
    case .singleSelect, .multipleSelects: true
    default: false
    }
  }
}
