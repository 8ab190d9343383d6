/// Some records of a list, and where the next ones begin.
struct Page {
  var records: [Record]
  /// Nil on the last page.
  var offset: String?
}

/// A list that a client asks for, with the fields of the table that decide over it.
struct Listing {
  private let query: ListQuery
  private let table: Table
  /// The fields that the formula looks at, under the names that it has for them.
  private let formulaFields: [(name: String, field: Field)]
  private let orders: [SortOrder]

  /// - Throws: Where the table lacks the view, or a field that the query names.
  init(_ query: ListQuery, of table: Table) throws(Failure) {
    if let view = query.view, view != table.view, view != Table.viewName {
      throw .unknownView(view)
    }
    self.query = query
    self.table = table
    formulaFields = try Self.fields(of: query.formula, in: table)
    var orders: [SortOrder] = []
    for order in query.sort {
      orders.append(SortOrder(try table.field(order.field), isDescending: order.isDescending))
    }
    self.orders = orders
  }

  private static func fields(
    of formula: Formula?, in table: Table
  ) throws(Failure) -> [(name: String, field: Field)] {
    var fields: [(name: String, field: Field)] = []
    var unknown: [String] = []
    for name in formula?.fieldNames.sorted() ?? [] {
      if let field = table.fields.first(where: { $0.isCalled(name) }) {
        fields.append((name, field))
      } else {
        unknown.append(name)
      }
    }
    guard unknown.isEmpty else { throw .unknownFieldInFormula(unknown) }
    return fields
  }

  /// The fields whose cells decide which records are on a page, and in which order.
  private var decidingFields: Set<Field> { Set(formulaFields.map(\.field) + orders.map(\.field)) }

  /// The page that is asked for.
  func page(in transaction: Transaction, now: Moment) throws(Failure) -> Page {
    guard query.formula == nil, orders.isEmpty else {
      return try page(of: transaction.records(of: table, with: decidingFields), now: now)
    }
    return try pageByAge(in: transaction)
  }

  /// A page of all records as they were made, for which no others need be looked at.
  private func pageByAge(in transaction: Transaction) throws(Failure) -> Page {
    var behind = 0
    var most = query.maxRecords
    if let id = try lastID {
      guard let last = try transaction.record(id, of: table) else { throw .offsetGone }
      behind = last.number
      if most < Int.max { most = max(0, most - (try transaction.count(of: table, upTo: behind))) }
    }
    let size = min(query.pageSize, most)
    let found = try transaction.records(of: table, behind: behind, limit: size + 1)
    let page = Array(found.prefix(size))
    let hasMore = found.count > size && most > size
    return Page(records: page, offset: hasMore ? page.last.map { offsetPrefix + $0.id } : nil)
  }

  /// The page that is asked for.
  ///
  /// - Parameter records: All of the table, in the order in which they were made, with the cells
  ///   of the deciding fields at least.
  private func page(of records: [Record], now: Moment) throws(Failure) -> Page {
    let kept = records.filter { isKept($0, now: now) }
    let list = kept.sorted(by: orders).prefix(query.maxRecords)
    let start = try start(in: list)
    let page = list[start...].prefix(query.pageSize)
    let hasMore = page.endIndex < list.endIndex
    return Page(
      records: Array(page), offset: hasMore ? page.last.map { offsetPrefix + $0.id } : nil)
  }

  private func isKept(_ record: Record, now: Moment) -> Bool {
    guard let formula = query.formula else { return true }
    var row = FormulaRow(
      id: record.id, created: record.created, modified: record.modified, now: now, fields: [:])
    for (name, field) in formulaFields {
      row.fields[name] = field.formulaValue(of: record.cell(of: field))
    }
    return formula.holds(for: row)
  }

  /// Where the page begins: behind the record that the last one ended with.
  private func start(in list: ArraySlice<Record>) throws(Failure) -> Int {
    guard let id = try lastID else { return list.startIndex }
    guard let last = list.firstIndex(where: { $0.id == id }) else { throw .offsetGone }
    return last + 1
  }

  /// The id of the record that the last page ended with; nil for the first page.
  private var lastID: String? {
    get throws(Failure) {
      guard let offset = query.offset else { return nil }
      let id = offset.dropFirst(offsetPrefix.count)
      guard offset.hasPrefix(offsetPrefix), Identifier.record.isForm(of: id) else {
        throw .invalidOffset(offset)
      }
      return String(id)
    }
  }

  /// An offset is `itr…/rec…`; ours says of which table it is.
  private var offsetPrefix: String {
    Identifier.iterator.rawValue + table.id.dropFirst(3) + "/"
  }
}
