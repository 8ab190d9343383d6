import Dialogue
import Ordering
import SQLite

extension Connection {
  /// The lines of a run that a query asks for, by number.
  func lines(of run: RunID, for query: SceneQuery) throws(SQLiteError) -> [OrderLine] {
    var lines: [Int: OrderLine] = [:]
    for selection in query.lines {
      for line in try self.lines(of: run, selection, query.person?.id) {
        lines[line.number] = line
      }
    }
    return lines.values.sorted { $0.number < $1.number }
  }

  private func lines(
    of run: RunID, _ selection: LineSelection, _ person: PersonID?
  ) throws(SQLiteError) -> [OrderLine] {
    let select = "SELECT * FROM line WHERE run = ?"
    return switch selection {
    case .all: try rows(select, run, read: OrderLine.init(row:))
    case .mine: try rows(select + " AND orderer_id = ?", run, person, read: OrderLine.init(row:))
    case .numbered(let number):
      try rows(select + " AND number = ?", run, number, read: OrderLine.init(row:))
    case .named(let name):
      try rows(
        select + " AND (orderer_name = ? OR beneficiary = ?)", run, name, name,
        read: OrderLine.init(row:))
    case .latest:
      try rows(
        select + " AND status <> 'cancelled' ORDER BY number DESC LIMIT 1", run,
        read: OrderLine.init(row:))
    }
  }

  func tally(of run: RunID) throws(SQLiteError) -> Tally {
    let tally = try row(
      """
      SELECT ifnull(sum(quantity), 0) AS cups,
        ifnull(sum(quantity * unit_price), 0) AS sum
      FROM line WHERE run = ? AND status <> 'cancelled'
      """, run
    ) { row throws(SQLiteError) in Tally(cups: try row("cups"), sum: try row("sum")) }
    return tally ?? Tally()
  }

  func nextNumber(in run: RunID) throws(SQLiteError) -> Int {
    try value("SELECT 1 + ifnull(max(number), 0) FROM line WHERE run = ?", run) ?? 1
  }

  /// A number that no order ever had: the day and six digits.
  func newOrderNumber(day: String, at now: Timestamp) throws(SQLiteError) -> String {
    let last: Int? = try value(
      """
      INSERT INTO order_counter (day, last) VALUES (?, 1)
      ON CONFLICT (day) DO UPDATE SET last = last + 1 RETURNING last
      """, day)
    let digits = String(last ?? 0)
    let number = day + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    try run("INSERT INTO placed_order (number, placed_at) VALUES (?, ?)", number, now)
    return number
  }

  /// Writes a new line, whose number in the run must be free.
  func place(_ line: OrderLine) throws(SQLiteError) {
    try run(
      """
      INSERT INTO line (run, number, order_number, orderer_id, orderer_name, beneficiary, drink,
        size, ice, sugar, add_ons, quantity, unit_price, note, image, status, is_paid, ordered_at,
        updated_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, line.run, line.number, line.orderNumber, line.orderer.id, line.orderer.name,
      line.beneficiary, line.drink, line.size, line.ice, line.sugar, JSON(line.addOns),
      line.quantity, line.unitPrice, line.note, line.image, line.status, line.isPaid,
      line.orderedAt, line.updatedAt)
  }

  /// Writes a line as it is from now on; its order number stays what it was given.
  func save(_ line: OrderLine) throws(SQLiteError) {
    let changed = try run(
      """
      UPDATE line SET orderer_id = ?, orderer_name = ?, beneficiary = ?, drink = ?, size = ?,
        ice = ?, sugar = ?, add_ons = ?, quantity = ?, unit_price = ?, note = ?, image = ?,
        status = ?, is_paid = ?, ordered_at = ?, updated_at = ?, revision = revision + 1
      WHERE run = ? AND number = ?
      """, line.orderer.id, line.orderer.name, line.beneficiary, line.drink, line.size, line.ice,
      line.sugar, JSON(line.addOns), line.quantity, line.unitPrice, line.note, line.image,
      line.status, line.isPaid, line.orderedAt, line.updatedAt, line.run, line.number)
    guard changed == 1 else { throw SQLiteError(.constraint, "there is no such line to save") }
  }
}

extension OrderLine {
  init(row: borrowing Row) throws(SQLiteError) {
    self.init(
      run: try row("run"), number: try row("number"), orderNumber: try row("order_number"),
      orderer: Person(id: try row("orderer_id"), name: try row("orderer_name")),
      beneficiary: try row("beneficiary"), drink: try row("drink"), size: try row("size"),
      ice: try row("ice"), sugar: try row("sugar"),
      addOns: try row("add_ons", as: JSON<[DraftLine.Portion]>.self).value,
      quantity: try row("quantity"), unitPrice: try row("unit_price"), note: try row("note"),
      image: try row("image"), status: try row("status"), isPaid: try row("is_paid"),
      orderedAt: try row("ordered_at"), updatedAt: try row("updated_at"))
  }
}
