/// Formulas that find records, made of values that people may have typed.
enum Formula {
  /// Holds where a column has just that text.
  static func equal(_ column: String, _ text: String) -> String {
    "\(name(of: column))=\(literal(text))"
  }

  /// Holds where a column has just that number, which is a plain decimal.
  static func equal(_ column: String, number: String) -> String {
    "\(name(of: column))=\(number)"
  }

  /// Holds for the records that were made in the last so many seconds, by the server's own clock.
  static func made(withinSeconds seconds: Int64) -> String {
    "DATETIME_DIFF(NOW(),CREATED_TIME(),\(literal("seconds")))<=\(seconds)"
  }

  /// Holds for the records with these ids.
  static func records(_ ids: [String]) -> String {
    any(ids.map { "RECORD_ID()=\(literal($0))" })
  }

  /// Holds where one of them does; there must be one.
  static func any(_ formulas: [String]) -> String {
    formulas.count == 1 ? formulas[0] : "OR(\(formulas.joined(separator: ",")))"
  }

  /// Holds where all of them do; there must be one.
  static func all(_ formulas: [String]) -> String {
    formulas.count == 1 ? formulas[0] : "AND(\(formulas.joined(separator: ",")))"
  }

  private static func name(of column: String) -> String {
    "{\(column.replacing("}", with: "\\}"))}"
  }

  /// The text between double quotes, with a backslash before what would end or change it.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
