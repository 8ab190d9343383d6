import ICU
import OrderText
import Ordering

/// Decides one turn: the same scene, event and occasion give the same turn.
///
/// - Parameters:
///   - scene: What the event's query asked for.
///   - event: What happened.
///   - occasion: Where and when, and who speaks.
///   - setting: The rules of the house.
public func turn(
  in scene: Scene, for event: Event, on occasion: Occasion, under setting: Setting
) -> Turn {
  var conversation = Conversation(scene: scene, occasion: occasion, setting: setting)
  conversation.take(event)
  return conversation.turn
}

/// A turn in the making: acts are taken one after the other, each in the scene that the ones before it left.
struct Conversation {
  var scene: Scene
  let occasion: Occasion
  let setting: Setting
  var turn = Turn()
  /// The lines that this turn placed: a change behind a yes is of them.
  var placedNow: [Int] = []

  init(scene: Scene, occasion: Occasion, setting: Setting) {
    self.scene = scene
    self.occasion = occasion
    self.setting = setting
  }

  mutating func take(_ event: Event) {
    switch event {
    case .said(let reading, let at): hear(reading, saidAt: at)
    case .edited(let reading): hearEdit(reading)
    case .deadlinePassed(let run): passDeadline(of: run)
    case .reminderDue(let run): remind(of: run)
    case .fragmentRested(let person, _): answerRested(person)
    case .tableTold(_, let news): take(news)
    }
  }

  // MARK: What the scene holds

  var menu: Menu? { scene.run.flatMap { setting.menu(ofShop: $0.shop) } }

  var openRun: Run? { scene.run?.state == .open ? scene.run : nil }

  /// The run that takes the speaker's orders: an open one; a closed one for its organizer, who knows what was phoned.
  var orderableRun: Run? {
    openRun ?? (isOrganizer && scene.run?.state == .closed ? scene.run : nil)
  }

  var isOrganizer: Bool {
    occasion.person != nil && scene.run?.organizer.id == occasion.person?.id
  }

  var today: CivilDay { setting.zone.civil(occasion.now.milliseconds).day }

  /// What the speaker was asked here and has not settled.
  var pending: Pending? {
    scene.pending.first { $0.person.id == occasion.person?.id && $0.room == occasion.room }
  }

  /// The speaker's lines that are not cancelled.
  var ownLines: [OrderLine] {
    scene.lines.filter { $0.orderer.id == occasion.person?.id && !$0.isCancelled }
  }

  // MARK: Who hears it

  /// Where it was said.
  var here: Audience {
    guard occasion.room.isPrivate, let person = occasion.person else { return .room(occasion.room) }
    return .person(person, occasion.room)
  }

  /// The speaker alone.
  var speakerAlone: Audience {
    occasion.person.map { .person($0, occasion.room) } ?? .room(occasion.room)
  }

  /// Where questions and ✓ lines go.
  var conversing: Audience { setting.isQuiet ? speakerAlone : here }

  /// Everybody of the run.
  var everybody: Audience { .room(scene.run?.room ?? occasion.room) }

  var organizerAlone: Audience {
    scene.run.map { .person($0.organizer, $0.room) } ?? here
  }

  // MARK: What it leads to

  mutating func say(_ content: Reply.Content, to audience: Audience) {
    turn.replies.append(Reply(to: audience, content))
  }

  mutating func save(_ run: Run) {
    scene.run = run
    turn.changes.append(.saveRun(run))
  }

  mutating func save(_ pending: Pending) {
    scene.pending.removeAll { $0.isSamePlace(as: pending) }
    scene.pending.append(pending)
    turn.changes.append(.savePending(pending))
  }

  mutating func drop(_ pending: Pending) {
    scene.pending.removeAll { $0.isSamePlace(as: pending) }
    turn.changes.append(.dropPending(pending))
  }

  mutating func save(_ line: OrderLine) {
    guard let index = scene.lines.firstIndex(where: { $0.number == line.number }) else { return }
    let before = scene.lines[index]
    if !before.isCancelled {
      scene.tally.cups -= before.quantity
      scene.tally.sum = scene.tally.sum - before.total
    }
    if !line.isCancelled {
      scene.tally.cups += line.quantity
      scene.tally.sum += line.total
    }
    scene.lines[index] = line
    turn.changes.append(.saveLine(line))
  }

  mutating func remember(_ change: (inout Participant) -> Void) {
    guard let person = occasion.person else { return }
    change(&scene.participant)
    turn.changes.append(.saveParticipant(person.id, scene.participant))
  }
}

extension Pending {
  /// Whether both are what one person was asked in one room for one run.
  func isSamePlace(as other: Pending) -> Bool {
    person.id == other.person.id && room == other.room && run == other.run
  }
}
