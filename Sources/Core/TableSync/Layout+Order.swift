public import Ordering

/// Orders that have a row of their own, in a table that the rows of their lines link to.
extension Layout {
  /// The layout of that table: a row for all lines that were confirmed at once; `nil` where orders have none.
  public var header: Layout? {
    get { headers.first }
    set { headers = newValue.map { [$0] } ?? [] }
  }

  /// What is to be written of the order of a line; `nil` where its row is as it has to be.
  ///
  /// Where the line is to be made it is all of it, so that there is a row to link to.
  public func orderRow(for item: OutboxItem, currency: Currency) -> Row.Order? {
    guard let header, let order = item.order.asOne else { return nil }
    let cells = header.row(for: order, run: item.run, currency: currency).cells
    let changed = cells.filter { item.posted?.cells[header.place(of: $0)] != $0.value }
    let isMade = item.posted?.records.isEmpty ?? true
    if isMade { return count.of(item.line) == 0 ? nil : Row.Order(order.orderNumber, cells) }
    guard !changed.isEmpty else { return nil }
    let key = cells.filter { $0.column == header.keyColumn && !changed.contains($0) }
    return Row.Order(order.orderNumber, key + changed)
  }

  /// What is written with a row, by column; a column of the order under a name that tells it from one of the line.
  public func written(with row: Row) -> [String: Row.Value] {
    var written = Dictionary(row.cells.map { ($0.column, $0.value) }) { $1 }
    if let header {
      for cell in row.order?.cells ?? [] { written[header.place(of: cell)] = cell.value }
    }
    return written
  }

  private func place(of cell: Row.Cell) -> String { "\(table)/\(cell.column)" }
}

extension Field {
  /// Whether it says the same of all lines of an order, or something of them together.
  public var isOfAnOrder: Bool {
    switch self {
    case .orderNumber, .run, .shop, .orderedBy, .account, .organizer, .price, .currency, .status,
      .paid, .channel, .orderedAt, .updatedAt, .closesAt:
      true
    default: false
    }
  }
}

extension [OrderLine] {
  /// An order as a line that costs what those of its lines cost that are not cancelled, and has come as far as the last of
  /// them; `nil` for none.
  fileprivate var asOne: OrderLine? {
    guard var order = first else { return nil }
    let lines = filter { !$0.isCancelled }
    order.quantity = 1
    order.unitPrice = lines.map(\.total).sum()
    order.status =
      [.placed, .sent, .done].first { status in lines.contains { $0.status == status } }
      ?? .cancelled
    order.isPaid = !lines.isEmpty && lines.allSatisfy(\.isPaid)
    order.updatedAt = map(\.updatedAt).max() ?? order.updatedAt
    return order
  }
}
