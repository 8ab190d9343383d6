import FoundationEssentials
import Testing

@testable import TableServer

/// Whatever is put together of a formula's words is refused or has a value: no trap, no number that
/// is none.
@Suite struct FormulaPropertyTests {
  static let words =
    [
      "(", ")", "(", ")", ",", ",", "+", "-", "*", "/", "&", "=", "!=", "<=", "1", "0", "-1",
      "99999999999999999999999999999999999999", "0.000000000000000000000000001", "'a'", "'-9'",
      "''", "{Drink}", "Cups", "When", "Note", "'days'", "'2026-11-30'", "BLANK()", "NOW()",
    ] + functions.flatMap { [$0 + "(", $0 + "(Cups,", $0 + "('a','b',"] }

  static let functions = [
    "LEFT", "RIGHT", "MID", "SUBSTITUTE", "ROUND", "MOD", "DATEADD", "DATETIME_DIFF", "VALUE",
    "FIND", "SWITCH", "IF", "AVERAGE", "IS_SAME", "DATETIME_FORMAT", "ABS",
    "REGEX_MATCH", "DATETIME_PARSE",
  ]

  @Test(arguments: 0..<20) func `no formula traps`(seed: UInt64) {
    var random = Sequence(state: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).compactMap { _ in Self.words.randomElement(using: &random) }.joined()
      let closed = text + String(repeating: ")", count: text.count { $0 == "(" })
      for candidate in [text, closed, closed.replacing("),", with: ")")] {
        guard let formula = try? Formula(candidate) else { continue }
        guard case .number(let number) = formula.root.value(for: FormulaTests.row) else { continue }
        #expect(!number.isNaN, "\(candidate)")
      }
    }
  }

  /// The numbers of Knuth's MMIX, the same at every run.
  struct Sequence: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
