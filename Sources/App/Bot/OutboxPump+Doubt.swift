internal import Ordering
internal import Store
internal import Table
internal import TableSync

/// Rows for which the table has no key: what was sent without an answer is looked up before it is sent again.
extension OutboxPump {
  /// Puts down what is about to be made, so that a crash leaves word of it.
  func markSending(_ batch: [OutboxItem], as rows: [Row]) async throws(StoreError) {
    guard layout.isKeyless else { return }
    var sent: [OrderKey: [String: Row.Value]] = [:]
    for (item, row) in zip(batch, rows) where need(of: item) == .record {
      sent[row.key] = Dictionary(row.cells.map { ($0.column, $0.value) }) { $1 }
    }
    if !sent.isEmpty { try await store.beginSending(sent) }
  }

  /// Finds out whether the table has what was sent; what it has is of the line from then on.
  func lookUp(_ batch: [OutboxItem], _ course: inout Course) async throws(StoreError) {
    let now = course.time.now()
    let rows = batch.compactMap { $0.doubtful(at: now) }
    switch await table.find(rows) {
    case .failed(let verdict):
      guard !Task.isCancelled else { return }
      try await settle(Written(verdict), for: batch, &course)
    case .found(let records):
      let owned = try await store.owners(of: records.map(\.id))
      var claims = layout.claims(of: rows, among: records, owned: Set(owned.keys))
      for item in batch {
        let key = item.entry.key
        if let claim = claims[key] { claims[key] = item.posted?.adding(claim) ?? claim }
      }
      let settlings = course.outbox.lookedUp(
        batch, found: Set(claims.keys), at: course.time.now())
      try await store.settle(settlings, posted: claims)
    }
  }
}
