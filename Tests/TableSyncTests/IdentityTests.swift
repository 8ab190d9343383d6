import Ordering
import TableSync
import Testing

/// Which record is which line's where no column has the key.
@Suite struct IdentityTests {
  private let layout = Layout(
    table: "Orders",
    columns: [
      .init(.orderName, type: .singleLineText), .init(.drinkName, type: .singleLineText),
      .init(.price, type: .number(precision: 2)),
      .init(.addOns, type: .multipleSelects(choices: [])), .init(.note, type: .multilineText),
      .init(.orderedAt, type: .dateTime), .init(.status, type: .singleLineText),
    ],
    identity: .foundBy(["orderName", "price", "addOns", "note", "orderedAt"]))

  private let sent: [String: Row.Value] = [
    "orderName": .text("小美"), "drinkName": .text("麗春紅茶"), "price": .number("2.90"),
    "addOns": .list(["白玉", "水玉", "白玉"]), "note": .empty,
    "orderedAt": .text("2026-11-30T06:00:05.678Z"), "status": .text("placed"),
  ]

  private func row(_ key: String, _ changes: [String: Row.Value] = [:]) -> DoubtfulRow {
    DoubtfulRow(key: OrderKey(key), cells: sent.merging(changes) { $1 }, longestAge: 60)
  }

  private func record(_ id: String, _ changes: [String: Row.Value?] = [:]) -> TableRecord {
    var cells = sent
    for (column, value) in changes { cells[column] = value }
    return TableRecord(id: id, cells: cells)
  }

  /// What a table makes of a value as it keeps it does not make another row of it.
  @Test(arguments: [
    ("price", Row.Value.number("2.9"), true), ("price", .number("29"), false),
    ("addOns", .list(["水玉", "白玉"]), true), ("addOns", .list(["白玉"]), false),
    ("addOns", nil, false), ("note", nil, true), ("note", .text(" \n"), true),
    ("note", .text("少一點"), false), ("orderName", .text("小美 "), true),
    ("orderName", .text("小美\""), false), ("orderName", nil, false),
    ("orderedAt", .text("2026-11-30T14:00:05.678+08:00"), true),
    ("orderedAt", .text("2026-11-30T06:00:05.679Z"), false),
    ("status", .text("done"), true), ("drinkName", nil, true),
  ])
  func identifyingColumnsAloneTell(column: String, value: Row.Value?, isSame: Bool) {
    #expect(layout.identifies(record("rec1", [column: value]).cells, as: sent) == isSame)
  }

  @Test func aRecordOfAnotherLineIsNotTaken() {
    let claims = layout.claims(
      of: [row("K-1")], among: [record("rec1"), record("rec2"), record("rec3")], owned: ["rec1"])
    #expect(claims == [OrderKey("K-1"): Posted(records: ["rec2"], cells: sent)])
    #expect(layout.claims(of: [row("K-1")], among: [record("rec1")], owned: ["rec1"]) == [:])
  }

  @Test func rowsThatAreAlikeGetARecordEach() {
    let claims = layout.claims(
      of: [row("K-1"), row("K-2"), row("K-3")], among: [record("rec1"), record("rec2")], owned: [])
    #expect(claims.mapValues(\.records) == [OrderKey("K-1"): ["rec1"], OrderKey("K-2"): ["rec2"]])
  }

  /// They are alike in what identifies them and not in the rest: the record of the one must not pass for the other's.
  @Test func theRecordThatIsJustAsItWasSentGoesFirst() {
    let black = row("K-1"), green = row("K-2", ["drinkName": .text("熟成紅茶")])
    let ofGreen = record("rec1", ["drinkName": .text("熟成紅茶")])
    #expect(
      layout.claims(of: [black, green], among: [ofGreen], owned: [])
        == [OrderKey("K-2"): Posted(records: ["rec1"], cells: green.cells)])
  }

  /// What it has otherwise is known, so that the line's next row mends it.
  @Test func aRecordThatIsOtherwiseInTheRestIsTakenAsItIs() {
    let claims = layout.claims(
      of: [row("K-1")],
      among: [record("rec1", ["drinkName": nil, "price": .number("2.9"), "Own": .text("x")])],
      owned: [])
    #expect(
      claims == [
        OrderKey("K-1"): Posted(
          records: ["rec1"], cells: sent.merging(["drinkName": .empty]) { $1 })
      ])
  }
}
