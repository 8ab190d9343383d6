public import Dialogue
public import Ordering
public import Store
public import Table
public import TableSync

/// Carries what was accepted to the table: due lines become rows, verdicts go back to the store.
///
/// One pump a table, in one task: two requests at a time could land in either order.
public struct OutboxPump: Sendable {
  let store: any Store
  let table: any Table
  let layout: Layout
  let currency: @Sendable (Run) -> Currency
  private let onNews: @Sendable (Run, TableNews) async -> Void
  private let report: @Sendable (String) -> Void
  private let clock: any Clock
  private let asked: AskedReadings
  private let uptime: @Sendable () -> Int64
  private let pause: @Sendable (Int64) async -> Void
  /// Ends a pause before its time.
  private let wake: @Sendable () async -> Void
  private let stopFlag = StopFlag()
  /// Rung after each request, for whoever waits until everything is posted.
  private let progress = Alarm()

  /// In milliseconds; another process may have revived what was parked, and rings no alarm here.
  private static let longestRest: Int64 = 10_000

  /// - Parameters:
  ///   - currency: In which a run is paid.
  ///   - alarm: To be rung when lines were committed.
  ///   - asked: The runs whose rows are to be read, when nothing is being written.
  ///   - onNews: Told what the organizer of a run should know, after it is stored.
  ///   - report: Takes a line for whoever runs the bot when the table or the store stops working, and when it works again.
  public init(
    store: any Store, table: any Table, layout: Layout,
    currency: @escaping @Sendable (Run) -> Currency, clock: any Clock, alarm: Alarm,
    asked: AskedReadings = AskedReadings(),
    onNews: @escaping @Sendable (Run, TableNews) async -> Void,
    report: @escaping @Sendable (String) -> Void
  ) {
    let start = ContinuousClock.now
    self.init(
      store: store, table: table, layout: layout, currency: currency, clock: clock, asked: asked,
      onNews: onNews, report: report, uptime: { (ContinuousClock.now - start).milliseconds },
      pause: { await alarm.wait(milliseconds: $0) }, wake: { await alarm.ring() })
  }

  /// With time as the caller makes it: `uptime` counts milliseconds, `pause` waits for so many or for a commit.
  init(
    store: any Store, table: any Table, layout: Layout,
    currency: @escaping @Sendable (Run) -> Currency, clock: any Clock,
    asked: AskedReadings = AskedReadings(),
    onNews: @escaping @Sendable (Run, TableNews) async -> Void,
    report: @escaping @Sendable (String) -> Void,
    uptime: @escaping @Sendable () -> Int64, pause: @escaping @Sendable (Int64) async -> Void,
    wake: @escaping @Sendable () async -> Void = {}
  ) {
    self.store = store
    self.table = table
    self.layout = layout
    self.currency = currency
    self.clock = clock
    self.asked = asked
    self.onNews = onNews
    self.report = report
    self.uptime = uptime
    self.pause = pause
    self.wake = wake
  }

