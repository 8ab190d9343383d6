import ICU
import Ordering
import TableSync
import Testing

/// How the line of `Fixtures`, two cups for 50.50 each, is written.
@Suite struct FormTests {
  private static let time =
    MomentPattern("yyyy-MMM-dd HH:mm:ss").map { Layout.Form.time($0) } ?? .plain

  private func cell(_ column: Layout.Column, _ line: OrderLine = line) throws -> Row.Value {
    var layout = Layout(table: "T", columns: [column])
    layout.zone = try #require(CivilZone("Asia/Taipei"))
    let row = layout.row(for: line, run: run, currency: .taiwanDollar)
    return try #require(row.cells.first).value
  }

  @Test(arguments: [
    (Field.price, Layout.Form.around(before: "TWD ", after: ""), Row.Value.text("TWD 101")),
    (.unitPrice, .around(before: "", after: " 元"), .text("50.50 元")),
    (.number, .digits(3), .text("002")), (.number, .digits(1), .text("2")),
    (.orderedAt, Self.time, .text("2026-Nov-30 14:00:05")),
    (.closesAt, Self.time, .empty),
    (.addOns, .joined(by: ", "), .text("白玉, 白玉, 水玉")),
  ])
  func text(field: Field, form: Layout.Form, value: Row.Value) throws {
    #expect(field.fits(.singleLineText, as: form))
    #expect(!field.fits(.url, as: form))
    #expect(try cell(.init(field, type: .singleLineText, form: form)) == value)
  }

  @Test(arguments: [
    (["水玉"], true), (["水玉", "菓玉"], true), (["菓玉"], false), ([], false),
  ])
  func anAddOnIsTicked(addOns: [String], isTicked: Bool) throws {
    var given = line
    given.addOns = addOns.map { .init(name: $0) }
    let column = Layout.Column(.addOns, type: .checkbox, form: .holds(["白玉", "水玉"]))
    #expect(try cell(column, given) == .flag(isTicked))
  }

  @Test func oneAddOnIsWrittenByItself() throws {
    var given = line
    given.addOns = [.init(name: "水玉")]
    let column = Layout.Column(
      .addOns, type: .singleLineText, form: .one, words: .init(["水玉": "crystal"], none: "無"))
    #expect(try cell(column, given) == .text("crystal"))
    given.addOns = []
    #expect(try cell(column, given) == .text("無"))
  }

  @Test(arguments: [
    (Field.ice, ColumnType.singleLineText, Row.Value.text("無")),
    (.note, .multilineText, .text("無")),
    (.addOns, .multipleSelects(choices: []), .list(["無"])),
    (.addOns, .multilineText, .text("無")),
  ])
  func nothingHasAWord(field: Field, type: ColumnType, value: Row.Value) throws {
    var plain = line
    plain.ice = nil
    plain.addOns = []
    #expect(try cell(.init(field, type: type, words: .init(none: "無")), plain) == value)
  }

  @Test func aConstantIsInEveryRow() throws {
    #expect(
      try cell(.init(always: .text("02-1234"), name: "phone", type: .singleLineText))
        == .text("02-1234"))
  }

  @Test(arguments: [
    (Row.Value.text("白玉, 水玉"), Row.Value.list(["白玉", "水玉"])), (.text("no topping"), .empty),
    (.empty, .empty),
  ])
  func aListingTakesJoinedAddOnsApart(value: Row.Value, listed: Row.Value) {
    let layout = Layout(
      table: "T",
      columns: [
        .init(
          .addOns, type: .singleLineText, form: .joined(by: ", "),
          words: .init(none: "no topping"))
      ])
    #expect(layout.listing([["addOns": value]]) == [[.init("addOns", listed)]])
  }
}
