internal import ICU
public import Ordering

extension Layout {
  /// What is to be written of a line: all of it where the table does not have it yet, else what is other than it was.
  ///
  /// What is the same in all its records as we wrote or read it last is left alone, as people may have changed it in the table since: a status
  /// that is ours goes only where ours has changed. What a line has no longer is written as empty, so that nothing old stays.
  public func row(for item: OutboxItem, currency: Currency) -> Row {
    var row = row(for: item.line, run: item.run, currency: currency)
    row.order = orderRow(for: item, currency: currency)
    guard let posted = item.posted, !posted.records.isEmpty else { return row }
    let changed = row.cells.filter { $0.value != posted.cells[$0.column] }
    let unpaid = columns.filter { column in
      column.field == .paid && !item.line.isPaid && posted.cells[column.name] == .flag(true)
    }
    return Row(
      key: row.key, cells: changed + unpaid.map { Row.Cell($0.name, .flag(false)) },
      records: posted.records, order: row.order)
  }

  /// The line's row where there is none yet.
  ///
  /// `paid` is written once somebody has paid and left alone before: people tick it in the table themselves.
  public func row(for line: OrderLine, run: Run, currency: Currency) -> Row {
    let cells = columns.compactMap { column -> Row.Cell? in
      if column.field == .paid, !line.isPaid { return nil }
      return Row.Cell(column.name, column.value(of: line, run: run, currency: currency, zone: zone))
    }
    return Row(key: line.key, cells: cells)
  }
}

extension Layout.Column {
  func value(of line: OrderLine, run: Run, currency: Currency, zone: CivilZone) -> Row.Value {
    switch (source, form) {
    case (.constant(let value), _): value
    case (.field(let field), .time(let pattern)):
      fitted(.some(field.moment(of: line, run: run).map { pattern.text($0.milliseconds, zone) }))
    case (.field(let field), _): fitted(field.value(of: line, run: run, currency: currency))
    }
  }

  /// The value in the table's words, in the form that the column takes.
  func fitted(_ value: Row.Value) -> Row.Value {
    switch (value, type) {
    case (.list(let names), _): fitted(names)
    case (.empty, .checkbox): .flag(false)
    case (.empty, .multipleSelects): words.none.map { .list([$0]) } ?? .empty
    case (.empty, _): .some(words.none)
    case (.text(let text), _): .text(words.written(text))
    case (.number(let digits), .singleLineText), (.number(let digits), .multilineText):
      .text(spelled(digits))
    default: value
    }
  }

  private func fitted(_ names: [String]) -> Row.Value {
    let written = names.map { words.written($0) }
    return switch (form, type) {
    case (.holds(let held), _): .flag(names.contains { held.contains($0) })
    case (.joined(let separator), _): .text(written.joined(separator: separator))
    // What has more than one is not sent: it is a misfit.
    case (.one, _): .some(written.first)
    case (_, .multilineText): .text(written.joined(separator: "\n"))
    default: .list(written)
    }
  }

  private func spelled(_ digits: String) -> String {
    switch form {
    case .around(let before, let after): before + digits + after
    case .digits(let count):
      String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    default: digits
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
    case .account: .text(line.orderer.id.text)
    case .organizer: .text(run.organizer.name)
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
    case .order: .list([line.orderNumber])
    case .drink: .list([line.drink])
    case .orderedAt, .updatedAt, .closesAt: .some(moment(of: line, run: run)?.rfc3339)
    }
  }

  func moment(of line: OrderLine, run: Run) -> Timestamp? {
    switch self {
    case .orderedAt: line.orderedAt
    case .updatedAt: line.updatedAt
    case .closesAt: run.deadline
    default: nil
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
