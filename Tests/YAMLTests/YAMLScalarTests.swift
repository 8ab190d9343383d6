import Testing
import YAML

@Suite("Scalars by the core schema")
struct YAMLScalarTests {
  @Test("plain scalars are numbers, truth values and nothing where they look so")
  func plain() {
    for text in ["", "~", "null", "NULL"] { #expect(YAMLScalar(text, isPlain: true).isNull) }
    #expect(YAMLScalar("True", isPlain: true).bool == true)
    #expect(YAMLScalar("yes", isPlain: true).bool == nil)
    #expect(YAMLScalar("0o17", isPlain: true).integer == 15)
    #expect(YAMLScalar("0xff", isPlain: true).integer == 255)
    #expect(YAMLScalar("0x-1", isPlain: true).integer == nil)
    #expect(YAMLScalar("9223372036854775808", isPlain: true).integer == nil)
    #expect(YAMLScalar("1e3", isPlain: true).double == 1_000)
    #expect(YAMLScalar("nan", isPlain: true).double == nil)
  }

  @Test("a quoted scalar is a text", arguments: ["", "null", "true", "4", "2.90"])
  func quoted(text: String) {
    let scalar = YAMLScalar(text, isPlain: false)
    #expect(!scalar.isNull && scalar.bool == nil && scalar.integer == nil)
    #expect(scalar.decimal == nil && scalar.double == nil)
  }

  @Test(
    "decimals keep their digits",
    arguments: [
      ("2.90", true), ("-5", true), ("0", true), ("35", true), ("1e3", false), (".5", false),
      ("5.", false), ("--5", false), ("-", false), ("+5", false), ("1.2.3", false), ("0x10", false),
      ("１", false), ("1_000", false),
    ])
  func decimals(text: String, isDecimal: Bool) {
    #expect(YAMLScalar(text, isPlain: true).decimal == (isDecimal ? text : nil))
  }
}
