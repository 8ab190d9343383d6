public import Dialogue
public import Ordering
public import TableSync

/// Where everything that was accepted is kept.
///
/// A commit is durable when it returns, lands whole or not at all, and only if nobody has written its place since the scene
/// was read: versions take the place of locks.
public protocol Store: Sendable {
  /// What a turn needs to know, read at one moment.
  func scene(for query: SceneQuery) async throws(StoreError) -> Scene

  /// Writes a turn.
  ///
  /// The lines that it places get one new order number; every line that it writes becomes an outbox entry, due at once.
  func commit(_ commit: Commit) async throws(StoreError) -> CommitOutcome

  /// What was said in answer to a message, kept for at least four days; `nil` when it was never committed.
  func answer(to message: MessageKey) async throws(StoreError) -> [Sentence]?

  /// The earliest thing that will be due: a deadline, a reminder, a fragment that has rested.
  ///
  /// - Parameter reminderSeconds: How long before its deadline a run is reminded of; `nil` for never.
  func nextDue(reminderSeconds: Int64?) async throws(StoreError) -> DueEvent?

  /// The fragments that nobody has answered yet, for when the input ends.
  func resting() async throws(StoreError) -> [DueEvent]

  /// What was said by events and not yet delivered, oldest first.
  func announcements(channel: String, limit: Int) async throws(StoreError) -> [Announcement]
  func removeAnnouncements(_ ids: [Int64]) async throws(StoreError)

  /// The entries that may be sent now, the longest due first; parked ones are not among them.
  func due(at now: Timestamp, limit: Int) async throws(StoreError) -> [OutboxItem]
  /// When the next entry is due; `nil` when none waits.
  func nextEntryDue() async throws(StoreError) -> Timestamp?
  /// Records what became of entries; those that changed since they were sent stay due.
  func settle(_ settlings: [Settling]) async throws(StoreError)
  func backlog() async throws(StoreError) -> Backlog

  /// Forgets the answers to messages that are older than that.
  func forgetAnswers(before: Timestamp) async throws(StoreError)
}

/// What one turn writes.
public struct Commit: Hashable, Sendable {
  /// Whose answer it is; an event has none, and its sentences become announcements.
  public var message: MessageKey?
  /// Where the scene was read, and at which version.
  public var query: SceneQuery
  public var version: Int
  public var changes: [Change]
  public var sentences: [Sentence]
  public var at: Timestamp

  public init(
    message: MessageKey?, query: SceneQuery, version: Int, changes: [Change],
    sentences: [Sentence], at: Timestamp
  ) {
    self.message = message
    self.query = query
    self.version = version
    self.changes = changes
    self.sentences = sentences
    self.at = at
  }
}

public enum CommitOutcome: Hashable, Sendable {
  case committed
  /// Somebody else wrote the place since the scene was read: read and decide again.
  case conflict
  /// The message was answered before, with these sentences.
  case duplicate([Sentence])
}

/// The id of a message in its channel.
public struct MessageKey: Hashable, Codable, Sendable {
  public var channel: String
  public var id: String
  public init(channel: String, id: String) {
    self.channel = channel
    self.id = id
  }
}

/// Something that is due at a moment, whether anybody speaks or not.
public struct DueEvent: Hashable, Sendable {
  public var at: Timestamp
  public var room: Room
  public var event: Event
  public init(at: Timestamp, room: Room, event: Event) {
    self.at = at
    self.room = room
    self.event = event
  }
}

/// Why the store could not do its work.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// Another process holds the store.
    case held
    /// It cannot be written or read now; trying again may help.
    case unavailable
    /// It was written by a newer program or is damaged.
    case unusable
    /// What was to be written breaks a rule of the store: a fault of the program, and trying again does not help.
    case refused
  }
  public var code: Code
  /// What happened, safe to show: no text of messages, no values.
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}
