internal import TableSync
internal import YAML

/// Orders that have rows of their own.
extension LayoutCheck {
  mutating func header(_ entry: HeaderEntry?, isWhole: Bool) -> Layout? {
    guard let entry else { return nil }
    if entry.table.value.isEmpty { fault(entry.table, "the table has no name, write one") }
    let columns = entry.columns.value.compactMap { column($0, in: entry.columns, of: nil) }
    checkThatAllDiffer(entry.columns.value)
    for said in entry.columns.value.compactMap(\.field) {
      guard let field = Field(rawValue: said.value), !field.isOfAnOrder else { continue }
      let known = Field.allCases.filter(\.isOfAnOrder).map(\.rawValue).joined(separator: ", ")
      fault(said, "\(said.value) is of a line and not of an order, write one of \(known)")
    }
    let layout = Layout(table: entry.table.value, columns: columns, identity: .order)
    if isWhole, columns.count == entry.columns.value.count,
      layout.column(of: .orderNumber)?.type != .singleLineText
    {
      fault(
        entry.columns,
        "no singleLineText holds orderNumber, by which the rows of orders are found: add it")
    }
    return layout
  }

  /// The table that a column of links leads to.
  mutating func linked(_ entry: ColumnEntry, to header: Layout?) -> LinkedTable {
    switch (entry.field?.value, entry.linked) {
    case (Field.order.rawValue, let said):
      if let said {
        fault(said.table, "an order is linked in the table of the header, remove this")
      } else if header == nil {
        fault(
          entry.type, "orders have no rows to link to, write header: {table: …, columns: […]}")
      }
      return LinkedTable(table: header?.table ?? "", column: header?.keyColumn ?? "")
    case (_, let said?):
      if said.table.value.isEmpty { fault(said.table, "the table has no name, write one") }
      if said.name.value.isEmpty { fault(said.name, "the column has no name, write one") }
      return LinkedTable(table: said.table.value, column: said.name.value)
    case (_, nil):
      fault(
        entry.type,
        "in which table are the records, and which column has their names? write such "
          + "as linked: {table: Menu, name: itemName}")
      return LinkedTable(table: "", column: "")
    }
  }
}
