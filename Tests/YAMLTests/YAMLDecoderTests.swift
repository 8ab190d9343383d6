import Testing
import YAML

@Suite("Decoding YAML")
struct YAMLDecoderTests {
  private func messages<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> [String] {
    let document = try YAML.parse(text, file: "a.yaml")
    return YAMLDecoder().read(type, from: document).faults.map { "\($0.line): \($0.message)" }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try YAMLDecoder().decode(type, from: YAML.parse(text, file: "a.yaml"))
  }

  private struct Tea: Decodable, Equatable {
    var name: String
    var cups: Int?
    var hot: Bool?
    var price: DecimalText?
    var prices: [String: DecimalText]?
    var share: Share?
    var inner: [Tea]?
  }

  private enum Share: String, Decodable, CaseIterable { case head, cup }

  @Test("values of every kind")
  func values() throws {
    let tea = try decoded(
      Tea.self, "{name: 4, cups: 2, hot: true, prices: {大杯: 2.90}, share: cup, inner: [{name: x}]}")
    #expect(tea.name == "4")
    #expect(tea.cups == 2 && tea.hot == true && tea.share == .cup)
    #expect(tea.prices?["大杯"]?.text == "2.90")
    #expect(tea.inner?.map(\.name) == ["x"])
    #expect(tea.price == nil)
  }

  @Test("a null is a value left out")
  func null() throws {
    #expect(try decoded(Tea.self, "{name: x, cups: ~, inner: }").cups == nil)
  }

  @Test("every faulty element, key and value is told at once, in the order of the file")
  func manyFaults() throws {
    let text = """
      name: x
      colour: red
      cups: many
      share: foot
      inner:
        - name: [a]
        - {name: y, price: "5", colour: 1}
        - cups: 1
        - name: z
          prices: {中杯: 1, 大杯: 1e2}
      """
    #expect(
      try messages(Tea.self, text) == [
        "2: colour: this key is not known here, mend or remove it",
        "3: cups: a text stands here, write a whole number",
        "4: share: this is none of the choices, write one of head, cup",
        "6: inner[0].name: a list stands here, write a text, in quotes if need be",
        "7: inner[1].price: a text stands here, write a plain decimal such as 35 or 2.90",
        "7: inner[1].colour: this key is not known here, mend or remove it",
        "8: inner[2]: the key name is missing, add it",
        "10: inner[3].prices.大杯: a number stands here, write a plain decimal such as 35 or 2.90",
      ])
  }

  @Test("numbers beyond their type are told")
  func ranges() throws {
    #expect(
      try messages([UInt8].self, "[1, 256, -1]") == [
        "1: [1]: this number is beyond 0 to 255, write another",
        "1: [2]: this number is beyond 0 to 255, write another",
      ])
  }

  @Test("a truth value is no text, and a mapping no list")
  func wrongKinds() throws {
    #expect(
      try messages(String.self, "true")
        == ["1: a truth value stands here, write a text, in quotes if need be"])
    #expect(try messages([String].self, "a: 1") == ["1: a mapping stands here, write a list"])
    #expect(try messages(Tea.self, "") == ["1: nothing stands here, write keys and values"])
  }

  @Test("a located value knows its line and keys")
  func located() throws {
    let values = try decoded([String: [Located<Int>]].self, "a:\n  - 1\n  - 2\n")
    let second = try #require(values["a"]?.last)
    #expect(second.value == 2 && second.line == 3 && second.keys == "a[1]")
  }

  @Test("an entry that is a name or a mapping refuses what neither knows")
  func eitherWay() throws {
    #expect(try decoded([Level].self, "[少冰, {name: 熱, hot: true}]").map(\.hot) == [false, true])
    #expect(
      try messages([Level].self, "[少冰, {name: 熱, hott: true}]")
        == ["1: [1].hott: this key is not known here, mend or remove it"])
  }

  private struct Level: Decodable {
    var name: String
    var hot: Bool

    private struct Full: Decodable {
      var name: String
      var hot: Bool?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        (self.name, hot) = (name, false)
      } else {
        let full = try container.decode(Full.self)
        (name, hot) = (full.name, full.hot ?? false)
      }
    }
  }

  @Test("the value is read as far as it goes, and says what it lacks")
  func outcome() throws {
    let known = YAMLDecoder().read(Tea.self, from: try YAML.parse("{name: x, z: 1}", file: "a"))
    #expect(known.value?.name == "x" && known.faults.count == 1 && !known.lacksParts)
    let lacking = YAMLDecoder().read(
      Tea.self, from: try YAML.parse("{name: x, cups: y}", file: "a"))
    #expect(lacking.value?.name == "x" && lacking.faults.count == 1 && lacking.lacksParts)
  }
}
