import ICU
import Testing

@Suite struct RegularExpressionTests {
  @Test(arguments: [
    ("奶茶", "珍珠奶茶", true), ("^奶", "珍珠奶茶", false), ("", "", true), ("\\p{Han}{4}", "珍珠奶茶", true),
    ("a.c", "a🧋c", true), ("(", "(", nil), ("[z-a]", "a", nil),
    ("^(a+)+$", String(repeating: "a", count: 5_000) + "!", nil),
  ])
  func `a part that matches is found, within a bound`(pattern: String, text: String, found: Bool?) {
    #expect(RegularExpression.finds(pattern, in: text) == found)
  }
}
