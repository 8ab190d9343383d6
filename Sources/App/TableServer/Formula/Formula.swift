import FoundationEssentials

/// A formula that filters rows, read and checked but for the names of fields.
///
/// Airtable's language: `{Field name}`, bare one-word names, text in either quotes, numbers,
/// `+ - * / &`, comparisons and function calls.
struct Formula: Sendable {
  let root: Expression
  /// The names or ids of the fields in it, as they are written.
  let fieldNames: Set<String>

  /// - Throws: `.invalidFormula` where the text does not follow the grammar.
  init(_ text: String) throws(Failure) {
    var parser = try FormulaParser(text)
    root = try parser.whole()
    fieldNames = parser.fieldNames
  }

  /// Whether a row is kept: the value is not 0, false, empty or an error.
  func holds(for row: FormulaRow) -> Bool { root.value(for: row).isTrue }
}

/// What a formula may ask of a row.
struct FormulaRow {
  var id: String
  var created: Moment
  var modified: Moment
  /// The moment that the whole answer is made at.
  var now: Moment
  /// The values of the fields that the formula names, under the names that it uses.
  var fields: [String: FormulaValue]
}

/// A node of a formula.
indirect enum Expression: Hashable, Sendable {
  case constant(FormulaValue)
  case field(String)
  case negated(Expression)
  /// Operators of one precedence, from left to right, flat so that a long chain is not deep.
  case chain(Expression, [Link])
  case call(FormulaFunction, [Expression])

  struct Link: Hashable, Sendable {
    var infix: Infix
    var operand: Expression
  }
}

enum Infix: String, Hashable, Sendable, CaseIterable {
  case equal = "="
  case unequal = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  case join = "&"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"

  /// The higher binds the closer; comparisons bind least.
  var precedence: Int {
    switch self {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 0
    case .join: 1
    case .plus, .minus: 2
    case .times, .over: 3
    }
  }
  static let highestPrecedence = 3
}
