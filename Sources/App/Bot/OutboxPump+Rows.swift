internal import Dialogue
internal import Ordering
internal import Store
internal import Table
internal import TableSync

/// What is sent of a line, and what the table has of it then.
extension OutboxPump {
  /// What becomes of a line that there is nothing to write of, or that the layout has no word for; `nil` for one that is
  /// to be sent.
  func unsendable(_ item: OutboxItem) -> Settling? {
    if item.posted?.isGone == true { return item.settling(.gone) }
    switch need(of: item) {
    case .look, .fewer: return nil
    case .change where isDone(item): return item.settling(.stored)
    case .record, .change: break
    }
    let misfits = layout.misfits(of: item.line, in: item.run, currency: currency(item.run))
    return misfits.first.map { item.settling(.parked(reason: $0.description)) }
  }

  /// The items with all lines of their orders, where these have rows.
  func withOrders(_ items: [OutboxItem]) async throws(StoreError) -> [OutboxItem] {
    guard layout.header != nil else { return items }
    var items = items
    for run in Set(items.map(\.run)) {
      let scene = try await store.scene(
        for: SceneQuery(room: run.room, run: run.id, lines: [.all]))
      for place in items.indices where items[place].run.id == run.id {
        let number = items[place].line.orderNumber
        items[place].order = scene.lines.filter { $0.orderNumber == number }
      }
    }
    return items
  }

  func need(of item: OutboxItem) -> OutboxItem.Need {
    item.need(layout.count, isKeyless: layout.isKeyless)
  }

  /// Whether the table has the line as it is.
  private func isDone(_ item: OutboxItem) -> Bool {
    need(of: item) == .change && row(for: item).isEmpty
  }

  /// All cells of a record that is to be made, and of those that are there what changes.
  private func row(for item: OutboxItem) -> Row {
    let currency = currency(item.run)
    var row = layout.row(for: item, currency: currency)
    switch need(of: item) {
    case .record:
      row.cells = layout.row(for: item.line, run: item.run, currency: currency).cells
      row.records = []
    case .fewer:
      row = Row(key: row.key, cells: [], records: item.surplus(layout.count), order: row.order)
    case .change where layout.count.of(item.line) == 0: row.cells = []
    case .change, .look: break
    }
    return row
  }

  func send(_ batch: [OutboxItem], _ course: inout Course) async throws(StoreError) {
    let rows = batch.map { row(for: $0) }
    try await markSending(batch, as: rows)
    let doubted = doubted(batch, rows)
    if !doubted.isEmpty { try await store.settle([], posted: doubted) }
    let written = await table.write(rows)
    // A request that was broken off says nothing of the table.
    guard !Task.isCancelled || written.verdict == .stored else { return }
    try await settle(written, for: batch, posted: posted(batch, rows, written), &course)
  }

  /// Takes out of the table what lines have too much.
  func remove(_ batch: [OutboxItem], _ course: inout Course) async throws(StoreError) {
    let rows = batch.map { row(for: $0) }
    // Put down before, so that a crash does not leave records in doubt without a word of it.
    var asked: [OrderKey: Posted] = [:]
    for item in batch { asked[item.entry.key] = item.leaving(layout.count) }
    try await store.settle([], posted: asked)
    let verdict = await table.remove(rows)
    guard !Task.isCancelled || verdict == .stored else { return }
    var left: [OrderKey: Posted] = [:]
    for (item, row) in zip(batch, rows) where verdict == .stored {
      var posted = item.withoutSurplus(layout.count)
      posted.cells.merge(layout.written(with: row)) { $1 }
      left[row.key] = posted
    }
    try await settle(Written(verdict), for: batch, posted: left, &course)
  }

  /// The settlings without the lines that are stored, but need another step.
  func withoutUnfinished(
    _ settlings: [Settling], of batch: [OutboxItem], _ posted: [OrderKey: Posted]
  ) -> [Settling] {
    let unfinished = batch.filter { item in
      guard let now = posted[item.entry.key] else { return false }
      var item = item
      item.entry.inDoubt = nil
      item.posted = now
      return !isDone(item)
    }
    let keys = Set(unfinished.map(\.entry.key))
    return settlings.filter { $0.outcome != .stored || !keys.contains($0.key) }
  }

  /// What is known of rows while a change of them is under way, and after it if nobody hears what came of it, not even for
  /// a crash: all but what is sent, so that it goes again, whatever the line says by then.
  private func doubted(_ batch: [OutboxItem], _ rows: [Row]) -> [OrderKey: Posted] {
    var doubted: [OrderKey: Posted] = [:]
    for (item, row) in zip(batch, rows) where !row.records.isEmpty {
      doubted[row.key] = item.posted
      for column in layout.written(with: row).keys { doubted[row.key]?.cells[column] = nil }
    }
    return doubted
  }

  /// What the table has from now on of the rows that are in.
  private func posted(
    _ batch: [OutboxItem], _ rows: [Row], _ written: Written
  ) -> [OrderKey: Posted] {
    var posted: [OrderKey: Posted] = [:]
    for (item, row) in zip(batch, rows) {
      guard let records = written.records[row.key] else { continue }
      let cells = layout.written(with: row)
      if row.records.isEmpty {
        let made = Posted(records: records, cells: cells)
        posted[row.key] = item.posted?.adding(made) ?? made
      } else {
        let known = item.posted?.cells ?? [:]
        posted[row.key] = Posted(records: records, cells: known.merging(cells) { $1 })
      }
    }
    return posted
  }
}
