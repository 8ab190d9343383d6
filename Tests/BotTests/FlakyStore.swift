import Dialogue
import Ordering
import Store
import TableSync

/// A store in memory whose outbox fails as often as the test wants.
actor FlakyStore: Store {
  private let store: MemoryStore
  private var beginningFailures = 0
  private var failures: Int
  /// How often all that waits was counted.
  private(set) var counts = 0

  init(_ store: MemoryStore, failures: Int) {
    self.store = store
    self.failures = failures
  }

  func scene(for query: SceneQuery) async -> Scene { await store.scene(for: query) }

  func commit(_ commit: Commit) async throws(StoreError) -> CommitOutcome {
    try await store.commit(commit)
  }

  func answer(to message: MessageKey) async -> [Sentence]? { await store.answer(to: message) }

  func forgetAnswers(before moment: Timestamp) async { await store.forgetAnswers(before: moment) }

  func nextDue(reminderSeconds: Int64?) async -> DueEvent? {
    await store.nextDue(reminderSeconds: reminderSeconds)
  }

  func resting() async -> [DueEvent] { await store.resting() }

  func announcements(channel: String, limit: Int) async -> [Announcement] {
    await store.announcements(channel: channel, limit: limit)
  }

  func removeAnnouncements(_ ids: [Int64]) async { await store.removeAnnouncements(ids) }

  func due(at now: Timestamp, limit: Int) async throws(StoreError) -> [OutboxItem] {
    try fail()
    return await store.due(at: now, limit: limit)
  }

  func nextEntryDue() async -> Timestamp? { await store.nextEntryDue() }

  /// Lets that many marks of what is about to be sent fail, and nothing else.
  func fail(beginnings: Int) { beginningFailures = beginnings }

  func beginSending(_ cells: [OrderKey: [String: Row.Value]]) async throws(StoreError) {
    try fail()
    if beginningFailures > 0 {
      beginningFailures -= 1
      throw StoreError(.unavailable, "the disk is full")
    }
    await store.beginSending(cells)
  }

  func settle(_ settlings: [Settling], posted: [OrderKey: Posted]) async throws(StoreError) {
    try fail()
    await store.settle(settlings, posted: posted)
  }

  func posted(in run: RunID) async -> [OrderKey: Posted] { await store.posted(in: run) }

  func owners(of records: [String]) async -> [String: OrderKey] {
    await store.owners(of: records)
  }

  func revive(_ which: Revival) async throws(StoreError) {
    try fail()
    await store.revive(which)
  }

  func kept(_ name: String) async -> Kept? { await store.kept(name) }

  func keep(_ kept: Kept) async { await store.keep(kept) }

  func backlog() async -> Backlog {
    counts += 1
    return await store.backlog()
  }

  func checkWriting() async { await store.checkWriting() }

  private func fail() throws(StoreError) {
    guard failures > 0 else { return }
    failures -= 1
    throw StoreError(.unavailable, "the disk is full")
  }
}
