import Ledger
import OrderText
import Ordering

/// The end of a run: what to phone, who owes what, and what nobody settled.
extension Conversation {
  mutating func closeByWord() {
    guard let run = openRun else { return say(.nothingOpen, to: here) }
    guard isOrganizer else { return say(.onlyOrganizer(run.organizer), to: speakerAlone) }
    close(run)
  }

  mutating func passDeadline(of id: RunID) {
    guard let run = openRun, run.id == id, let deadline = run.deadline, deadline <= occasion.now
    else { return }
    close(run)
  }

  private mutating func close(_ open: Run) {
    var run = open
    run.state = .closed
    run.closedAt = occasion.now
    save(run)
    turn.tableQuery = TableQuery(run, isAsked: false)
    // A shop that the configuration has no more closes all the same; there is nothing to say of its prices.
    guard let menu else { return say(.closedEmpty(run), to: everybody) }
    let left = scene.pending.filter(\.isUnsettledOrder)
    for var pending in left where pending.restsUntil != nil {
      pending.restsUntil = nil
      save(pending)
    }
    let settlement = Settlement(run: run, lines: scene.lines, menu: menu)
    if settlement.shares.isEmpty {
      say(.closedEmpty(run), to: everybody)
    } else {
      say(
        .toPhone(run, scene.tally, phoneLines(scene.lines), settlement, menu), to: organizerAlone)
      say(.closed(run, scene.tally, settlement, menu), to: everybody)
    }
    if !left.isEmpty { say(.leftOpen(left, menu), to: organizerAlone) }
  }

  /// Takes in what somebody was asked and did not confirm in time.
  mutating func takeIn(_ act: Act) {
    guard let run = scene.run, let menu else { return say(.nothingOpen, to: here) }
    guard isOrganizer else { return say(.onlyOrganizer(run.organizer), to: speakerAlone) }
    guard case .person(let name) = act.target else { return }
    guard
      let pending = scene.pending.first(where: { $0.person.name == name && $0.isUnsettledOrder })
    else { return say(.nothingToTakeIn(said: name), to: speakerAlone) }
    guard run.state == .open || run.state == .closed else {
      return say(.lineIsSent(run.organizer, number: scene.nextNumber), to: speakerAlone)
    }
    let questions = pending.items.flatMap { openQuestions($0, on: menu) }
    guard questions.isEmpty else {
      return say(.cannotTakeIn(pending.person, questions, menu), to: speakerAlone)
    }
    let lines = newLines(of: pending.items, for: pending.person, in: run, on: menu)
    drop(pending)
    add(lines)
    say(
      .takenIn(pending.person, lines, running: scene.tally, menu, by: run.organizer),
      to: everybody)
    tellOfLateLines()
  }

  /// What was phoned and who owes what is told anew when lines come behind the end.
  mutating func tellOfLateLines() {
    guard let run = scene.run, run.state == .closed, let menu else { return }
    let settlement = Settlement(run: run, lines: scene.lines, menu: menu)
    say(
      .toPhone(run, scene.tally, phoneLines(scene.lines), settlement, menu), to: organizerAlone)
    say(.owes(settlement, menu), to: everybody)
  }

  /// The organizer has phoned the shop.
  mutating func markSent() {
    guard let known = scene.run, known.state == .open || known.state == .closed else {
      return say(.nothingOpen, to: here)
    }
    guard isOrganizer else { return say(.onlyOrganizer(known.organizer), to: speakerAlone) }
    // An open run is closed first: nobody's order and nobody's share is passed over.
    if known.state == .open { close(known) }
    guard var run = scene.run, scene.tally.cups > 0 else { return }
    run.state = .sent
    save(run)
    for var line in scene.lines where line.status == .placed {
      line.status = .sent
      line.updatedAt = occasion.now
      save(line)
    }
    say(.sentToShop(run, scene.tally), to: everybody)
  }
}

extension Pending {
  /// Whether somebody ordered and was asked, or is still to be: not a price that somebody asked about.
  var isUnsettledOrder: Bool {
    guard !items.isEmpty, askedAt != nil || restsUntil != nil else { return false }
    switch prompt {
    case .confirmation, .questions, .changeOrAdd: return true
    case .whichLine, .changeOf, .interest: return false
    }
  }
}