  /// Posts what is due, as it falls due, until it is told to stop or the task is cancelled.
  ///
  /// What the table refused before is tried once more: it may have been mended since.
  public func run() async {
    var course = Course(
      outbox: newOutbox,
      time: RunningTime(clock: clock, uptime: uptime))
    while await goesOn {
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

  /// Lets `run` end when the request that is under way is settled.
  public func stop() async {
    await stopFlag.raise()
    await wake()
  }

  private var newOutbox: Outbox {
    Outbox(
      largestBatch: table.largestBatch, isKeyless: layout.isKeyless, count: layout.count)
  }

  private var goesOn: Bool {
    get async {
      let isToStop = await stopFlag.isUp
      return !Task.isCancelled && !isToStop
    }
  }

  /// Waits until nothing waits for the table or that much time has passed, while `run` goes on in another task.
  ///
  /// - Returns: What is left.
  public func drain(seconds: Int64) async throws(StoreError) -> Backlog {
    let end = uptime() + seconds * 1_000
    // Asked after every request: a count of all that waits would cost the more, the more waits.
    while try await store.nextEntryDue() != nil, uptime() < end, !Task.isCancelled {
      await progress.wait(milliseconds: end - uptime())
    }
    return try await store.backlog()
  }

  /// Does one thing.
  ///
  /// - Returns: How long there is nothing more to do, in milliseconds.
  private func step(_ course: inout Course) async throws(StoreError) -> Int64 {
    if !course.hasRevived {
      try await store.revive(.waiting)
      course.hasRevived = true
    }
    if let query = await asked.next() {
      try await read(query, &course)
      return 0
    }
    let now = course.time.now()
    let due = try await withOrders(store.due(at: now, limit: table.largestBatch))
    let settled = due.compactMap { unsendable($0) }
    guard settled.isEmpty else {
      try await store.settle(settled)
      // What is gone was told when it was found.
      course.news.take(settled.filter { $0.outcome != .gone }, of: due)
      await tellNews(&course)
      await progress.ring()
      return 0
    }
    switch course.outbox.next(due, at: now) {
    case .send(let batch):
      try await send(batch, &course)
      return 0
    case .lookUp(let batch):
      try await lookUp(batch, &course)
      return 0
    case .remove(let batch):
      try await remove(batch, &course)
      return 0
    case .wait(let moment):
      return moment.milliseconds - now.milliseconds
    case .rest:
      guard let next = try await store.nextEntryDue() else { return Self.longestRest }
      return min(max(next.milliseconds - now.milliseconds, 100), Self.longestRest)
    }
  }

  /// Reads what people did to the rows of a run, and tells it.
  private func read(_ query: TableQuery, _ course: inout Course) async throws(StoreError) {
    if query.isAsked {
      // Whoever asks may have mended what kept rows back.
      try await store.revive(.waiting)
      course.outbox = newOutbox
    }
    let posted = try await store.posted(in: query.run.id).filter {
      !$0.value.isGone && $0.value.leaving == 0
    }
    let records: [String: [String: Row.Value]]
    do throws(TableError) {
      records = try await table.read(posted.values.flatMap(\.records))
    } catch {
      report("the rows of a run could not be read: \(error)")
      if query.isAsked { await onNews(query.run, .unread) }
      return
    }
    let readings = posted.compactMap { key, posted in
      posted.records.first.flatMap { layout.reading(of: key, from: records[$0], since: posted) }
    }
    await onNews(query.run, .read(readings, isAsked: query.isAsked))
    var gone: [OrderKey: Posted] = [:]
    for reading in readings where reading.isGone {
      gone[reading.key] = posted[reading.key]
      gone[reading.key]?.isGone = true
    }
    if !gone.isEmpty { try await store.settle([], posted: gone) }
  }

  /// Records what came of a request, and tells whom it concerns.
  func settle(
    _ written: Written, for batch: [OutboxItem], posted: [OrderKey: Posted] = [:],
    _ course: inout Course
  ) async throws(StoreError) {
    var generator = SystemRandomNumberGenerator()
    let judged = course.outbox.settle(
      written.verdict, for: batch, at: course.time.now(), using: &generator)
    let settlings = withoutUnfinished(judged, of: batch, posted)
    if !settlings.isEmpty || !posted.isEmpty {
      try await store.settle(settlings, posted: posted)
    }
    course.news.take(settlings, of: batch)
    course.news.take(written, of: batch)
    await tellNews(&course)
    try await tell(of: written.verdict, &course)
    await progress.ring()
  }

  private func tellNews(_ course: inout Course) async {
    // Of all bad rows of a batch at once, not of each by itself.
    guard !course.outbox.isSplitting else { return }
    for (run, news) in course.news.removeAll() { await onNews(run, news) }
  }

  private func tell(of verdict: Verdict, _ course: inout Course) async throws(StoreError) {
    guard let news = course.trouble.news(of: verdict) else { return }
    let waiting = try await store.backlog().waiting
    report("\(news); rows that wait: \(waiting)")
    course.trouble.didTell(of: verdict)
  }
}

/// What the pump remembers while it runs.
struct Course {
  var outbox: Outbox
  var time: RunningTime
  var trouble = PumpTrouble()
  var hasRevived = false
  var news = PumpNews()
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
