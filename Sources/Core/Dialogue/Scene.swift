public import Ordering

/// What a turn needs to know of the world, read at once.
public struct Scene: Hashable, Sendable {
  /// The version of the place of the run, which the commit of the turn must still find.
  public var version: Int
  /// The run that the acts are about: the newest of the room; in private, the newest open one of the channel.
  public var run: Run?
  /// What the run comes to.
  public var tally: Tally
  /// The number that the run's next line gets.
  public var nextNumber: Int
  /// The lines that the query asked for, by number.
  public var lines: [OrderLine]
  /// What the people of the run were asked and have not settled; of the query's person alone unless all were asked for.
  public var pending: [Pending]
  /// What is remembered of the query's person.
  public var participant: Participant

  /// A place where no run ever was, unless said.
  public init(
    version: Int = 0, run: Run? = nil, tally: Tally = Tally(), nextNumber: Int = 1,
    lines: [OrderLine] = [], pending: [Pending] = [], participant: Participant = Participant()
  ) {
    self.version = version
    self.run = run
    self.tally = tally
    self.nextNumber = nextNumber
    self.lines = lines
    self.pending = pending
    self.participant = participant
  }
}

/// Which scene is needed.
public struct SceneQuery: Hashable, Sendable {
  /// Where it was said, or where the event is.
  public var room: Room
  /// Who says it; `nil` for an event.
  public var person: Person?
  /// The run that the event is about; `nil` for the newest of the room.
  public var run: RunID?
  /// Which of the run's lines the scene is to hold; an empty set for none.
  public var lines: Set<LineSelection>
  /// Whether the pending orders of everybody are needed.
  public var needsEverybodysPending: Bool

  /// The newest run of the room without its lines, for nobody, unless said.
  public init(
    room: Room, person: Person? = nil, run: RunID? = nil, lines: Set<LineSelection> = [],
    needsEverybodysPending: Bool = false
  ) {
    self.room = room
    self.person = person
    self.run = run
    self.lines = lines
    self.needsEverybodysPending = needsEverybodysPending
  }
}

/// Which lines of the run a scene holds; the union of a query's selections.
public enum LineSelection: Hashable, Sendable {
  /// The lines of the query's person.
  case mine
  /// The line with that `#`, whoever ordered it.
  case numbered(Int)
  /// Those that a person of that name ordered, or that are for one: names as they are shown.
  case named(String)
  /// The newest line that is not cancelled.
  case latest
  /// All lines of the run, cancelled ones too.
  case all
}

/// What the bot remembers of a person in a place between messages.
public struct Participant: Hashable, Codable, Sendable {
  /// The run in which the person was told how to answer a read-back.
  public var hintedIn: RunID?
  /// When the person was last told how to open a run.
  public var toldToOpenAt: Timestamp?
  /// What the last change of the person can be undone to.
  public var undo: Undo?

  /// A person who was told nothing yet and has nothing to undo, unless said.
  public init(hintedIn: RunID? = nil, toldToOpenAt: Timestamp? = nil, undo: Undo? = nil) {
    self.hintedIn = hintedIn
    self.toldToOpenAt = toldToOpenAt
    self.undo = undo
  }
}

/// The lines as they were before a change.
public struct Undo: Hashable, Codable, Sendable {
  public var lines: [OrderLine]
  public init(lines: [OrderLine]) { self.lines = lines }
}
