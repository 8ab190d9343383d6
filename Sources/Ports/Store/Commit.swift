public import Dialogue
public import Ordering

/// What one turn writes.
public struct Commit: Hashable, Sendable {
  /// Whose answer it is; an event has none, and its sentences become announcements.
  public var message: MessageKey?
  /// Where the scene was read, and at which version.
  public var query: SceneQuery
  /// Of the place that the query is about; the commit is a conflict where it has another by now.
  public var version: Int
  public var changes: [Change]
  /// What is said in answer, kept for the message's redelivery.
  public var sentences: [Sentence]
  /// The announcements that this answer brings along: they wait no longer, and are said again with it if it is.
  public var brought: [Int64]
  /// When the turn was decided, on the bot's clock.
  public var at: Timestamp

  /// A commit whose answer brings no announcements along, unless said.
  public init(
    message: MessageKey?, query: SceneQuery, version: Int, changes: [Change],
    sentences: [Sentence], brought: [Int64] = [], at: Timestamp
  ) {
    self.message = message
    self.query = query
    self.version = version
    self.changes = changes
    self.sentences = sentences
    self.brought = brought
    self.at = at
  }
}

/// What became of a commit.
public enum CommitOutcome: Hashable, Sendable {
  case committed
  /// Somebody else wrote the place since the scene was read: read and decide again.
  case conflict
  /// The message was answered before, with these sentences.
  case duplicate([Sentence])
}

/// The id of a message in its channel.
public struct MessageKey: Hashable, Codable, Sendable {
  /// The key of the channel in the configuration.
  public var channel: String
  /// The platform's id of the message there.
  public var id: String
  public init(channel: String, id: String) {
    self.channel = channel
    self.id = id
  }
}
