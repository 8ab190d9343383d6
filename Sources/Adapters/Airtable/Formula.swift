/// Formulas that find records, made of values that people may have typed.
enum Formula {
  /// Holds where a column has just that text.
  static func equal(_ column: String, _ text: String) -> String {
    "{\(column.replacing("}", with: "\\}"))}=\(literal(text))"
  }

  /// Holds for the records with these ids.
  static func records(_ ids: [String]) -> String {
    any(ids.map { "RECORD_ID()=\(literal($0))" })
  }

  /// Holds where one of them does; there must be one.
  static func any(_ formulas: [String]) -> String {
    formulas.count == 1 ? formulas[0] : "OR(\(formulas.joined(separator: ",")))"
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
