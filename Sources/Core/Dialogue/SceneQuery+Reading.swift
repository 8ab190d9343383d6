public import OrderText
public import Ordering

extension SceneQuery {
  /// What a turn needs to know to answer a message: just what its acts are about.
  ///
  /// - Parameter run: The run of the place: what comes behind a closed one's end changes what all owe.
  public init(for reading: Reading, in room: Room, by person: Person, run: Run?) {
    self.init(room: room, person: person, lines: [.mine])
    if run?.state == .closed, !reading.acts.isEmpty || reading.bare != nil { lines.insert(.all) }
    for act in reading.acts {
      switch act.intent {
      case .summary, .total, .owes, .close, .sent, .reprice, .switchShop, .sync:
        lines.insert(.all)
        needsEverybodysPending = true
      case .undo:
        lines.insert(.all)
      case .takeIn:
        needsEverybodysPending = true
      case .copy:
        lines.insert(.latest)
        needsEverybodysPending = true
      default: break
      }
      switch act.target {
      case .number(let number): lines.insert(.numbered(number))
      case .person(let name): lines.insert(.named(name))
      case .last: lines.insert(.latest)
      case .drink, nil: break
      }
    }
  }

  /// What a turn needs to know to answer an event.
  public init(for event: Event, in room: Room) {
    self.init(room: room)
    switch event {
    case .said(let reading, _), .edited(let reading):
      preconditionFailure("a message has a person, and its own query: \(reading.acts.count) acts")
    case .deadlinePassed(let id), .reminderDue(let id), .tableTold(let id, _):
      run = id
      lines = [.all]
      needsEverybodysPending = true
    case .fragmentRested(let resting, let id):
      person = resting
      run = id
      lines = [.mine]
    }
  }
}
