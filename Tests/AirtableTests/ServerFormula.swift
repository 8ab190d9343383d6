@testable import TableServer

/// A formula as the local table server reads it.
enum ServerFormula {
  /// Whether the formula holds for a record with that one cell.
  static func holds(_ formula: String, column: String, text: String) throws -> Bool {
    let moment = Moment(milliseconds: 1_796_018_400_000)
    let row = FormulaRow(
      id: "recAAAAAAAAAAAAAA", created: moment, modified: moment, now: moment,
      fields: [column: .text(text)])
    return try Formula(formula).root.value(for: row) == .flag(true)
  }
}
