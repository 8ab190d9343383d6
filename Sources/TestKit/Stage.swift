public import Dialogue
import ICU
public import OrderText
public import Ordering
public import Store

/// Turns one after the other over a store in memory, with readings in place of text: what Dialogue decides, by itself.
public actor Stage {
  /// Where the turns are written; a test may look into it.
  public let store: any Store = MemoryStore()
  /// The clock of the turns, which moves by a second with each message.
  public var now = Samples.noon
  private var setting: Setting
  private let manner: Manner
  private var count = 0

  /// A house with the sample menu in which every line is read back in the room, unless said.
  public init(
    confirm: Setting.Confirm = .always, isQuiet: Bool = false, patienceSeconds: Int64 = 0,
    organizers: Set<PersonID>? = nil
  ) {
    setting = Setting(
      menus: [Samples.menu], zone: CivilZone("Asia/Taipei") ?? .utc, confirm: confirm,
      isQuiet: isQuiet, organizers: organizers)
    manner = Manner(patienceSeconds: patienceSeconds, alwaysTellsHowToOpen: false)
  }

  /// What was to be read from the table, in its order.
  public private(set) var tableQueries: [TableQuery] = []

  /// Puts another menu in place of the sample, a second after what was said before.
  public func use(_ menu: Menu) {
    wait(seconds: 1)
    setting.menus = [menu]
    setting.menusSince = now
  }

  /// Lets time pass without an event.
  public func wait(seconds: Int64) { now = now.advanced(bySeconds: seconds) }

  /// Somebody says something a second after what was said before.
  ///
  /// - Parameter before: How many milliseconds before it was heard it was said.
  @discardableResult
  public func say(
    _ person: Person, _ reading: Reading, in room: Room = Samples.room, before: Int64 = 0
  ) async throws -> [Reply] {
    wait(seconds: 1)
    count += 1
    let place = try await store.scene(for: SceneQuery(room: room, person: person))
    let query = SceneQuery(for: reading, in: room, by: person, run: place.run)
    let saidAt = Timestamp(milliseconds: now.milliseconds - before)
    return try await play(
      .said(reading, at: saidAt), query, message: MessageKey(channel: "test", id: "m\(count)"))
  }

  /// Somebody does something.
  @discardableResult
  public func say(
    _ person: Person, _ acts: Act..., in room: Room = Samples.room
  ) async throws -> [Reply] {
    try await say(person, Reading(text: "…", acts: acts), in: room)
  }

  /// Something happens by itself.
  public func happen(_ event: Event, in room: Room = Samples.room) async throws -> [Reply] {
    try await play(event, SceneQuery(for: event, in: room), message: nil)
  }

  /// The lines of the newest run of the room.
  public func lines() async throws -> [OrderLine] {
    try await store.scene(for: SceneQuery(room: Samples.room, lines: [.all])).lines
  }

  private func play(
    _ event: Event, _ query: SceneQuery, message: MessageKey?
  ) async throws -> [Reply] {
    let scene = try await store.scene(for: query)
    let occasion = Occasion(
      room: query.room, person: query.person, now: now, newRun: RunID("RUN\(count)"),
      manner: manner)
    let turn = turn(in: scene, for: event, on: occasion, under: setting)
    let outcome = try await store.commit(
      Commit(
        message: message, query: query, version: scene.version, changes: turn.changes,
        sentences: [], at: now))
    guard outcome == .committed else { throw StageError(outcome: outcome) }
    if let query = turn.tableQuery { tableQueries.append(query) }
    return turn.replies
  }
}

/// A turn of a stage that did not land.
public struct StageError: Error {
  /// What the store made of the commit.
  public var outcome: CommitOutcome
}
