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
      entry: OutboxEntry(
        key: line.key, revision: revision, dueAt: now, inDoubt: outbox[line.key]?.entry.inDoubt),
      run: line.run, changedAt: now)
  }

  func due(at now: Timestamp, limit: Int) -> [OutboxItem] {
    let items = waiting.filter { $0.entry.dueAt <= now }.compactMap { waiting -> OutboxItem? in
      let line = lines[waiting.run]?.first { $0.key == waiting.entry.key }
      guard let line, let run = run(waiting.run) else { return nil }
      return OutboxItem(entry: waiting.entry, line: line, run: run, posted: posted[line.key])
    }
    return Array(items.sorted { Self.sortKey($0) < Self.sortKey($1) }.prefix(limit))
  }

  private static func sortKey(_ item: OutboxItem) -> (Timestamp, String, Int) {
    (item.entry.dueAt, item.run.id.text, item.line.number)
  }

  mutating func revive(_ which: Revival) {
    for (key, waiting) in outbox where which.takes(key) {
      guard waiting.isParked || waiting.entry.attempts > 0 else { continue }
      outbox[key]?.isParked = false
      outbox[key]?.entry.attempts = 0
      outbox[key]?.entry.dueAt = waiting.changedAt
    }
    for line in lines.values.joined() where which.bringsBack(line.key) {
      guard posted[line.key]?.isGone == true else { continue }
      posted[line.key] = nil
      let entry = OutboxEntry(
        key: line.key, revision: revisions[line.key, default: 1], dueAt: line.updatedAt)
      outbox[line.key] = Waiting(entry: entry, run: line.run, changedAt: line.updatedAt)
    }
  }

  mutating func beginSending(_ cells: [OrderKey: [String: Row.Value]]) {
    for (key, cells) in cells { outbox[key]?.entry.inDoubt = cells }
  }

  mutating func record(_ new: [OrderKey: Posted]) {
    for (key, new) in new where revisions[key] != nil {
      // A record is of one line: the last that was told to have it.
      for other in posted.keys { posted[other]?.records.removeAll { new.records.contains($0) } }
      posted[key] = new
      outbox[key]?.entry.inDoubt = nil
    }
  }

  /// Records what became of an entry, if its line is still as it was sent.
  mutating func settle(_ settling: Settling) {
    switch settling.outcome {
    case .gone: posted[settling.key]?.isGone = true
    case .unsent: outbox[settling.key]?.entry.inDoubt = nil
    case .stored, .postponed, .parked: break
    }
    guard var waiting = outbox[settling.key], waiting.entry.revision == settling.revision else {
      return
    }
    switch settling.outcome {
    case .stored, .gone:
      outbox[settling.key] = nil
      return
    case .unsent: return
    case .postponed(let moment, _):
      waiting.entry.attempts += 1
      waiting.entry.dueAt = moment
    case .parked: waiting.isParked = true
    }
    outbox[settling.key] = waiting
  }
}

extension Revival {
  fileprivate func takes(_ key: OrderKey) -> Bool {
    if case .keys(let keys) = self { keys.contains(key) } else { true }
  }

  fileprivate func bringsBack(_ key: OrderKey) -> Bool { self != .waiting && takes(key) }
}
