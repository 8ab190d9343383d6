public import Ordering

/// Decides what is sent to the table next, and when it is tried again.
///
/// One request is in flight at a time: two of one line could land in either order and leave the older text. A batch that the
/// table refuses is sent a row at a time, until the bad row alone is parked and the others are in.
public struct Outbox: Sendable {
  /// What to do now.
  public enum Step: Hashable, Sendable {
    /// Send the newest state of these, in one request, and tell `settle` what came of it.
    case send([OutboxItem])
    /// Look whether the table has these, in one request, and tell `lookedUp` what was found, or `settle` why nothing was.
    case lookUp([OutboxItem])
    /// Take out of the table what these have too much, and tell `settle` what came of it.
    case remove([OutboxItem])
    /// Nothing may be sent before that moment.
    case wait(until: Timestamp)
    /// Nothing is due.
    case rest
  }

  private let largestBatch: Int
  private let isKeyless: Bool
  private let count: Layout.RecordCount
  /// Nothing is sent before.
  private var opensAt: Timestamp?
  /// How often in a row the table did not answer as it should.
  private var failures = 0
  /// How often in a row it took nothing, for a person to mend.
  private var stops = 0
  /// What was in a refused batch, so that one of them is bad.
  private var suspects: Set<OrderKey> = []
  /// What the table did not have when it was looked up, and since when.
  var missing: [OrderKey: Timestamp] = [:]

  /// - Parameters:
  ///   - largestBatch: The most rows in one request, from 1.
  ///   - isKeyless: Whether no column of the table has the key, so that what is sent to be made twice is two rows.
  ///   - count: How many rows a line has.
  public init(
    largestBatch: Int, isKeyless: Bool = false, count: Layout.RecordCount = Layout.RecordCount()
  ) {
    self.largestBatch = largestBatch
    self.isKeyless = isKeyless
    self.count = count
  }

  /// Whether the bad rows of a refused batch are still being looked for.
  public var isSplitting: Bool { !suspects.isEmpty }

  /// Chooses what to send of what is due, the longest due first.
  public mutating func next(_ due: [OutboxItem], at now: Timestamp) -> Step {
    guard let first = due.first else { return .rest }
    if let opensAt, now < opensAt { return .wait(until: opensAt) }
    let batch = goesAlone(first) ? [first] : together(with: first, of: due)
    switch need(first) {
    case .look: return .lookUp(batch)
    case .fewer: return .remove(batch)
    case .record, .change: return .send(batch)
    }
  }

  private func need(_ item: OutboxItem) -> OutboxItem.Need {
    item.need(count, isKeyless: isKeyless)
  }

  /// What is to go and what is to be looked up is asked for in ways of their own; so is, without a key, what is to be made.
  private func together(with first: OutboxItem, of due: [OutboxItem]) -> [OutboxItem] {
    var keys: Set<OrderKey> = []
    let batch = due.filter { item in
      !goesAlone(item) && isAsked(item, like: first)
        && keys.insert(item.entry.key).inserted
    }
    return Array(batch.prefix(largestBatch))
  }

  private func isAsked(_ item: OutboxItem, like first: OutboxItem) -> Bool {
    let (one, other) = (need(item), need(first))
    return one == other || !isKeyless && one != .fewer && other != .fewer
  }

  /// Takes the table's verdict on what was sent, and says what to record of it.
  ///
  /// Entries that nothing is recorded of stay due.
  public mutating func settle(
    _ verdict: Verdict, for batch: [OutboxItem], at now: Timestamp,
    using generator: inout some RandomNumberGenerator
  ) -> [Settling] {
    let settlings = judged(verdict, for: batch, at: now, using: &generator)
    guard isKeyless, let reason = verdict.refusalOfAll else { return settlings }
    let new = batch.filter { need($0) == .record }
    return new.map { $0.settling(.unsent(reason: reason)) } + settlings
  }

  private mutating func judged(
    _ verdict: Verdict, for batch: [OutboxItem], at now: Timestamp,
    using generator: inout some RandomNumberGenerator
  ) -> [Settling] {
    switch verdict {
    case .stored:
      answered(batch)
      return batch.map { $0.settling(.stored) }
    case .refused(let reason):
      return refused(batch, reason)
    case .gone(let keys):
      answered(batch.filter { keys.contains($0.entry.key) })
      return batch.filter { keys.contains($0.entry.key) }.map { $0.settling(.gone) }
    case .throttled(let seconds, _):
      opensAt = now.advanced(by: Pace.silence(seconds: seconds, using: &generator))
      return []
    case .stopped(let trouble, _):
      opensAt = now.advanced(by: Pace.stop(by: trouble, after: stops))
      stops += 1
      return []
    case .unsent(let reason):
      fail(at: now, using: &generator)
      // What was in doubt before it could not be sent this time still is.
      return batch.filter { $0.entry.inDoubt == nil }.map { $0.settling(.unsent(reason: reason)) }
    case .unavailable(let reason):
      fail(at: now, using: &generator)
      // One moment for all, so that they go together again.
      let attempts = batch.map(\.entry.attempts).max() ?? 0
      let moment = now.advanced(by: Pace.backoff(after: attempts, using: &generator))
      return batch.map { $0.settling(.postponed(until: moment, reason: reason)) }
    }
  }

  private mutating func fail(
    at now: Timestamp, using generator: inout some RandomNumberGenerator
  ) {
    opensAt = now.advanced(by: Pace.backoff(after: failures, using: &generator))
    failures += 1
  }

  private mutating func refused(_ batch: [OutboxItem], _ reason: String) -> [Settling] {
    guard batch.count == 1 else {
      failures = 0
      stops = 0
      suspects.formUnion(batch.map(\.entry.key))
      return []
    }
    answered(batch)
    return batch.map { $0.settling(.parked(reason: reason)) }
  }

  mutating func answered(_ batch: [OutboxItem]) {
    failures = 0
    stops = 0
    suspects.subtract(batch.map(\.entry.key))
  }

  /// Whether it may be what spoils a batch: one of a refused batch, or tried in vain so often that it may be the cause.
  private func goesAlone(_ item: OutboxItem) -> Bool {
    suspects.contains(item.entry.key) || item.entry.attempts >= 3
  }
}
