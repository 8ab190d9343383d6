import DataFiles
import ICU
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
    #expect(layout.columns.map(\.field?.rawValue) == names)
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

  @Test func aColumnMayHaveAFormAndAWordForNothing() throws {
    let layout = try parse(
      """
      table: Orders
      columns:
        - {field: orderKey, type: singleLineText}
        - {field: price, type: singleLineText, around: 'TWD {}'}
        - {field: number, type: singleLineText, digits: 3}
        - {field: orderedAt, type: singleLineText, time: 'yyyy-MM-dd HH:mm:ss'}
        - {field: addOns, type: singleLineText, joined: ', ', none: no topping}
        - {field: sugar, type: singleSelect, words: {二分糖: 兩分糖}, whole: true}
        - {constant: 0912, column: phone, type: singleLineText}
        - {constant: 2.90, column: fee, type: number, precision: 2}
      """)
    let time = try #require(MomentPattern("yyyy-MM-dd HH:mm:ss"))
    #expect(
      layout.columns == [
        .init(.orderKey, type: .singleLineText),
        .init(.price, type: .singleLineText, form: .around(before: "TWD ", after: "")),
        .init(.number, type: .singleLineText, form: .digits(3)),
        .init(.orderedAt, type: .singleLineText, form: .time(time)),
        .init(
          .addOns, type: .singleLineText, form: .joined(by: ", "),
          words: .init(none: "no topping")),
        .init(
          .sugar, type: .singleSelect(choices: []), words: .init(["二分糖": "兩分糖"], isWhole: true)),
        .init(always: .text("0912"), name: "phone", type: .singleLineText),
        .init(always: .number("2.90"), name: "fee", type: .number(precision: 2)),
      ])
  }

  @Test func addOnsMayBeTickedInAColumnEach() throws {
    let layout = try parse(
      """
      table: Orders
      columns:
        - {field: orderKey, type: singleLineText}
        - {field: addOns, column: bubble, type: checkbox, holds: [珍珠, 小珍珠]}
        - {field: addOns, column: jelly, type: checkbox, holds: [愛玉]}
      """)
    #expect(layout.columns.dropFirst().map(\.form) == [.holds(["珍珠", "小珍珠"]), .holds(["愛玉"])])
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
    ("{type: singleLineText}", "write either a field or a constant"),
    ("{field: run, constant: a, type: singleLineText}", "write either a field or a constant"),
    ("{constant: a, type: singleLineText}", "a constant has no name of its own"),
    ("{constant: a, column: b, type: number}", "a number goes there"),
    ("{constant: a, column: b, type: checkbox}", "a constant is a text or a number"),
    ("{constant: a, column: b, type: url, none: c}", "a constant is written as it stands"),
    ("{constant: a, column: b, type: url, joined: c}", "a constant is written as it stands"),
    ("{field: price, type: singleLineText, around: TWD}", "the number goes where {} stands"),
    ("{field: price, type: number, around: 'TWD {}'}", "price, written like that, does not fit"),
    ("{field: size, type: singleLineText, around: 'TWD {}'}", "does not fit into a"),
    ("{field: number, type: singleLineText, digits: 0}", "a number has 1 to 18 digits"),
    ("{field: orderedAt, type: singleLineText, time: yyyy-MM-ddTHH}", "no pattern of a time"),
    ("{field: orderedAt, type: dateTime, time: yyyy}", "does not fit into a dateTime"),
    ("{field: addOns, type: singleLineText, joined: ''}", "nothing stands between the add-ons"),
    ("{field: addOns, type: multipleSelects, joined: x}", "does not fit into a multipleSelects"),
    ("{field: addOns, type: singleLineText, one: false}", "write true or remove the key"),
    ("{field: addOns, type: checkbox, holds: []}", "no add-on stands here"),
    ("{field: addOns, type: checkbox, holds: [a], words: {a: b}}", "is not made of words"),
    ("{field: addOns, type: singleLineText, one: true, joined: x}", "a column has one of"),
    ("{field: orderName, type: singleLineText, whole: true}", "is not made of words"),
    ("{field: shop, type: singleLineText, none: x}", "there is always something"),
    ("{field: status, type: singleLineText, words: {placd: x}}", "there is no status placd"),
    (
      "{field: status, type: singleLineText, words: {placed: sent}}",
      "two statuses have the same word"
    ),
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
