public import Dialogue
public import Ordering
public import TableSync

/// The store in memory alone, gone with the process: for tests, and to read the laws of a store in their shortest form.
public actor MemoryStore: Store {
  private var contents = MemoryContents()

  /// A store in which nothing was ever written.
  public init() {}

  public func scene(for query: SceneQuery) -> Scene { contents.scene(for: query) }

  public func commit(_ commit: Commit) throws(StoreError) -> CommitOutcome {
    // A value: what a failed commit has written of it goes with the copy.
    var next = contents
    let outcome = try next.commit(commit)
    contents = next
    return outcome
  }

  public func answer(to message: MessageKey) -> [Sentence]? {
    contents.answers[message]?.sentences
  }

  public func forgetAnswers(before moment: Timestamp) {
    contents.answers = contents.answers.filter { $0.value.at >= moment }
  }

  public func nextDue(reminderSeconds: Int64?) -> DueEvent? {
    contents.nextDue(reminderSeconds: reminderSeconds)
  }

  public func resting() -> [DueEvent] { contents.resting() }

  public func announcements(channel: String, limit: Int) -> [Announcement] {
    Array(contents.announcements.filter { $0.sentence.audience.channel == channel }.prefix(limit))
  }

  public func removeAnnouncements(_ ids: [Int64]) {
    contents.announcements.removeAll { ids.contains($0.id) }
  }

  public func due(at now: Timestamp, limit: Int) -> [OutboxItem] {
    contents.due(at: now, limit: limit)
  }

  public func nextEntryDue() -> Timestamp? { contents.waiting.map(\.entry.dueAt).min() }

  public func beginSending(_ cells: [OrderKey: [String: Row.Value]]) {
    contents.beginSending(cells)
  }

  public func settle(_ settlings: [Settling], posted: [OrderKey: Posted]) {
    contents.record(posted)
    for settling in settlings { contents.settle(settling) }
  }

  public func posted(in run: RunID) -> [OrderKey: Posted] {
    let keys = Set((contents.lines[run] ?? []).map(\.key))
    return contents.posted.filter { keys.contains($0.key) }
  }

  public func owners(of records: [String]) -> [String: OrderKey] {
    var owners: [String: OrderKey] = [:]
    for (key, posted) in contents.posted {
      for record in posted.records where records.contains(record) { owners[record] = key }
    }
    return owners
  }

  public func revive(_ which: Revival) { contents.revive(which) }

  public func kept(_ name: String) -> Kept? { contents.kept[name] }

  public func keep(_ kept: Kept) { contents.kept[kept.name] = kept }

  /// Memory can always be written.
  public func checkWriting() {}

  public func backlog() -> Backlog {
    let waiting = contents.waiting
    return Backlog(
      waiting: waiting.count, parked: contents.outbox.count - waiting.count,
      oldest: waiting.map(\.changedAt).min())
  }
}
