import Testing

@testable import Airtable

/// What people are called goes into a formula and comes out of the server's own reading of it as it was.
@Suite struct FormulaRoundTripTests {
  private static let pieces = [
    "\"", "\"", "\\", "\\", "'", "}", "{", "(", ")", ",", "\n", "\r", "\t", "n", "t", "=", "&", " ",
    "TRUE()", "OR(", "小", "＂", "🧋", "\u{301}", "\u{2028}", "0",
  ]

  @Test(arguments: 0..<20) func aTextIsEqualToItselfAlone(seed: UInt64) throws {
    var random = Draws(state: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      let formula = Formula.equal("a}b{c", text)
      #expect(try ServerFormula.holds(formula, column: "a}b{c", text: text), "\(formula)")
      #expect(try !ServerFormula.holds(formula, column: "a}b{c", text: text + "x"), "\(formula)")
      // Beside others, too, where a text that ended early would reach them.
      let any = Formula.any([formula, Formula.records(["recB"])])
      #expect(try !ServerFormula.holds(any, column: "a}b{c", text: "x" + text), "\(any)")
    }
  }

  /// The numbers of Knuth's MMIX, the same at every run.
  private struct Draws: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
