import ICU
import Testing

@Suite struct MessagePatternTests {
  @Test(arguments: [
    ("en", 1, "1 cup of tea"), ("en", 2, "2 cups of tea"), ("en", 1_200, "1,200 cups of tea"),
    ("zh-Hant", 1, "1 cups of tea"),
  ])
  func choosesThePlural(locale: String, count: Int, sentence: String) throws {
    let pattern = try MessagePattern(
      "{count, plural, one {# cup} other {# cups}} of {drink}", locale: locale)
    #expect(pattern.arguments == ["count", "drink"])
    #expect(pattern.format(["count": .integer(count), "drink": .text("tea")]) == sentence)
  }

  @Test func namesNestedPlaces() throws {
    let pattern = try MessagePattern(
      "{kind, select, none {} other {{who}: {count, plural, other {# {what}}}}}", locale: "en")
    #expect(pattern.arguments == ["kind", "who", "count", "what"])
  }

  @Test(arguments: ["{braces}", "it's '{quoted'", "nul\0nul", "#", "<b>", "{0, plural, other {#}}"])
  func readsNoPatternInText(text: String) throws {
    let pattern = try MessagePattern("[{text}]", locale: "en")
    #expect(pattern.format(["text": .text(text)]) == "[\(text)]")
  }

  @Test(arguments: ["{open", "{count, plural, one {#}}", "}{", "{a b}", "{count, nosuchtype}"])
  func refusesFaultyPatterns(pattern: String) {
    #expect(throws: MessagePatternError.self) { try MessagePattern(pattern, locale: "en") }
  }
}
