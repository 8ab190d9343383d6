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

  public func settle(_ settlings: [Settling]) {
    for settling in settlings { contents.settle(settling) }
  }

  public func reviveEntries() { contents.reviveEntries() }

  /// Memory can always be written.
  public func checkWriting() {}

  public func backlog() -> Backlog {
    let waiting = contents.waiting
    return Backlog(
      waiting: waiting.count, parked: contents.outbox.count - waiting.count,
      oldest: waiting.map(\.changedAt).min())
  }
}
