public import Ordering

/// What is known of rows for which the table has no key.
extension Outbox {
  /// Takes what a look found of rows in doubt, and says what to record of the others: that the table does not have them is
  /// believed when a second look, a while later, says the same.
  ///
  /// Of what was found nothing is to be recorded but that it is posted.
  public mutating func lookedUp(
    _ batch: [OutboxItem], found: Set<OrderKey>, at now: Timestamp
  ) -> [Settling] {
    answered(batch)
    return batch.compactMap { item in
      let key = item.entry.key
      guard !found.contains(key) else {
        missing[key] = nil
        return nil
      }
      let second = missing[key, default: now].advanced(by: Pace.secondLook)
      if missing[key] != nil, now >= second {
        missing[key] = nil
        return item.settling(.unsent(reason: "the table does not have it, it is sent again"))
      }
      missing[key] = missing[key] ?? now
      return item.settling(
        .postponed(
          until: second, reason: "no answer told whether the table has it, it is looked up"))
    }
  }
}

extension OutboxItem {
  /// The row as it was sent, to be looked up; `nil` where there is no doubt about it.
  ///
  /// It cannot be older than its order. Clocks differ, and a clock that follows messages stands still between them: for that
  /// it may be some minutes older.
  public func doubtful(at now: Timestamp) -> DoubtfulRow? {
    guard let cells = entry.inDoubt else { return nil }
    let age = max(0, now.milliseconds - line.orderedAt.milliseconds) / 1_000
    return DoubtfulRow(key: entry.key, cells: cells, longestAge: age + 600)
  }
}

extension Verdict {
  /// The reason, where a table that was reached refused everything, so that nothing of it was written.
  var refusalOfAll: String? {
    switch self {
    case .refused(let reason), .stopped(_, let reason), .throttled(_, let reason): reason
    case .stored, .gone, .unsent, .unavailable: nil
    }
  }
}
