import Testing
import YAML

@Suite("Reading YAML as nodes")
struct YAMLTests {
  @Test("nodes know their lines, with CRLF and a byte order mark too")
  func marks() throws {
    let root = try YAML.parse("\u{FEFF}shop: 可不可\r\nsizes:\r\n  - 中杯\r\n", file: "a.yaml").root
    #expect(root["shop"]?.mark == .init(line: 1, column: 7))
    #expect(root["sizes"]?.mark.line == 3)
    #expect(root["shop"]?.scalar?.text == "可不可")
  }

  @Test("JSON is YAML")
  func json() throws {
    let root = try YAML.parse("{\"shop\": \"茶\\u6E6F\", \"bag\": 2}", file: "a.json").root
    #expect(root["shop"]?.scalar == YAMLScalar("茶湯", isPlain: false))
    #expect(root["bag"]?.scalar?.integer == 2)
  }

  @Test("an empty text holds nothing", arguments: ["", "# only a comment\n", "---\n"])
  func empty(text: String) throws {
    #expect(try YAML.parse(text, file: "a.yaml").root.scalar?.isNull == true)
  }

  @Test(
    "what is refused is said with its line",
    arguments: [
      ("a: 1\nb: 2\na: 3\n", "a.yaml:3: a: this key stands on line 1 already, keep one of them"),
      ("a: &x 1\n", "a.yaml:1: a: anchors (&) are not taken, write the value out"),
      ("a:\n  b: !!str 1\n", "a.yaml:2: a.b: tags (!) are not taken, leave the tag out"),
      ("a: 1\n---\nb: 2\n", "a.yaml:2: a second document begins here, keep one in a file"),
      ("? [a]\n: b\n", "a.yaml:1: a key is a list, make it a text"),
    ])
  func refused(text: String, message: String) {
    let error = #expect(throws: YAMLError.self) { try YAML.parse(text, file: "a.yaml") }
    #expect(error?.description == message)
  }

  @Test(
    "what is no YAML is said with its line",
    arguments: [
      ("a: 1\n b: 2\n", 2), ("a: [1, 2\nb: 3\n", 2), ("a: 'x\n", 2), ("a: b\nc: \u{1}\n", 2),
      ("a\n\tb: c\n", 2),
    ])
  func syntax(text: String, line: Int) {
    let error = #expect(throws: YAMLError.self) { try YAML.parse(text, file: "a.yaml") }
    #expect(error?.faults.map(\.line) == [line])
    #expect(error?.description.contains("this is no YAML") == true)
  }

  @Test("all anchors, aliases and doubled keys are told at once")
  func manyFaults() {
    let text = "a: &x [1]\nb: *x\nb: 2\n"
    let error = #expect(throws: YAMLError.self) { try YAML.parse(text, file: "a.yaml") }
    #expect(error?.faults.map(\.line) == [1, 2, 3])
  }

  @Test("a text of nothing but brackets ends in a fault")
  func deep() {
    for text in [String(repeating: "[", count: 50_000), String(repeating: "- ", count: 2_000)] {
      let error = #expect(throws: YAMLError.self) { try YAML.parse(text, file: "a.yaml") }
      #expect(error?.faults.count == 1)
    }
  }

  @Test("a text over the limit is not read")
  func tooLarge() {
    let text = String(repeating: "#", count: YAML.largestText + 1)
    let error = #expect(throws: YAMLError.self) { try YAML.parse(text, file: "a.yaml") }
    #expect(error?.description == "a.yaml:1: the file is over 32 MiB, make it smaller")
  }

  @Test("nodes can be replaced from the outside in")
  func replacing() throws {
    let root = try YAML.parse("a: ${A}\nb: [{file: x}, 3]\n", file: "a.yaml").root
    let replaced = root.replacing { node, _ in
      if node["file"] != nil {
        return YAMLNode(.scalar(.init("read", isPlain: false)), mark: node.mark)
      }
      guard node.scalar?.text == "${A}" else { return nil }
      return YAMLNode(.scalar(.init("value", isPlain: false)), mark: node.mark)
    }
    let expected = try YAML.parse("a: 'value'\nb: ['read', 3]\n", file: "a.yaml").root
    #expect(
      try YAMLDecoder().decode(Both.self, from: .init(file: "", root: replaced))
        == YAMLDecoder().decode(Both.self, from: .init(file: "", root: expected)))
    #expect(replaced["a"]?.mark == root["a"]?.mark)
  }

  private struct Both: Decodable, Equatable {
    var a: String
    var b: [String]
  }
}
