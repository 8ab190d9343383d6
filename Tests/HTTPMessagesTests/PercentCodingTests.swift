import HTTPMessages
import Testing

@Suite struct PercentCodingTests {
  @Test(arguments: [
    ("plain-._~09AZ", "plain-._~09AZ"),
    ("Q3 / menu", "Q3%20%2F%20menu"),
    ("100%+&=?#", "100%25%2B%26%3D%3F%23"),
    ("珍奶🧋", "%E7%8F%8D%E5%A5%B6%F0%9F%A7%8B"),
    ("", ""),
  ])
  func `encoding leaves only unreserved characters, and decoding undoes it`(
    text: String, encoded: String
  ) {
    #expect(text.percentEncoded == encoded)
    #expect(String(percentEncoded: encoded) == text)
  }

  @Test(arguments: ["%", "%4", "a%zz", "%u011f", "%ff", "%e7%8f"])
  func `a broken escape or broken UTF-8 is nothing`(text: String) {
    #expect(String(percentEncoded: text) == nil)
  }

  @Test func `a plus is a space only in a query`() {
    #expect(String(percentEncoded: "a+b") == "a+b")
    #expect(String(percentEncoded: "a+b%2B", plusIsSpace: true) == "a b+")
  }
}
