import ICU
import Ledger
import OrderText
import Ordering

/// Opening a run, moving its deadline, and what is said where none is open.
extension Conversation {
  mutating func open(_ act: Act, _ said: Said) {
    guard let person = occasion.person else { return }
    if let run = openRun { return say(.alreadyOpen(run, today: today), to: here) }
    if let organizers = setting.organizers, !organizers.contains(person.id) {
      return say(.mayNotOpen, to: speakerAlone)
    }
    guard let menu = shop(named: act.details.shop) else { return }
    var run = Run(
      id: occasion.newRun, room: occasion.room, shop: menu.shop, organizer: person,
      openedAt: occasion.now, terms: terms(of: act.details, in: menu.currency))
    if let said = act.details.deadline {
      guard let deadline = futureDeadline(said) else { return }
      run.deadline = deadline
    }
    save(run)
    scene.lines = []
    scene.tally = Tally()
    scene.nextNumber = 1
    say(.opened(run, menu, today: today), to: here)
    let unread = said.reading.unread.map(\.text)
    if !unread.isEmpty { say(.leftOut(person, unread), to: speakerAlone) }
  }

  private mutating func shop(named said: String?) -> Menu? {
    let shops = setting.menus.map(\.shop)
    guard let said else {
      if setting.menus.count == 1 { return setting.menus.first }
      say(.whichShop(shops: shops), to: here)
      return nil
    }
    if let menu = setting.menus.first(where: { $0.isCalled(said) }) { return menu }
    say(.noSuchShop(said: said, shops: shops), to: here)
    return nil
  }

  private func terms(of details: Details, in currency: Currency) -> Run.Terms {
    func amount(_ text: String?) -> Money? { text.flatMap { currency.amount(decimal: $0) } }
    return Run.Terms(
      isCollected: details.collect, fee: amount(details.fee), freeFrom: amount(details.freeFrom),
      minimum: amount(details.minimum), place: details.place)
  }

  /// The moment of a deadline; one that is past already is told, and there is none then.
  private mutating func futureDeadline(_ said: Deadline) -> Timestamp? {
    let deadline = moment(of: said)
    guard deadline <= occasion.now else { return deadline }
    say(.deadlineIsPast(said: deadline, today: today), to: here)
    return nil
  }

  /// When a deadline is: a time without a day is the next one ahead.
  private func moment(of said: Deadline) -> Timestamp {
    switch said {
    case .within(let minutes):
      return occasion.now.advanced(bySeconds: Int64(min(max(minutes, 0), 1_000_000)) * 60)
    case .at(let minutes, let day):
      let zone = setting.zone
      func at(_ day: CivilDay) -> Timestamp {
        Timestamp(milliseconds: zone.moment(of: day, minutes: minutes))
      }
      switch day {
      case .today: return at(today)
      case .tomorrow: return at(today.adding(days: 1))
      case .date(let year, let month, let day):
        return at(CivilDay(year: year, month: month, day: day))
      case nil:
        let next = at(today)
        return next > occasion.now ? next : at(today.adding(days: 1))
      }
    }
  }

  mutating func extend(_ act: Act) {
    guard var run = openRun else { return say(.nothingOpen, to: here) }
    guard isOrganizer else { return say(.onlyOrganizer(run.organizer), to: speakerAlone) }
    guard let said = act.details.deadline else { return }
    if case .within(let minutes) = said, let deadline = run.deadline {
      run.deadline = deadline.advanced(bySeconds: Int64(min(max(minutes, 0), 1_000_000)) * 60)
    } else {
      guard let deadline = futureDeadline(said) else { return }
      run.deadline = deadline
    }
    run.remindedAt = nil
    save(run)
    say(.deadlineMoved(run, today: today), to: everybody)
  }

  mutating func reopen(_ act: Act) {
    if let run = openRun { return say(.alreadyOpen(run, today: today), to: here) }
    guard var run = scene.run, run.state == .closed else { return say(.nothingOpen, to: here) }
    guard isOrganizer else { return say(.onlyOrganizer(run.organizer), to: speakerAlone) }
    run.state = .open
    run.closedAt = nil
    run.deadline = nil
    if let said = act.details.deadline {
      guard let deadline = futureDeadline(said) else { return }
      run.deadline = deadline
    }
    run.remindedAt = nil
    save(run)
    say(.reopened(run, today: today), to: everybody)
  }

  // MARK: Where none is open

  /// What order text is answered with where no run takes it.
  ///
  /// In a channel only what is surely an order gets it, and that once a person and hour.
  mutating func tellNoRunIsOpen(hasDetail: Bool) {
    guard let person = occasion.person else { return }
    let isAlone = occasion.room.isPrivate || occasion.manner.alwaysTellsHowToOpen
    if !isAlone {
      let lastTold = scene.participant.toldToOpenAt
      let isRecent = lastTold.map { occasion.now < $0.advanced(bySeconds: 3_600) } ?? false
      guard hasDetail, !isRecent else { return }
      let now = occasion.now
      remember { $0.toldToOpenAt = now }
    }
    if scene.run?.state == .closed || scene.run?.state == .sent { return tellClosed(to: person) }
    say(.howToOpen(shops: setting.menus.map(\.shop)), to: here)
  }

  /// Tells that the run takes no more, and whom to ask.
  mutating func tellClosed(to person: Person, isChange: Bool = false) {
    guard let run = scene.run else { return }
    say(
      .closedBy(
        organizer: run.organizer, closedAt: run.closedAt ?? occasion.now, today: today,
        isChange: isChange),
      to: .person(person, occasion.room))
  }

  mutating func remind(of id: RunID) {
    guard var run = openRun, run.id == id, let deadline = run.deadline else { return }
    run.remindedAt = occasion.now
    save(run)
    // After a time in which the bot was down it may be too late to remind of anything.
    guard deadline > occasion.now, let menu else { return }
    let minutes = Int((deadline.milliseconds - occasion.now.milliseconds + 59_999) / 60_000)
    let settlement = Settlement(run: run, lines: scene.lines, menu: menu)
    say(
      .reminder(
        minutes: minutes, scene.tally, menu, untilFree: settlement.untilFree,
        unanswered: scene.pending.filter { $0.askedAt != nil }),
      to: everybody)
  }
}

extension Menu {
  /// Whether people mean this shop by that word; letter case does not matter.
  func isCalled(_ word: String) -> Bool {
    ([shop] + aliases).contains { $0.lowercased() == word.lowercased() }
  }
}
