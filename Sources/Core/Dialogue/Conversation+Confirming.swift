import ICU
import Ordering

/// From drafts to placed lines: what is open is asked, what is whole is read back, a yes places it.
extension Conversation {
  /// Asks, reads back or places the items.
  ///
  /// - Parameter isAnswer: Whether they are complete by a plain answer to a question that showed everything else: that is
  ///   the yes then.
  mutating func propose(
    _ items: [Pending.Item], isAnswer: Bool, copiedFrom: OrderLine? = nil
  ) {
    guard let menu else { return }
    let isOpen = items.contains { !openQuestions($0, on: menu).isEmpty }
    let isSure = setting.confirm == .whenUnsure && items.allSatisfy(\.unread.isEmpty)
    if isOpen {
      ask(items, isAnswer: isAnswer, mayRest: true)
    } else if isAnswer || isSure {
      place(items, showsLines: true)
    } else {
      readBack(items, copiedFrom: copiedFrom)
    }
  }

  func openQuestions(_ item: Pending.Item, on menu: Menu) -> [Question] {
    item.openQuestions(on: menu, cupLimit: setting.cupLimit)
  }

  // MARK: Asking

  mutating func ask(_ items: [Pending.Item], isAnswer: Bool, mayRest: Bool = false) {
    guard let person = occasion.person, let run = orderableRun, let menu else { return }
    let asked = items.map { askedItem($0, on: menu) }
    let questions = asked.flatMap(\.questions)
    guard !questions.isEmpty else { return readBack(items) }
    var pending = Pending(
      person: person, room: occasion.room, run: run.id, items: items,
      prompt: .questions(isPriced: isPriced(asked)), askedAt: occasion.now)
    let isFragment = questions.allSatisfy { $0.because == .missing }
    if mayRest, isFragment, openRun != nil, occasion.manner.patienceSeconds > 0 {
      pending.askedAt = nil
      pending.restsUntil = occasion.now.advanced(bySeconds: occasion.manner.patienceSeconds)
      return save(pending)
    }
    save(pending)
    say(.asks(person, asked, menu, isNumbered: pending.isNumbered), to: conversing)
  }

  private func askedItem(_ item: Pending.Item, on menu: Menu) -> AskedItem {
    let draft = menu.completing(item.draft)
    let questions = openQuestions(item, on: menu) + item.doubts.filter(\.isOnlyTold)
    return AskedItem(
      draft: draft, questions: questions, unitPrice: menu.unitPrice(of: draft),
      prices: draft.size == nil ? menu.pricesBySize(of: draft) : [:], unread: item.unread)
  }

  /// Whether the question shows everything but what is asked, the price of each answer too.
  private func isPriced(_ asked: [AskedItem]) -> Bool {
    asked.allSatisfy { item in
      item.draft.drink != nil && item.questions.allSatisfy { $0.because == .missing }
        && (item.unitPrice != nil || !item.prices.isEmpty) && item.unread.isEmpty
    }
  }

  // MARK: Reading back

  private mutating func readBack(_ items: [Pending.Item], copiedFrom: OrderLine? = nil) {
    guard let person = occasion.person, let run = orderableRun, let menu else { return }
    let shown = items.map { item in
      let draft = menu.completing(item.draft)
      return ReadBackItem(
        draft: draft, unitPrice: menu.unitPrice(of: draft) ?? .zero,
        copiedFrom: items.count == 1 ? copiedFrom : nil,
        unread: item.unread + item.doubts.filter(\.isOnlyTold).compactMap(\.heard))
    }
    let withHint = scene.participant.hintedIn != run.id
    if withHint { remember { $0.hintedIn = run.id } }
    save(
      Pending(
        person: person, room: occasion.room, run: run.id, items: items, prompt: .confirmation,
        askedAt: occasion.now))
    let total = shown.map { $0.unitPrice * ($0.draft.quantity ?? 1) }.sum()
    say(.readBack(person, shown, total: total, menu, withHint: withHint), to: conversing)
  }

  // MARK: Yes and no

