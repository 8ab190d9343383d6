import DataFiles
import TableSync
import Testing

/// What a layout file says of how many rows a line has.
@Suite struct LayoutCountTests {
  private func parse(_ said: String, column: String = "unitPrice") throws(FileFaults) -> Layout {
    try LayoutFile.parse(
      """
      table: Cups
      \(said)
      columns:
        - {field: orderName, type: singleLineText}
        - {field: \(column), type: number}
      identity: {foundBy: [orderName]}
      """, file: "layout.yaml")
  }

  @Test(arguments: [
    ("rows: line", false, false), ("rows: cup", true, false), ("cancelled: stays", false, false),
    ("cancelled: removed", false, true),
  ])
  func rowsAreOfALineOrACupAndStayOrGo(said: String, isPerCup: Bool, drops: Bool) throws {
    #expect(
      try parse(said).count == Layout.RecordCount(isPerCup: isPerCup, dropsCancelled: drops))
  }

  @Test(arguments: [
    ("rows: drink", "unitPrice", "there is no drink here, write line or cup"),
    ("cancelled: gone", "unitPrice", "there is no gone here, write stays or removed"),
    ("rows: cup", "price", "so that price would count it more than once"),
    ("rows: cup", "numberOfCups", "so that numberOfCups would count it more than once"),
  ])
  func faultIsToldWithItsLine(said: String, column: String, message: String) throws {
    let error = try #require(
      throws: FileFaults.self, performing: { try parse(said, column: column) })
    #expect(error.description.contains("layout.yaml:2: "))
    #expect(error.description.contains(message))
  }

  @Test func aRowForEachCupHasNoKey() throws {
    let error = try #require(
      throws: FileFaults.self,
      performing: {
        try LayoutFile.parse(
          """
          table: Cups
          rows: cup
          columns: [{field: orderKey, type: singleLineText}]
          """, file: "layout.yaml")
      })
    #expect(error.faults.count == 1)
    #expect(error.description.contains("rows of the same cup have no key of their own"))
  }
}
