/// Some records of a list, and where the next ones begin.
struct Page {
  var records: [Record]
  /// Nil on the last page.
  var offset: String?
}

extension ListQuery {
  /// The page that is asked for.
  ///
  /// - Parameter records: All of the table, in the order in which they were made.
  func page(of records: [Record], in table: Table, now: Moment) throws(Failure) -> Page {
    if let view, view != table.view, view != Table.viewName { throw .unknownView(view) }
    let kept = try filtered(records, in: table, now: now)
    let list = try sorted(kept, in: table).prefix(maxRecords)
    let start = try start(in: list, of: table)
    let page = list[start...].prefix(pageSize)
    let hasMore = page.endIndex < list.endIndex
    return Page(
      records: Array(page),
      offset: hasMore ? page.last.map { Self.prefix(of: table) + $0.id } : nil)
  }

  private func filtered(
    _ records: [Record], in table: Table, now: Moment
  ) throws(Failure) -> [Record] {
    guard let formula else { return records }
    var fields: [(name: String, field: Field)] = []
    var unknown: [String] = []
    for name in formula.fieldNames.sorted() {
      if let field = table.fields.first(where: { $0.isCalled(name) }) {
        fields.append((name, field))
      } else {
        unknown.append(name)
      }
    }
    guard unknown.isEmpty else { throw .unknownFieldInFormula(unknown) }
    return records.filter { record in
      var row = FormulaRow(id: record.id, created: record.created, now: now, fields: [:])
      for (name, field) in fields {
        row.fields[name] = field.formulaValue(of: record.cells[field.number])
      }
      return formula.holds(for: row)
    }
  }

  private func sorted(_ records: [Record], in table: Table) throws(Failure) -> [Record] {
    var orders: [(field: Field, isDescending: Bool)] = []
    for order in sort { orders.append((try table.field(order.field), order.isDescending)) }
    guard !orders.isEmpty else { return records }
    let keyed = records.map { record in
      (record, orders.map { $0.field.sortKey(of: record.cells[$0.field.number]) })
    }
    return keyed.sorted { left, right in
      for (index, order) in orders.enumerated() {
        switch left.1[index].order(to: right.1[index]) {
        case .less: return !order.isDescending
        case .greater: return order.isDescending
        case .equal: continue
        }
      }
      return left.0.number < right.0.number
    }.map(\.0)
  }

  /// Where the page begins: behind the record that the last one ended with.
  private func start(in list: ArraySlice<Record>, of table: Table) throws(Failure) -> Int {
    guard let offset else { return list.startIndex }
    let prefix = Self.prefix(of: table)
    let id = offset.dropFirst(prefix.count)
    guard offset.hasPrefix(prefix), Identifier.record.isForm(of: id) else {
      throw .invalidOffset(offset)
    }
    guard let last = list.firstIndex(where: { $0.id == id }) else { throw .offsetGone }
    return last + 1
  }

  /// An offset is `itr…/rec…`; ours says of which table it is.
  private static func prefix(of table: Table) -> String {
    Identifier.iterator.rawValue + table.id.dropFirst(3) + "/"
  }
}
