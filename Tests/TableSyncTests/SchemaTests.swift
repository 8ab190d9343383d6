import Ordering
import TableSync
import Testing

/// How a table is compared with what its layout needs.
@Suite struct SchemaTests {
  private static let menu = Menu(
    shop: "可不可", currency: .taiwanDollar, sizes: [Size(name: "中杯"), Size(name: "大杯")],
    ice: [IceLevel(name: "少冰")], sugar: [SugarLevel(name: "半糖")],
    addOns: [
      AddOn(name: "白玉", price: Money(minorUnits: 1_000)),
      AddOn(name: "水玉", price: Money(minorUnits: 1_000)),
    ],
    drinks: [Drink(name: "熟成紅茶", prices: ["大杯": Money(minorUnits: 3_500)])])

  private func wanted(_ columns: Layout.Column...) -> [WantedTable.Column] {
    Layout(table: "Orders", columns: columns).wantedTables(for: [Self.menu])[0].columns
  }

  @Test func theKeyIsTheFirstColumnOfATableThatIsMade() {
    let tables = Layout(
      table: "Orders", columns: [.init(.paid, type: .checkbox), key]
    ).wantedTables(for: [])
    #expect(
      tables == [
        WantedTable(
          name: "Orders",
          columns: [
            .init("orderKey", type: .singleLineText, isKey: true), .init("paid", type: .checkbox),
          ])
      ])
  }

  @Test func optionsAreTheMenusNamesInTheLayoutsWords() {
    #expect(
      wanted(
        .init(.addOns, type: .multipleSelects(choices: []), words: ["白玉": "pearls"]),
        .init(.size, type: .singleSelect(choices: ["L", "M"]), words: ["大杯": "L", "中杯": "M"]),
        .init(.ice, type: .singleSelect(choices: ["熱"])),
        .init(.status, type: .singleSelect(choices: []), words: ["placed": "新單"]),
        .init(.shop, type: .singleSelect(choices: []))
      ) == [
        .init("addOns", type: .multipleSelects(choices: ["pearls", "水玉"]), grows: true),
        .init("size", type: .singleSelect(choices: ["L", "M"])),
        .init("ice", type: .singleSelect(choices: ["熱", "少冰"])),
        .init("status", type: .singleSelect(choices: ["新單", "sent", "done", "cancelled"])),
        .init("shop", type: .singleSelect(choices: ["可不可"]), grows: true),
      ])
  }

  /// What a table has at a column, and what is wrong with that.
  @Test(
    arguments: [
      (Layout.Column(.size, type: .singleLineText), nil, .noColumn(wanted: .singleLineText)),
      (.init(.size, type: .singleLineText), .init("size", type: "multilineText"), nil),
      (
        .init(.size, type: .singleLineText), .init("size", type: "formula"),
        .wrongType(found: "formula", wanted: .singleLineText)
      ),
      (.init(.orderKey, type: .singleLineText), .init("orderKey", type: "multilineText"), nil),
      (
        .init(.orderKey, type: .singleLineText), .init("orderKey", type: "richText"),
        .wrongType(found: "richText", wanted: .singleLineText)
      ),
      (.init(.imageUrl, type: .url), .init("imageUrl", type: "singleLineText"), nil),
      (
        .init(.note, type: .multilineText), .init("note", type: "singleLineText"),
        .wrongType(found: "singleLineText", wanted: .multilineText)
      ),
      (.init(.price, type: .number(precision: 2)), .init("price", type: "currency"), nil),
      (
        .init(.price, type: .number(precision: 2)), .init("price", type: "singleLineText"),
        .wrongType(found: "singleLineText", wanted: .number(precision: 2))
      ),
      (
        .init(.price, type: .number(precision: 2)), .init("price", type: "percent"),
        .wrongType(found: "percent", wanted: .number(precision: 2))
      ),
      (
        .init(.orderedAt, type: .dateTime), .init("orderedAt", type: "date"),
        .wrongType(found: "date", wanted: .dateTime)
      ),
      (
        .init(.orderedAt, type: .dateTime), .init("orderedAt", type: "createdTime"),
        .wrongType(found: "createdTime", wanted: .dateTime)
      ),
      (
        .init(.number, type: .number(precision: 0)), .init("number", type: "autoNumber"),
        .wrongType(found: "autoNumber", wanted: .number(precision: 0))
      ),
      (
        .init(.size, type: .singleSelect(choices: ["中杯"])),
        .init("size", type: "singleSelect", choices: ["中杯", "小杯"]), .noOptions(["大杯"])
      ),
      (
        .init(.addOns, type: .multipleSelects(choices: [])),
        .init("addOns", type: "multipleSelects", choices: ["水玉"]), .newOptions(["白玉"])
      ),
      (
        .init(.addOns, type: .multipleSelects(choices: [])),
        .init("addOns", type: "multipleSelects", choices: ["白玉", "珍珠", "水玉"]), nil
      ),
      (
        .init(.addOns, type: .multipleSelects(choices: [])),
        .init("addOns", type: "singleSelect", choices: ["白玉", "水玉"]),
        .wrongType(found: "singleSelect", wanted: .multipleSelects(choices: ["白玉", "水玉"]))
      ),
    ] as [(Layout.Column, TableSchema.Column?, SchemaFault.Kind?)])
  func fault(
    column: Layout.Column, found: TableSchema.Column?, kind: SchemaFault.Kind?
  ) throws {
    let layout = Layout(table: "Orders", columns: [column])
    let table = TableSchema(
      id: "tbl1", name: "Orders",
      columns: [.init("their own", type: "formula")] + [found].compactMap(\.self))
    let wanted = try #require(layout.wantedTables(for: [Self.menu]).first)
    let expected = kind.map { SchemaFault(table: "Orders", column: column.name, $0) }
    #expect(wanted.faults(in: [table]) == [expected].compactMap(\.self))
    if case .newOptions = kind {} else { #expect(expected?.holdsRows != false) }
  }

  @Test func aTableIsFoundByItsNameOrItsID() throws {
    let others = [TableSchema(id: "tbl1", name: "Menu", columns: [])]
    let table = TableSchema(
      id: "tbl2", name: "Orders", columns: [.init("orderKey", type: "singleLineText")])
    for (name, faults) in [
      ("Orders", []), ("tbl2", []), ("orders", [SchemaFault(table: "orders", .noTable)]),
    ] {
      let wanted = Layout(table: name, columns: [key]).wantedTables(for: [])
      #expect(wanted.flatMap { $0.faults(in: others + [table]) } == faults)
    }
  }
}
