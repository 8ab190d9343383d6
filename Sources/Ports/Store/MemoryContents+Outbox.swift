import Ordering
import TableSync

extension MemoryContents {
  /// The entries that are not parked.
  var waiting: [Waiting] { outbox.values.filter { !$0.isParked } }

  /// Marks a line as one that the table does not have as it is now.
  mutating func post(_ line: OrderLine, at now: Timestamp) {
    let revision = revisions[line.key, default: 0] + 1
    revisions[line.key] = revision
    outbox[line.key] = Waiting(
      entry: OutboxEntry(key: line.key, revision: revision, dueAt: now), run: line.run,
      changedAt: now)
  }

  func due(at now: Timestamp, limit: Int) -> [OutboxItem] {
    let items = waiting.filter { $0.entry.dueAt <= now }.compactMap { waiting -> OutboxItem? in
      let line = lines[waiting.run]?.first { $0.key == waiting.entry.key }
      guard let line, let run = run(waiting.run) else { return nil }
      return OutboxItem(entry: waiting.entry, line: line, run: run)
    }
    return Array(items.sorted { Self.sortKey($0) < Self.sortKey($1) }.prefix(limit))
  }

  private static func sortKey(_ item: OutboxItem) -> (Timestamp, String, Int) {
    (item.entry.dueAt, item.run.id.text, item.line.number)
  }

  mutating func reviveEntries() {
    for (key, waiting) in outbox where waiting.isParked || waiting.entry.attempts > 0 {
      outbox[key]?.isParked = false
      outbox[key]?.entry.attempts = 0
      outbox[key]?.entry.dueAt = waiting.changedAt
    }
  }

  /// Records what became of an entry, if its line is still as it was sent.
  mutating func settle(_ settling: Settling) {
    guard var waiting = outbox[settling.key], waiting.entry.revision == settling.revision else {
      return
    }
    switch settling.outcome {
    case .stored: outbox[settling.key] = nil
    case .postponed(let moment, _):
      waiting.entry.attempts += 1
      waiting.entry.dueAt = moment
      outbox[settling.key] = waiting
    case .parked:
      waiting.isParked = true
      outbox[settling.key] = waiting
    }
  }
}
