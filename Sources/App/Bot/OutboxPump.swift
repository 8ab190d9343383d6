public import Dialogue
public import Ordering
public import Store
public import Table
public import TableSync

/// Carries what was accepted to the table: due lines become rows, verdicts go back to the store.
///
/// One pump a table, in one task: two requests at a time could land in either order.
public struct OutboxPump: Sendable {
  private let store: any Store
  private let table: any Table
  private let layout: Layout
  private let currency: @Sendable (Run) -> Currency
  private let onParked: @Sendable (Run, [ParkedLine]) async -> Void
  private let report: @Sendable (String) -> Void
  private let clock: any Clock
  private let uptime: @Sendable () -> Int64
  private let pause: @Sendable (Int64) async -> Void
  /// Rung after each request, for whoever waits until everything is posted.
  private let progress = Alarm()

  /// In milliseconds.
  private static let longestRest: Int64 = 3_600_000

  /// - Parameters:
  ///   - currency: In which a run is paid.
  ///   - alarm: To be rung when lines were committed.
  ///   - onParked: Told of lines of a run that the table refuses for good, after that is stored.
  ///   - report: Takes a line for whoever runs the bot when the table or the store stops working, and when it works again.
  public init(
    store: any Store, table: any Table, layout: Layout,
    currency: @escaping @Sendable (Run) -> Currency, clock: any Clock, alarm: Alarm,
    onParked: @escaping @Sendable (Run, [ParkedLine]) async -> Void,
    report: @escaping @Sendable (String) -> Void
  ) {
    let start = ContinuousClock.now
    self.init(
      store: store, table: table, layout: layout, currency: currency, clock: clock,
      onParked: onParked, report: report, uptime: { (ContinuousClock.now - start).milliseconds },
      pause: { await alarm.wait(milliseconds: $0) })
  }

  /// With time as the caller makes it: `uptime` counts milliseconds, `pause` waits for so many or for a commit.
  init(
    store: any Store, table: any Table, layout: Layout,
    currency: @escaping @Sendable (Run) -> Currency, clock: any Clock,
    onParked: @escaping @Sendable (Run, [ParkedLine]) async -> Void,
    report: @escaping @Sendable (String) -> Void,
    uptime: @escaping @Sendable () -> Int64, pause: @escaping @Sendable (Int64) async -> Void
  ) {
    self.store = store
    self.table = table
    self.layout = layout
    self.currency = currency
    self.clock = clock
    self.onParked = onParked
    self.report = report
    self.uptime = uptime
    self.pause = pause
  }

  /// Posts what is due, as it falls due, until the task is cancelled.
  ///
  /// What the table refused before is tried once more: it may have been mended since.
  public func run() async {
    var course = Course(
      outbox: Outbox(largestBatch: table.largestBatch),
      time: RunningTime(clock: clock, uptime: uptime))
    while !Task.isCancelled {
      let rest: Int64
      do {
        rest = try await step(&course)
        course.trouble.storeWorks(report: report)
      } catch {
        rest = course.trouble.storeFailed(error, report: report)
      }
      if rest > 0 { await pause(rest) }
    }
  }

  /// Waits until nothing waits for the table or that much time has passed, while `run` goes on in another task.
  ///
  /// - Returns: What is left.
  public func drain(seconds: Int64) async throws(StoreError) -> Backlog {
    let end = uptime() + seconds * 1_000
    var backlog = try await store.backlog()
    while backlog.waiting > 0, uptime() < end, !Task.isCancelled {
      await progress.wait(milliseconds: end - uptime())
      backlog = try await store.backlog()
    }
    return backlog
  }

  /// Does one thing.
  ///
  /// - Returns: How long there is nothing more to do, in milliseconds.
  private func step(_ course: inout Course) async throws(StoreError) -> Int64 {
    if !course.hasRevived {
      try await store.revive(.waiting)
      course.hasRevived = true
    }
    let now = course.time.now()
    switch course.outbox.next(try await store.due(at: now, limit: table.largestBatch), at: now) {
    case .send(let batch):
      try await send(batch, &course)
      return 0
    case .wait(let moment):
      return moment.milliseconds - now.milliseconds
    case .rest:
      guard let next = try await store.nextEntryDue() else { return Self.longestRest }
      return min(max(next.milliseconds - now.milliseconds, 100), Self.longestRest)
    }
  }

  private func send(
    _ batch: [OutboxItem], _ course: inout Course
  ) async throws(StoreError) {
    let rows = batch.map { layout.row(for: $0.line, run: $0.run, currency: currency($0.run)) }
    let verdict = await table.write(rows)
    // A request that was broken off says nothing of the table.
    guard !Task.isCancelled || verdict == .stored else { return }
    var generator = SystemRandomNumberGenerator()
    let settlings = course.outbox.settle(
      verdict, for: batch, at: course.time.now(), using: &generator)
    if !settlings.isEmpty { try await store.settle(settlings) }
    for (item, settling) in zip(batch, settlings) {
      guard case .parked(let reason) = settling.outcome else { continue }
      let line = ParkedLine(number: item.line.number, reason: reason)
      course.parked[item.run, default: []].append(line)
    }
    await tellOfParked(&course)
    try await tell(of: verdict, &course)
    await progress.ring()
  }

  /// Tells of all bad rows of a batch at once, not of each by itself.
  private func tellOfParked(_ course: inout Course) async {
    guard !course.outbox.isSplitting else { return }
    for (run, lines) in course.parked { await onParked(run, lines) }
    course.parked = [:]
  }

  private func tell(of verdict: Verdict, _ course: inout Course) async throws(StoreError) {
    guard let news = course.trouble.news(of: verdict) else { return }
    let waiting = try await store.backlog().waiting
    report("\(news); rows that wait: \(waiting)")
    course.trouble.didTell(of: verdict)
  }
}

/// What the pump remembers while it runs.
private struct Course {
  var outbox: Outbox
  var time: RunningTime
  var trouble = PumpTrouble()
  var hasRevived = false
  /// Refused lines that nobody was told of yet.
  var parked: [Run: [ParkedLine]] = [:]
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
