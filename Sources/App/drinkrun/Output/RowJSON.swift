import FoundationEssentials
import TableSync

/// Rows of the table as JSON, one line each, the columns in the layout's order.
enum RowJSON {
  static func line(_ cells: [Row.Cell]) -> String {
    "{" + cells.map { "\(text($0.column)): \(value($0.value))" }.joined(separator: ", ") + "}"
  }

  private static func value(_ value: Row.Value) -> String {
    switch value {
    case .empty: "null"
    case .text(let string): text(string)
    case .number(let decimal): decimal
    case .flag(let isSet): isSet ? "true" : "false"
    case .list(let names): "[" + names.map(text).joined(separator: ", ") + "]"
    }
  }

  private static func text(_ string: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string has no value that JSON cannot hold.
    let bytes = (try? encoder.encode(string)) ?? Data("\"\"".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
