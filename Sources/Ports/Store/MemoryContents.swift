import Dialogue
import Ordering
import TableSync

/// Everything that a store in memory holds.
struct MemoryContents {
  /// By room, the stamp of its last commit; no two commits have the same.
  var versions: [Room: Int] = [:]
  /// In the order in which they were opened.
  var runs: [Run] = []
  /// By number.
  var lines: [RunID: [OrderLine]] = [:]
  /// The last six digits that a day's order numbers have reached.
  var orderCounters: [String: Int] = [:]
  var pending: [Pending] = []
  var participants: [Seat: Participant] = [:]
  var answers: [MessageKey: Answer] = [:]
  var announcements: [Announcement] = []
  var announced: Int64 = 0
  /// How often each line has changed.
  var revisions: [OrderKey: Int] = [:]
  var outbox: [OrderKey: Waiting] = [:]
  var posted: [OrderKey: Posted] = [:]
  var kept: [String: Kept] = [:]

  /// A person in a place.
  struct Seat: Hashable {
    var person: PersonID
    var room: Room
  }

  struct Answer {
    var at: Timestamp
    var sentences: [Sentence]
  }

  /// An entry of the outbox.
  struct Waiting {
    var entry: OutboxEntry
    var run: RunID
    var changedAt: Timestamp
    var isParked = false
  }

  func run(_ id: RunID) -> Run? { runs.first { $0.id == id } }

  /// What a query is about: the run, and the room whose version guards it.
  func place(of query: SceneQuery) -> (run: Run?, room: Room) {
    let run = run(of: query)
    return (run, run?.room ?? query.room)
  }

  private func run(of query: SceneQuery) -> Run? {
    if let id = query.run { return run(id) }
    guard query.room.isPrivate else { return runs.last { $0.room == query.room } }
    let channel = runs.filter { $0.room.channel == query.room.channel }.suffix(50)
    return channel.enumerated().min {
      (rank($0.element, for: query.person?.id), -$0.offset)
        < (rank($1.element, for: query.person?.id), -$1.offset)
    }?.element
  }

  /// How far a run is from what the person means in private: the nearest is 0.
  private func rank(_ run: Run, for person: PersonID?) -> Int {
    let isOrganizer = run.organizer.id == person
    let takesPart =
      isOrganizer || lines[run.id]?.contains { $0.orderer.id == person } == true
      || pending.contains { $0.run == run.id && $0.person.id == person }
    switch run.state {
    case .open: return takesPart ? 0 : 2
    case .closed where isOrganizer: return 1
    case .closed, .sent, .done, .cancelled: return 3
    }
  }

  func scene(for query: SceneQuery) -> Scene {
    let place = place(of: query)
    var scene = Scene(version: versions[place.room] ?? 0, run: place.run)
    if let run = place.run?.id {
      let all = lines[run] ?? []
      scene.tally = Tally(all)
      scene.nextNumber = (all.last?.number ?? 0) + 1
      scene.lines = all.filter { Self.isAsked($0, for: query, among: all) }
      scene.pending = pending(of: run, for: query)
    }
    if let person = query.person?.id {
      scene.participant = participants[Seat(person: person, room: place.room)] ?? Participant()
    }
    return scene
  }

  private static func isAsked(
    _ line: OrderLine, for query: SceneQuery, among all: [OrderLine]
  ) -> Bool {
    query.lines.contains { selection in
      switch selection {
      case .all: true
      case .mine: line.orderer.id == query.person?.id
      case .numbered(let number): line.number == number
      case .named(let name): line.orderer.name == name || line.beneficiary == name
      case .latest: line.number == all.last { !$0.isCancelled }?.number
      }
    }
  }

  private func pending(of run: RunID, for query: SceneQuery) -> [Pending] {
    let asked = pending.filter {
      $0.run == run && (query.needsEverybodysPending || $0.person.id == query.person?.id)
    }
    return asked.sorted { Self.sortKey($0) < Self.sortKey($1) }
  }

  /// By when they were asked, those that were not asked yet first.
  private static func sortKey(_ pending: Pending) -> (Int64, String) {
    (pending.askedAt?.milliseconds ?? .min, pending.person.id.text)
  }

  /// What is due first; of what is due at the same moment a fragment, then a reminder, then a deadline.
  func nextDue(reminderSeconds: Int64?) -> DueEvent? {
    var events = Array(resting().prefix(1))
    for run in runs where run.state == .open {
      guard let reminderSeconds, let deadline = run.deadline, run.remindedAt == nil else {
        continue
      }
      let moment = deadline.advanced(bySeconds: -reminderSeconds)
      guard moment > run.openedAt else { continue }
      events.append(DueEvent(at: moment, room: run.room, event: .reminderDue(run.id)))
    }
    for run in runs where run.state == .open {
      guard let deadline = run.deadline else { continue }
      events.append(DueEvent(at: deadline, room: run.room, event: .deadlinePassed(run.id)))
    }
    // `min` takes the first of those that are equal.
    return events.min { $0.at < $1.at }
  }

  func resting() -> [DueEvent] {
    let events = pending.compactMap { pending -> DueEvent? in
      guard let moment = pending.restsUntil, run(pending.run)?.state == .open else { return nil }
      return DueEvent(
        at: moment, room: pending.room, event: .fragmentRested(pending.person, pending.run))
    }
    return events.sorted { $0.at < $1.at }
  }
}
