import Ordering
import TableSync
import Testing

@Suite struct LayoutTests {
  /// What a column of the field and type gets of the line in `Fixtures`.
  @Test(arguments: [
    (Field.orderKey, ColumnType.singleLineText, Row.Value.text("01HF8ZQ2V3M4N5P6Q7R8S9T0AB-2")),
    (.orderNumber, .singleLineText, .text("20261130000001")),
    (.number, .number(precision: 0), .number("2")),
    (.number, .singleLineText, .text("2")),
    (.run, .singleLineText, .text("01HF8ZQ2V3M4N5P6Q7R8S9T0AB")),
    (.shop, .singleLineText, .text("可不可熟成紅茶")),
    (.orderName, .singleLineText, .text("bob")),
    (.orderedBy, .singleLineText, .text("bob")),
    (.drinkName, .singleLineText, .text("熟成紅茶")),
    (.size, .singleLineText, .text("大杯")),
    (.ice, .singleLineText, .text("少冰")),
    (.sugar, .singleLineText, .text("半糖")),
    (.addOns, .multipleSelects(choices: []), .list(["白玉", "白玉", "水玉"])),
    (.addOns, .multilineText, .text("白玉\n白玉\n水玉")),
    (.numberOfCups, .number(precision: 0), .number("2")),
    (.unitPrice, .number(precision: 2), .number("50.50")),
    (.price, .number(precision: 2), .number("101")),
    (.currency, .singleLineText, .text("TWD")),
    (.note, .multilineText, .empty),
    (.imageUrl, .url, .empty),
    (.status, .singleSelect(choices: []), .text("placed")),
    (.channel, .singleLineText, .text("#tea")),
    (.orderedAt, .dateTime, .text("2026-11-30T06:00:05.678Z")),
    (.updatedAt, .singleLineText, .text("2026-11-30T06:00:05.678Z")),
  ])
  func cell(field: Field, type: ColumnType, value: Row.Value) {
    #expect(field.fits(type))
    let layout = Layout(table: "Orders", columns: [.init(field, name: "Column", type: type)])
    let row = layout.row(for: line, run: run, currency: .taiwanDollar)
    #expect(row == Row(key: line.key, cells: [.init("Column", value)]))
  }

  @Test(arguments: [
    (Field.orderKey, ColumnType.number(precision: 0)), (.orderKey, .multilineText),
    (.paid, .singleLineText), (.price, .checkbox), (.addOns, .singleLineText),
    (.addOns, .number(precision: 0)), (.drinkName, .number(precision: 0)), (.orderedAt, .url),
    (.drinkName, .dateTime), (.price, .singleSelect(choices: [])), (.status, .checkbox),
  ])
  func typeThatDoesNotFit(field: Field, type: ColumnType) {
    #expect(!field.fits(type))
  }

  @Test func drinkForAnotherIsUnderTheirName() {
    var given = line
    given.beneficiary = "小美"
    let layout = Layout(
      table: "T",
      columns: [.init(.orderName, type: .singleLineText), .init(.orderedBy, type: .singleLineText)])
    let row = layout.row(for: given, run: run, currency: .taiwanDollar)
    #expect(row.cells == [.init("orderName", .text("小美")), .init("orderedBy", .text("bob"))])
  }

  @Test func paidIsLeftToPeopleUntilSomebodyPays() {
    let layout = Layout(table: "T", columns: [key, .init(.paid, type: .checkbox)])
    let unpaid = layout.row(for: line, run: run, currency: .taiwanDollar)
    #expect(unpaid.cells.map(\.column) == ["orderKey"])
    var settled = line
    settled.isPaid = true
    let paid = layout.row(for: settled, run: run, currency: .taiwanDollar)
    #expect(paid.cells.last == .init("paid", .flag(true)))
  }

  @Test func valuesGoUnderTheTablesWords() {
    let layout = Layout(
      table: "T",
      columns: [
        .init(.status, type: .singleSelect(choices: ["新單"]), words: ["placed": "新單"]),
        .init(.addOns, type: .multipleSelects(choices: []), words: ["白玉": "pearls"]),
      ])
    let row = layout.row(for: line, run: run, currency: .taiwanDollar)
    #expect(row.cells.map(\.value) == [.text("新單"), .list(["pearls", "pearls", "水玉"])])
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (1_709_164_800_000, "2024-02-29T00:00:00.000Z"),
    (1_796_083_199_999, "2026-11-30T23:59:59.999Z"),
  ])
  func momentsAreRFC3339(milliseconds: Int64, text: String) {
    var moved = line
    moved.orderedAt = Timestamp(milliseconds: milliseconds)
    let layout = Layout(table: "T", columns: [.init(.orderedAt, type: .dateTime)])
    let row = layout.row(for: moved, run: run, currency: .taiwanDollar)
    #expect(row.cells == [.init("orderedAt", .text(text))])
    #expect(Timestamp(rfc3339: text) == moved.orderedAt)
  }

  @Test func listingHasEveryColumnAndGoesByMomentThenNumber() {
    let layout = Layout(
      table: "T",
      columns: [
        .init(.number, name: "No", type: .number(precision: 0)),
        .init(.addOns, type: .multilineText), .init(.paid, type: .checkbox),
        .init(.note, type: .singleLineText), .init(.orderedAt, type: .dateTime),
      ])
    let early = Row.Value.text("2026-11-30T06:00:00.000Z")
    let late = Row.Value.text("2026-11-30T06:00:01.000Z")
    let listed = layout.listing([
      ["No": .number("1"), "orderedAt": late, "somebody's own": .text("x")],
      ["No": .number("10"), "orderedAt": early, "paid": .flag(true)],
      ["No": .number("9"), "orderedAt": early, "addOns": .text("白玉\n白玉")],
    ])
    #expect(
      listed.map { $0.map(\.column) } == Array(repeating: layout.columns.map(\.name), count: 3))
    #expect(
      listed.map { $0.map(\.value) } == [
        [.number("9"), .list(["白玉", "白玉"]), .flag(false), .empty, early],
        [.number("10"), .empty, .flag(true), .empty, early],
        [.number("1"), .empty, .flag(false), .empty, late],
      ])
  }
}
