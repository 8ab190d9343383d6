/// A person in a channel, known by the account and never by the name shown.
public struct Person: Hashable, Codable, Sendable {
  /// The channel's own id of the account; the channel's key stands before it, so that ids of two channels never meet.
  public var id: PersonID
  /// The name shown: anybody can take any name, so nothing is decided by it.
  public var name: String

  public init(id: PersonID, name: String) {
    self.id = id
    self.name = name
  }
}

/// The account of a person: `office/U1`.
public struct PersonID: Hashable, Codable, Sendable {
  public var text: String
  /// Takes the text as it is: a channel's key, a slash and the account there.
  public init(_ text: String) { self.text = text }
}

/// A place where people talk: a channel's room, or a thread in it.
public struct Room: Hashable, Codable, Sendable {
  /// The key of the channel in the configuration.
  public var channel: String
  /// The room's own name or id there: `#tea`; for a private talk, the person's.
  public var name: String
  /// The platform's id of the thread; `nil` outside of threads.
  public var thread: String?
  /// Whether only one person and the bot are in it.
  public var isPrivate: Bool

  /// A room that many are in, outside of threads, unless said.
  public init(channel: String, name: String, thread: String? = nil, isPrivate: Bool = false) {
    self.channel = channel
    self.name = name
    self.thread = thread
    self.isPrivate = isPrivate
  }
}

/// The id of a run: 26 characters of Crockford's base 32, sorted by time as a ULID is.
public struct RunID: Hashable, Codable, Sendable {
  public var text: String
  /// Takes the text as it is, without a look at its form.
  public init(_ text: String) { self.text = text }
}

/// What the table's row of a line is found by: the run's id and the line's number, `[0-9A-Z-]` alone.
public struct OrderKey: Hashable, Codable, Sendable {
  public var text: String
  /// Takes a key that was made before, as it is.
  public init(_ text: String) { self.text = text }
  /// The key of a line: `<run>-<number>`.
  public init(run: RunID, number: Int) { text = "\(run.text)-\(number)" }
}

/// A moment, in milliseconds since 1970 in UTC.
public struct Timestamp: Hashable, Comparable, Codable, Sendable {
  public var milliseconds: Int64
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
  /// The moment that many seconds later.
  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    Timestamp(milliseconds: milliseconds + seconds * 1_000)
  }
}
