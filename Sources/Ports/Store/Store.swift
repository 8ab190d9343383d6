public import Dialogue
public import Ordering
public import TableSync

/// Where everything that was accepted is kept.
///
/// A commit is durable when it returns, lands whole or not at all, and only if nobody has written its place since the scene
/// was read: versions take the place of locks. The place is the room of the run that the query is about, or the query's own
/// room where there is no run; a version that a place once had never comes back, in any place.
public protocol Store: Sendable {
  /// What a turn needs to know, read at one moment.
  ///
  /// The run is the one that the query names; else, in a room, its newest; else, in private, of the channel's newest fifty
  /// an open one in which the person takes part, then a closed one that the person organizes, then any open one, and of
  /// equals the newest. A participant is remembered by place, and a pending by run.
  func scene(for query: SceneQuery) async throws(StoreError) -> Scene

  /// Writes a turn.
  ///
  /// The lines that it places get one new order number; every line that it writes becomes an outbox entry, due at once. A
  /// message that was answered before is a duplicate, whatever the version. What breaks a rule is `StoreError.refused`: a
  /// second open run in a room, a number that a line of the run has already, a line that is not there to be saved.
  func commit(_ commit: Commit) async throws(StoreError) -> CommitOutcome

  /// What was said in answer to a message; `nil` when it was never committed, or is forgotten.
  func answer(to message: MessageKey) async throws(StoreError) -> [Sentence]?

  /// Forgets the answers to messages that are older than that; redelivery must not find less than four days of them.
  func forgetAnswers(before moment: Timestamp) async throws(StoreError)

  /// The earliest thing that will be due of open runs: a deadline, a reminder, a fragment that has rested.
  ///
  /// It stays the earliest until a commit changes that. A run that was opened later than its reminder would come gets none.
  ///
  /// - Parameter reminderSeconds: How long before its deadline a run is reminded of; `nil` for never.
  func nextDue(reminderSeconds: Int64?) async throws(StoreError) -> DueEvent?

  /// The fragments that nobody has answered yet, for when the input ends.
  func resting() async throws(StoreError) -> [DueEvent]

  /// What was said by events and not yet delivered, oldest first.
  func announcements(channel: String, limit: Int) async throws(StoreError) -> [Announcement]

  /// Forgets what was delivered.
  func removeAnnouncements(_ ids: [Int64]) async throws(StoreError)

  /// The lines that may be sent now as they and their runs are now, the longest due first; parked ones are not among them.
  func due(at now: Timestamp, limit: Int) async throws(StoreError) -> [OutboxItem]

  /// When the next entry is due; `nil` when none waits.
  func nextEntryDue() async throws(StoreError) -> Timestamp?

  /// Puts down what is about to be sent of entries, so that their doubt outlives a crash: they are `inDoubt` from now on.
  ///
  /// For tables where sending twice makes two rows.
  func beginSending(_ cells: [OrderKey: [String: Row.Value]]) async throws(StoreError)

  /// Records what became of entries, and what the table has of lines; entries whose lines changed since they were sent stay
  /// due.
  ///
  /// What is posted is recorded whatever the revision, and ends the doubt about it. A parked entry waits for a person, and
  /// comes back to life when its line changes or by `revive`.
  func settle(
    _ settlings: [Settling], posted: [OrderKey: Posted]
  ) async throws(StoreError)

  /// What the table has of the lines of a run.
  func posted(in run: RunID) async throws(StoreError) -> [OrderKey: Posted]

  /// Whose these records are; those of nobody are left out.
  func owners(of records: [String]) async throws(StoreError) -> [String: OrderKey]

  /// Lets entries be sent now, as if they had never been tried.
  func revive(_ which: Revival) async throws(StoreError)

  /// A text that was kept under a name; `nil` where none was.
  func kept(_ name: String) async throws(StoreError) -> Kept?

  /// Keeps a text in place of what was kept under its name.
  func keep(_ kept: Kept) async throws(StoreError)

  /// How much waits for the table.
  func backlog() async throws(StoreError) -> Backlog

  /// Makes the smallest durable write, which changes nothing: it throws what a commit would throw now.
  func checkWriting() async throws(StoreError)
}

extension Store {
  /// Records what became of entries, of which the table has told nothing new.
  public func settle(_ settlings: [Settling]) async throws(StoreError) {
    try await settle(settlings, posted: [:])
  }
}
