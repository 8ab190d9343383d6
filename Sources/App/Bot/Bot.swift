public import Chat
public import Dialogue
import OrderText
public import Ordering
public import Prompts
public import Store

/// The way of a message: read, decide, commit, and only then speak.
///
/// It holds nothing that matters between messages but how late each channel's messages come; everything else is in the
/// store, whose versions let any number of messages be answered at once.
public actor Bot {
  private let store: any Store
  /// The menus in play and what reads them; the one thing that another takes the place of.
  private var readers: Readers
  private var setting: Setting
  private let phrasebook: Phrasebook
  private let clock: any Clock
  private let makeRunID: @Sendable () -> RunID
  private let asked: AskedReadings
  private let didAsk: @Sendable (Run) async -> Void
  private let didCommit: @Sendable () async -> Void
  private var delays = Delays()
  private var queue = ChannelQueue()

  /// How often a turn is made anew when another process writes the same place.
  private static let mostConflicts = 20
  /// How many announcements an answer brings along.
  private static let mostBrought = 50

  /// - Parameters:
  ///   - makeRunID: Gives an id that no run has had.
  ///   - asked: Gets the runs whose rows are to be read from the table.
  ///   - didAsk: Called after the organizer of the run asked what the table holds.
  ///   - didCommit: Called after each commit: what waits for the table or for a moment may have changed.
  public init(
    store: any Store, readers: Readers, setting: Setting, phrasebook: Phrasebook,
    clock: any Clock, makeRunID: @escaping @Sendable () -> RunID,
    asked: AskedReadings = AskedReadings(),
    didAsk: @escaping @Sendable (Run) async -> Void = { _ in },
    didCommit: @escaping @Sendable () async -> Void = {}
  ) {
    self.store = store
    self.readers = readers
    self.setting = setting
    self.phrasebook = phrasebook
    self.clock = clock
    self.makeRunID = makeRunID
    self.asked = asked
    self.didAsk = didAsk
    self.didCommit = didCommit
  }

  /// Takes other menus from the next message on; what was ordered keeps its price, and what was read back is read back anew.
  ///
  /// - Parameter readers: Of these menus.
  public func use(_ menus: [Menu], readers: Readers) {
    self.readers = readers
    setting.menus = menus
    setting.menusSince = clock.now
  }

  /// Answers a message, once however often it is delivered.
  ///
  /// - Throws: `StoreError` when it could not be made durable: nothing was said or done then, and it may come again.
  public func answer(_ message: Message, manner: Manner) async throws(StoreError) -> [Sentence] {
    try await runDue()
    let channel = message.room.channel
    await enter(channel)
    do throws(StoreError) {
      let sentences = try await answerInTurn(message, manner)
      queue.leave(channel)
      return sentences
    } catch {
      queue.leave(channel)
      throw error
    }
  }

  private func answerInTurn(
    _ message: Message, _ manner: Manner
  ) async throws(StoreError) -> [Sentence] {
    let channel = message.room.channel
    let key = MessageKey(channel: channel, id: message.id)
    if let sentences = try await store.answer(to: key) { return sentences }
    let now = clock.now
    let saidAt = delays.ownTime(of: message, receivedAt: now)
    let occasion = Occasion(
      room: message.room, person: message.sender, now: now, newRun: makeRunID(), manner: manner)
    let brought =
      manner.answersBringAnnouncements
      ? try await store.announcements(channel: channel, limit: Self.mostBrought) : []
    for _ in 0..<Self.mostConflicts {
      let (scene, query, reading) = try await hear(message)
      let event: Event = message.isEdit ? .edited(reading) : .said(reading, at: saidAt)
      let turn = turn(in: scene, for: event, on: occasion, under: setting)
      switch try await commit(turn, of: key, query, version: scene.version, brought, at: now) {
      case .said(let sentences): return sentences
      case .conflict: continue
      }
    }
    throw StoreError(.unavailable, "the room \(message.room.name) is written too often")
  }

  /// Waits until no other message of the channel is being answered: those of one process never conflict.
  private func enter(_ channel: String) async {
    guard !queue.isFree(channel) else { return queue.occupy(channel) }
    await withCheckedContinuation { queue.append($0, for: channel) }
  }

  /// Answers a message, or says that it did not count where it could not be stored.
  ///
  /// For channels that do not deliver again by themselves.
  ///
  /// - Parameter report: Takes why it could not be stored, for whoever runs the bot.
  public func answerOrApologize(
    _ message: Message, manner: Manner, report: @Sendable (String) -> Void
  ) async -> [Sentence] {
    do throws(StoreError) {
      return try await answer(message, manner: manner)
    } catch {
      report("a message was not stored: \(error)")
      let apology = Reply(to: .person(message.sender, message.room), .notStored(message.sender))
      return sentences(for: [apology], in: phrasebook, zone: setting.zone)
    }
  }

  /// Does what is due by now: closes runs, reminds of them, answers fragments that have rested.
  ///
  /// What is said then waits in the store as announcements.
  public func runDue() async throws(StoreError) {
    while let due = try await nextDue(), due.at <= clock.now {
      guard try await run(due) else { return }
    }
  }

  /// The earliest thing that will be due.
  public func nextDue() async throws(StoreError) -> DueEvent? {
    try await store.nextDue(reminderSeconds: setting.reminderSeconds)
  }

  /// Answers the fragments that still wait, for when nobody can go on typing.
  public func answerResting() async throws(StoreError) {
    for resting in try await store.resting() { _ = try await run(resting) }
  }

  /// Tells the organizer of a run what the table has told of it.
  public func report(_ news: TableNews, of run: Run) async throws(StoreError) {
    _ = try await self.run(
      DueEvent(at: clock.now, room: run.room, event: .tableTold(run.id, news)))
  }

  // MARK: One turn

  private enum Spoken {
    case said([Sentence])
    case conflict
  }

  private func hear(
    _ message: Message
  ) async throws(StoreError) -> (Scene, SceneQuery, Reading) {
    let first = SceneQuery(room: message.room, person: message.sender, lines: [.mine])
    let scene = try await store.scene(for: first)
    let reading = read(message, in: scene)
    let query = SceneQuery(
      for: reading, in: message.room, by: message.sender, run: scene.run)
    return query == first
      ? (scene, query, reading) : (try await store.scene(for: query), query, reading)
  }

  private func read(_ message: Message, in scene: Scene) -> Reading {
    switch message.failure {
    case .tooLong: Reading(text: "", failure: .tooLong)
    case .notUTF8: Reading(text: "", failure: .notUTF8)
    case nil: readers.reader(for: scene.run).read(message.text)
    }
  }

  /// - Returns: Whether the event changed anything; one that does not is not run again at once.
  private func run(_ due: DueEvent) async throws(StoreError) -> Bool {
    await enter(due.room.channel)
    do throws(StoreError) {
      let isDone = try await runInTurn(due)
      queue.leave(due.room.channel)
      return isDone
    } catch {
      queue.leave(due.room.channel)
      throw error
    }
  }

  private func runInTurn(_ due: DueEvent) async throws(StoreError) -> Bool {
    let query = SceneQuery(for: due.event, in: due.room)
    for _ in 0..<Self.mostConflicts {
      let now = clock.now
      let occasion = Occasion(
        room: due.room, person: query.person, now: now, newRun: makeRunID())
      let scene = try await store.scene(for: query)
      let turn = turn(in: scene, for: due.event, on: occasion, under: setting)
      guard !turn.changes.isEmpty || !turn.replies.isEmpty else { return false }
      if case .said = try await commit(turn, of: nil, query, version: scene.version, [], at: now) {
        return true
      }
    }
    throw StoreError(.unavailable, "the room \(due.room.name) is written too often")
  }

  private func commit(
    _ turn: Turn, of message: MessageKey?, _ query: SceneQuery, version: Int,
    _ brought: [Announcement], at now: Timestamp
  ) async throws(StoreError) -> Spoken {
    let sentences =
      brought.map(\.sentence) + sentences(for: turn.replies, in: phrasebook, zone: setting.zone)
    let outcome = try await store.commit(
      Commit(
        message: message, query: query, version: version, changes: turn.changes,
        sentences: sentences, brought: brought.map(\.id), at: now))
    switch outcome {
    case .committed:
      if let query = turn.tableQuery {
        await asked.append(query)
        if query.isAsked { await didAsk(query.run) }
      }
      await didCommit()
      return .said(sentences)
    case .duplicate(let stored): return .said(stored)
    case .conflict: return .conflict
    }
  }
}
