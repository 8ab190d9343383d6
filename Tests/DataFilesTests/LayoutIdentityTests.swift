import DataFiles
import TableSync
import Testing

/// What a layout file says of how rows are told.
@Suite struct LayoutIdentityTests {
  private func parse(_ identity: String, key: Bool = false) throws(FileFaults) -> Layout {
    try LayoutFile.parse(
      """
      table: Orders
      identity: \(identity)
      columns:
        - {field: orderName, column: Who, type: singleLineText}
        - {field: numberOfCups, type: number}
        - {field: addOns, type: multipleSelects}
        - {field: paid, type: checkbox}
        - {field: status, type: singleLineText}
        \(key ? "- {field: orderKey, type: singleLineText}" : "")
      """, file: "layout.yaml")
  }

  @Test func aTableWithoutAKeySaysWhichColumnsTellARow() throws {
    let layout = try parse("{foundBy: [Who, addOns]}")
    #expect(layout.identity == .foundBy(["Who", "addOns"]))
    #expect(layout.isKeyless)
    #expect(layout.keyColumn == nil)
    #expect(layout.identifying.map(\.name) == ["Who", "addOns"])
  }

  @Test func theIdOfADocumentNeedsNoColumn() throws {
    for hasKey in [false, true] {
      let layout = try parse("documentId", key: hasKey)
      #expect(layout.identity == .documentID)
      #expect(!layout.isKeyless)
      #expect(layout.keyColumn == nil)
    }
  }

  @Test(arguments: [
    ("recordId", "identity: there is no recordId here, write documentId"),
    (
      "{foundBy: [Who, Whom]}",
      "identity.foundBy[1]: no field goes to a column Whom, write one of Who, "
    ),
    ("{foundBy: [Who, orderName]}", "no field goes to a column orderName"),
    ("{foundBy: [Who, Who]}", "the column Who stands twice"),
    ("{foundBy: [Who, status]}", "people change status in the table"),
    ("{foundBy: [Who, paid]}", "people change paid in the table"),
    ("{foundBy: [addOns]}", "rows are asked for by a text, a select or a number"),
    ("{foundBy: []}", "rows are asked for by a text, a select or a number"),
    ("{foundBy: Who}", "identity.foundBy"), ("{}", "foundBy"), ("{found: [Who]}", "found"),
  ])
  func faultIsToldWithItsLine(identity: String, message: String) throws {
    let error = try #require(throws: FileFaults.self, performing: { try parse(identity) })
    #expect(error.description.contains("layout.yaml:2: "))
    #expect(error.description.contains(message))
  }

  @Test func aKeyAndColumnsInItsPlaceAreOneTooMany() throws {
    let error = try #require(
      throws: FileFaults.self, performing: { try parse("{foundBy: [Who]}", key: true) })
    #expect(error.faults.count == 1)
    #expect(error.description.contains("remove the one or the other"))
  }

  @Test func aTableWithoutEitherIsToldBoth() throws {
    let error = try #require(
      throws: FileFaults.self,
      performing: {
        try LayoutFile.parse(
          "table: Orders\ncolumns: [{field: run, type: singleLineText}]", file: "layout.yaml")
      })
    #expect(error.description.contains("add it, or name in identity: {foundBy: […]}"))
  }
}
