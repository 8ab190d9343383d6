import DataFiles
import TableSync
import Testing

@Suite struct LayoutFileTests {
  /// The columns that the row of a line has for those who read the table.
  private let names = [
    "orderKey", "orderNumber", "number", "run", "shop", "orderName", "orderedBy", "drinkName",
    "size", "ice", "sugar", "addOns", "numberOfCups", "unitPrice", "price", "currency", "note",
    "imageUrl", "status", "paid", "channel", "orderedAt", "updatedAt",
  ]

  @Test func ownLayoutHasExactlyTheColumnsPromised() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let layout = try LayoutFile.load(root.joined(separator: "/") + "/deploy/layouts/drinkrun.yaml")
    #expect(layout.columns.map(\.name) == names)
    #expect(layout.columns.map(\.field) == Field.allCases)
    #expect(layout.keyColumn == "orderKey")
    #expect(layout.column(of: .price)?.type == .number(precision: 2))
    #expect(layout.column(of: .addOns)?.type == .multipleSelects(choices: []))
    #expect(layout.column(of: .orderedAt)?.type == .dateTime)
  }

  @Test func columnsMayHaveOtherNamesAndWords() throws {
    let layout = try parse(
      """
      table: 訂單
      columns:
        - {field: orderKey, column: 鍵, type: singleLineText}
        - field: status
          type: singleSelect
          choices: [新單]
          words: {placed: 新單}
      """)
    #expect(
      layout
        == Layout(
          table: "訂單",
          columns: [
            .init(.orderKey, name: "鍵", type: .singleLineText),
            .init(.status, type: .singleSelect(choices: ["新單"]), words: ["placed": "新單"]),
          ]))
  }

  /// What stands at line 4, and what is said of it.
  @Test(arguments: [
    ("{field: drinkName, type: singleLineText, colour: red}", "colour"),
    ("{field: drinkname, type: singleLineText}", "there is no field drinkname"),
    ("{field: drinkName, type: text}", "there is no type text"),
    ("{field: drinkName}", "type"),
    ("{field: price, type: checkbox}", "price does not fit into a checkbox"),
    ("{field: orderKey, type: singleLineText}", "the field orderKey stands twice"),
    (
      "{field: run, column: orderKey, type: singleLineText}", "two fields go to the column orderKey"
    ),
    ("{field: run, column: '', type: singleLineText}", "the column has no name"),
    ("{field: price, type: number, precision: 9}", "0 to 8 digits"),
    ("{field: run, type: singleLineText, precision: 1}", "only a number has a precision"),
    ("{field: run, type: singleLineText, choices: [a]}", "only a select has choices"),
  ])
  func faultIsToldWithItsLine(column: String, message: String) throws {
    let error = try #require(
      throws: FileFaults.self,
      performing: {
        try parse(
          """
          table: Orders
          columns:
            - {field: orderKey, type: singleLineText}
            - \(column)
          """)
      })
    #expect(error.faults.count == 1)
    #expect(error.description.hasPrefix("layout.yaml:4: "))
    #expect(error.description.contains(message))
  }

  @Test(arguments: ["table: Orders", "columns: []", "table: ''\ncolumns: []", "", "- a"])
  func layoutWithoutAKeyIsRefused(text: String) {
    #expect(throws: FileFaults.self) { try parse(text) }
  }

  private func parse(_ text: String) throws(FileFaults) -> Layout {
    try LayoutFile.parse(text, file: "layout.yaml")
  }
}
