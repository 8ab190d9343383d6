import Testing

@testable import MenuTable

@Suite("Rows of a text")
struct DelimitedTextTests {
  private func fields(_ text: String) throws -> [[String]] {
    try DelimitedText.records(in: text).map(\.fields)
  }

  @Test(
    "as RFC 4180 and spreadsheets write them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}a\tb\n1\t2\n", [["a", "b"], ["1", "2"]]),
      ("a;b\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
      ("\"a,1\",b\n\"x \"\"y\"\"\",z\n", [["a,1", "b"], ["x \"y\"", "z"]]),
      ("a\n\"1\n2\"\n", [["a"], ["1 2"]]),
      ("a,b\n\n,\n1,\n", [["a", "b"], ["1", ""]]),
      ("a,b\n 1\u{3000}2 ,5\"\n", [["a", "b"], ["1 2", "5\""]]),
      ("a\n茶\u{200B}\u{7}湯\n", [["a"], ["茶 湯"]]),
      ("", []), ("\n\n", []),
    ] as [(String, [[String]])])
  func rows(_ text: String, _ expected: [[String]]) throws {
    #expect(try fields(text) == expected)
  }

  @Test("a row knows the line that it starts on")
  func lines() throws {
    let records = try DelimitedText.records(in: "a\n\"1\n2\"\n\n3\n")
    #expect(records.map(\.line) == [1, 2, 5])
  }

  @Test(
    "a quote that is amiss is told with its line",
    arguments: [
      ("a,b\n1,\"2\n3\n", TableFault(line: 2, kind: .openQuote)),
      ("a,b\n1,2\n\"1\"x,2\n", TableFault(line: 3, kind: .textBehindQuote)),
    ])
  func faults(_ text: String, _ fault: TableFault) {
    #expect(throws: fault) { try DelimitedText.records(in: text) }
  }
}
