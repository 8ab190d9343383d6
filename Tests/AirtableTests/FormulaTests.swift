import Testing

@testable import Airtable

@Suite struct FormulaTests {
  @Test(arguments: [
    ("O'Brien", #"{Name}="O'Brien""#), (#"say "hi""#, #"{Name}="say \"hi\"""#),
    (#"back\slash"#, #"{Name}="back\\slash""#),
    ("two\nlines\tand\r", #"{Name}="two\nlines\tand\r""#),
    ("", #"{Name}="""#), ("小美 🧋", #"{Name}="小美 🧋""#), ("{Name}", #"{Name}="{Name}""#),
    (#"\"), TRUE(), ("#, #"{Name}="\\\"), TRUE(), (""#),
  ])
  func textIsWrittenSoThatItEndsNowhere(text: String, formula: String) {
    #expect(Formula.equal("Name", text) == formula)
  }

  @Test func columnsMayHaveBraces() {
    #expect(Formula.equal("a}b{c", "x") == #"{a\}b{c}="x""#)
  }

  @Test func recordsAreAnyOfTheirIds() {
    #expect(Formula.records(["rec1"]) == #"RECORD_ID()="rec1""#)
    #expect(Formula.records(["rec1", "rec2"]) == #"OR(RECORD_ID()="rec1",RECORD_ID()="rec2")"#)
  }
}
