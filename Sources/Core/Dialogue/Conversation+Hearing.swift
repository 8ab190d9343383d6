import OrderText
import Ordering

/// What was said, act by act.
extension Conversation {
  mutating func hear(_ reading: Reading, saidAt: Timestamp) {
    guard let person = occasion.person else { return }
    if let failure = reading.failure {
      return say(.textUnread(person, failure), to: speakerAlone)
    }
    let pendingBefore = pending
    let kind = pendingKind(answeredAt: saidAt)
    let named = kind == .choice ? choice(namedBy: reading.text) : nil
    let settled = named ?? reading.settled(pending: kind)
    for (index, act) in settled.acts.enumerated() {
      take(act, said: Said(act: index, of: settled))
    }
    answerWhatRested(pendingBefore)
  }

  /// What a bare yes, no or number would settle: a prompt that was committed before it was said.
  private func pendingKind(answeredAt saidAt: Timestamp) -> PendingKind? {
    guard let pending, let askedAt = pending.askedAt else { return nil }
    guard saidAt >= askedAt else { return nil }
    return pending.isNumbered ? .choice : .confirmation
  }

  /// The choice of a drink by a part of its name: 「胭脂」 where 胭脂多多 was offered and no other of that name.
  private func choice(namedBy text: String) -> Reading? {
    let choices =
      pending?.items.lazy.compactMap { item in
        item.doubts.first { $0.field == .drink && !$0.choices.isEmpty }?.choices
      }.first ?? []
    let words = text.filter { !$0.isWhitespace }
    let meant = choices.indices.filter { choices[$0].contains(words) }
    guard !words.isEmpty, meant.count == 1 else { return nil }
    var details = Details()
    details.choice = meant[0] + 1
    return Reading(text: text, acts: [Act(.answer, details: details)])
  }

  private mutating func take(_ act: Act, said: Said) {
    switch act.intent {
    case .order: order(act, said)
    case .answer: answer(act, said)
    case .confirm: confirm()
    case .decline: decline()
    case .change: change(act, said)
    case .cancel: cancel(act, said)
    case .undo: undo()
    case .copy: copy(act, said)
    case .open: open(act, said)
    case .close: closeByWord()
    case .reopen: reopen(act)
    case .extend: extend(act)
    case .takeIn: takeIn(act)
    case .sent: markSent()
    case .mine: showMine()
    case .summary: showSummary()
    case .total: showTotal()
    case .owes: showOwed()
    case .menu: showMenu(act)
    case .search: search(act)
    case .question: answerQuestion(act)
    case .help: say(.help, to: speakerAlone)
    case .sync: sync()
    case .paid, .handOver, .soldOut, .reprice, .switchShop, .arrived:
      // Only an organizer says these to the bot; from others they are talk.
      if isOrganizer, let person = occasion.person { say(.cannotYet(person), to: speakerAlone) }
    case .usual, .recommend, .history: break
    }
  }

  /// A fragment that waited is answered at its person's next line, whatever that line was about.
  private mutating func answerWhatRested(_ before: Pending?) {
    guard let before, before.restsUntil != nil, pending == before else { return }
    ask(before.items, isAnswer: false)
  }

  mutating func answerRested(_ person: Person) {
    guard var pending, pending.restsUntil != nil else { return }
    guard openRun != nil else {
      pending.restsUntil = nil
      return save(pending)
    }
    ask(pending.items, isAnswer: false)
  }

  mutating func hearEdit(_ reading: Reading) {
    guard let person = occasion.person, openRun != nil, !ownLines.isEmpty || pending != nil,
      reading.acts.contains(where: { [.order, .change, .cancel, .copy].contains($0.intent) })
    else { return }
    say(.editNoticed(person), to: speakerAlone)
  }
}

/// What belongs to one act of a reading.
struct Said {
  var index: Int
  var reading: Reading

  init(act index: Int, of reading: Reading) {
    self.index = index
    self.reading = reading
  }

  /// What the reader could not decide about an item; the rest is asked of the menu.
  func doubts(ofItem item: Int) -> [Question] {
    reading.questions.filter { $0.act == index && $0.item == item }.map(\.question).filter {
      $0.because != .missing && $0.because != .notAllowed && $0.field != .target
        && ($0.because != .outOfRange || $0.field == .quantity)
    }
  }

  /// The pieces that could be an option, a negation or a drink of the menu: those are shown back, XD and 救命 are not.
  func echoes(on menu: Menu) -> [String] {
    let names = menu.ice.map(\.name) + menu.sugar.map(\.name) + menu.addOns.map(\.name)
    let drinks = menu.drinks.map(\.name)
    let telling = Set((names + drinks).joined().unicodeScalars).union("不無去別加換多少".unicodeScalars)
    return reading.unread.map(\.text).filter { piece in
      piece.unicodeScalars.contains { $0.value > 0x2E80 && telling.contains($0) }
    }
  }
}

extension Pending {
  /// Whether the choices of what was asked have numbers.
  var isNumbered: Bool {
    switch prompt {
    case .changeOrAdd, .whichLine: true
    case .questions, .changeOf:
      items.contains { item in
        item.doubts.contains { $0.field == .drink && !$0.choices.isEmpty }
      }
    case .confirmation, .interest: false
    }
  }
}