  mutating func confirm() {
    guard let person = occasion.person, let pending else { return }
    guard let run = orderableRun, let menu else { return tellClosed(to: person) }
    guard pending.run == run.id else { return drop(pending) }
    switch pending.prompt {
    case .confirmation where isAsShown(pending, on: menu):
      place(pending.items, showsLines: false)
    case .confirmation: propose(pending.items, isAnswer: false)
    case .questions: propose(agreed(pending.items, on: menu), isAnswer: false)
    case .changeOf(let number):
      proposeChange(ofLine: number, to: agreed(pending.items, on: menu))
    case .interest: propose(pending.items, isAnswer: false)
    case .changeOrAdd(let number):
      // A yes says neither of the two: they are asked again.
      if let item = pending.items.first,
        let line = scene.lines.first(where: { $0.number == number })
      {
        askChangeOrAdd(line, item)
      }
    case .whichLine: break
    }
  }

  /// Whether a yes is to what the menu says now: it may have become another one since the prices were shown.
  private func isAsShown(_ pending: Pending, on menu: Menu) -> Bool {
    isOfThisMenu(pending) && pending.items.allSatisfy { openQuestions($0, on: menu).isEmpty }
  }

  /// Whether the person was asked when the menu was the one that it is now.
  func isOfThisMenu(_ pending: Pending) -> Bool {
    guard let since = setting.menusSince, let askedAt = pending.askedAt else { return true }
    return askedAt >= since
  }

  mutating func decline() {
    guard let person = occasion.person, let pending else { return }
    drop(pending)
    say(.notPlaced(person), to: conversing)
  }

  // MARK: Placing

  /// Places complete items as new lines of the open run.
  mutating func place(_ items: [Pending.Item], showsLines: Bool) {
    guard let person = occasion.person, let run = orderableRun, let menu else { return }
    let lines = newLines(of: items, for: person, in: run, on: menu)
    guard !lines.isEmpty else { return }
    if let pending { drop(pending) }
    add(lines)
    remember { participant in
      participant.undo = Undo(lines: lines.map(\.struckOut))
    }
    say(
      .placed(person, lines, running: scene.tally, menu, showsLines: showsLines), to: conversing)
    tellOfLateLines()
  }

  /// Gives complete items their numbers and freezes their prices.
  func newLines(
    of items: [Pending.Item], for person: Person, in run: Run, on menu: Menu
  ) -> [OrderLine] {
    items.enumerated().compactMap { offset, item in
      let draft = menu.completing(item.draft)
      guard let drink = draft.drink, let unitPrice = menu.unitPrice(of: draft) else { return nil }
      return OrderLine(
        run: run.id, number: scene.nextNumber + offset, orderer: person,
        beneficiary: draft.beneficiary, drink: drink, size: draft.size, ice: draft.ice,
        sugar: draft.sugar, addOns: draft.addOns.filter { $0.portions > 0 },
        quantity: draft.quantity ?? 1, unitPrice: unitPrice, note: draft.note,
        image: menu.drink(named: drink)?.image, orderedAt: occasion.now, updatedAt: occasion.now)
    }
  }

  mutating func add(_ lines: [OrderLine]) {
    turn.changes.append(.place(lines, day: today.compactText))
    scene.nextNumber += lines.count
    scene.lines += lines
    placedNow += lines.map(\.number)
    let added = Tally(lines)
    scene.tally.cups += added.cups
    scene.tally.sum += added.sum
  }
}

extension OrderLine {
  /// The line as it is when it is cancelled.
  var struckOut: OrderLine {
    var line = self
    line.status = .cancelled
    return line
  }
}

extension Menu {
  /// The price of a cup of the draft in each size that its drink is sold in.
  func pricesBySize(of draft: DraftLine) -> [String: Money] {
    guard let drink = draft.drink.flatMap(drink(named:)) else { return [:] }
    let sizes = sizes(of: drink, hot: isHot(draft.ice)).map(\.name)
    return sizes.reduce(into: [:]) { prices, size in
      var sized = draft
      sized.size = size
      prices[size] = unitPrice(of: sized)
    }
  }
}
