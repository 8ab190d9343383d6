public import Ordering

extension Layout {
  /// What is to be written of a line: all of it where the table does not have it yet, else what is other than it was.
  ///
  /// What is the same as we wrote or read it last is left alone, as people may have changed it in the table since: a status
  /// that is ours goes only where ours has changed. What a line has no longer is written as empty, so that nothing old stays.
  public func row(for item: OutboxItem, currency: Currency) -> Row {
    let row = row(for: item.line, run: item.run, currency: currency)
    guard let posted = item.posted, !posted.records.isEmpty else { return row }
    let changed = row.cells.filter { $0.value != posted.cells[$0.column] ?? .empty }
    let unpaid = columns.filter { column in
      column.field == .paid && !item.line.isPaid && posted.cells[column.name] == .flag(true)
    }
    return Row(
      key: row.key, cells: changed + unpaid.map { Row.Cell($0.name, .flag(false)) },
      records: posted.records)
  }

  /// The line's row where there is none yet.
  ///
  /// `paid` is written once somebody has paid and left alone before: people tick it in the table themselves.
  public func row(for line: OrderLine, run: Run, currency: Currency) -> Row {
    let cells = columns.compactMap { column -> Row.Cell? in
      if column.field == .paid, !line.isPaid { return nil }
      let value = column.field.value(of: line, run: run, currency: currency)
      return Row.Cell(column.name, column.fitted(value))
    }
    return Row(key: line.key, cells: cells)
  }
}

extension Layout.Column {
  /// The value in the table's words, in the form that the column takes.
  func fitted(_ value: Row.Value) -> Row.Value {
    switch (value, type) {
    case (.text(let text), _): .text(words[text] ?? text)
    case (.list(let names), .multilineText):
      .text(names.map { words[$0] ?? $0 }.joined(separator: "\n"))
    case (.list(let names), _): .list(names.map { words[$0] ?? $0 })
    case (.number(let digits), .singleLineText), (.number(let digits), .multilineText):
      .text(digits)
    default: value
    }
  }
}

extension Field {
  func value(of line: OrderLine, run: Run, currency: Currency) -> Row.Value {
    switch self {
    case .orderKey: .text(line.key.text)
    case .orderNumber: .text(line.orderNumber)
    case .number: .number("\(line.number)")
    case .run: .text(run.id.text)
    case .shop: .text(run.shop)
    case .orderName: .text(line.beneficiary ?? line.orderer.name)
    case .orderedBy: .text(line.orderer.name)
    case .drinkName: .text(line.drink)
    case .size: .some(line.size)
    case .ice: .some(line.ice)
    case .sugar: .some(line.sugar)
    case .addOns: line.addOns.isEmpty ? .empty : .list(line.portionNames)
    case .numberOfCups: .number("\(line.quantity)")
    case .unitPrice: .number(currency.decimal(line.unitPrice))
    case .price: .number(currency.decimal(line.total))
    case .currency: .text(currency.code)
    case .note: .some(line.note)
    case .imageUrl: .some(line.image)
    case .status: .text(line.status.rawValue)
    case .paid: .flag(line.isPaid)
    case .channel: .text(run.room.name)
    case .orderedAt: .text(line.orderedAt.rfc3339)
    case .updatedAt: .text(line.updatedAt.rfc3339)
    }
  }
}

extension Row.Value {
  static func some(_ text: String?) -> Row.Value { text.map { .text($0) } ?? .empty }
}

extension OrderLine {
  /// The names of the add-ons, each as often as its portions go into a cup.
  var portionNames: [String] {
    addOns.flatMap { Array(repeating: $0.name, count: max(0, $0.portions)) }
  }
}
