import DataFiles
import TableSync
import Testing

/// What a layout file says of orders that have rows of their own, and of links.
@Suite struct LayoutHeaderTests {
  private func parse(
    header: String = "{field: orderNumber, column: No, type: singleLineText}",
    line: String = "{field: order, column: Order, type: multipleRecordLinks}"
  ) throws(FileFaults) -> Layout {
    try LayoutFile.parse(
      """
      table: Items
      identity: {foundBy: [number]}
      header: {table: Orders, columns: [
        \(header)]}
      columns:
        - {field: number, type: number}
        - \(line)
      """, file: "layout.yaml")
  }

  @Test func linesLinkToTheirOrder() throws {
    let layout = try parse()
    #expect(layout.header?.table == "Orders")
    #expect(layout.header?.keyColumn == "No")
    #expect(
      layout.column(of: .order)?.type == .multipleRecordLinks(.init(table: "Orders", column: "No")))
    #expect(layout.wantedTables(for: []).map(\.name) == ["Orders", "Items"])
  }

  @Test func aDrinkIsLinkedInATableThatIsNamed() throws {
    let layout = try parse(
      line: "{field: drink, type: multipleRecordLinks, linked: {table: Menu, name: itemName}}")
    #expect(
      layout.column(of: .drink)?.type
        == .multipleRecordLinks(.init(table: "Menu", column: "itemName")))
    #expect(layout.wantedTables(for: []).map(\.name) == ["Menu", "Orders", "Items"])
  }

  @Test(arguments: [
    ("{field: size, type: singleLineText}", "size is of a line and not of an order, write one of"),
    ("{field: shop, type: singleLineText}", "no singleLineText holds orderNumber"),
    ("{field: orderNumber, type: multilineText}", "no singleLineText holds orderNumber"),
  ])
  func faultOfTheHeader(header: String, message: String) throws {
    let error = try #require(
      throws: FileFaults.self, performing: { try parse(header: header) })
    #expect(error.description.contains(message))
  }

  @Test(arguments: [
    ("{field: order, type: singleLineText}", "order does not fit into a singleLineText"),
    ("{field: drink, type: multipleRecordLinks}", "which column has their names?"),
    (
      "{field: size, type: multipleRecordLinks, linked: {table: a, name: b}}",
      "size does not fit into a multipleRecordLinks"
    ),
    (
      "{field: order, type: multipleRecordLinks, linked: {table: a, name: b}}",
      "an order is linked in the table of the header"
    ),
    (
      "{field: drink, type: multipleRecordLinks, linked: {table: '', name: b}}",
      "the table has no name"
    ),
    ("{field: size, type: url, linked: {table: a, name: b}}", "only a multipleRecordLinks leads"),
    (
      "{constant: a, column: b, type: multipleRecordLinks, linked: {table: a, name: b}}",
      "a constant is a text or a number"
    ),
  ])
  func faultOfALink(line: String, message: String) throws {
    let error = try #require(throws: FileFaults.self, performing: { try parse(line: line) })
    #expect(error.description.contains("layout.yaml:7: "))
    #expect(error.description.contains(message))
  }

  @Test func aLinkToOrdersThatHaveNoRowsIsAFault() throws {
    let error = try #require(
      throws: FileFaults.self,
      performing: {
        try LayoutFile.parse(
          """
          table: Items
          columns:
            - {field: orderKey, type: singleLineText}
            - {field: order, type: multipleRecordLinks}
          """, file: "layout.yaml")
      })
    #expect(error.description.contains("layout.yaml:4: "))
    #expect(error.description.contains("orders have no rows to link to"))
  }
}
