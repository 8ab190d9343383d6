import OrderText
import Ordering

/// Orders and the answers to what was asked about them.
extension Conversation {
  mutating func order(_ act: Act, _ said: Said) {
    guard let menu = menuToOrder(from: act, said) else { return }
    let unread = said.echoes(on: menu)
    let items = act.items.enumerated().map { index, draft in
      Pending.Item(
        draft: draft, doubts: said.doubts(ofItem: index), unread: index == 0 ? unread : [])
    }
    if pending == nil, items.count == 1, let item = items.first, let line = retyped(item, menu) {
      return askChangeOrAdd(line, item)
    }
    propose(merged(items, into: openItems), isAnswer: false)
  }

  /// The menu of the run that takes the speaker's orders.
  func openMenu() -> Menu? { orderableRun == nil ? nil : menu }

  private mutating func menuToOrder(from act: Act, _ said: Said) -> Menu? {
    if let menu = openMenu() { return menu }
    tellNoRunIsOpen(hasDetail: act.items.contains(where: isDetailed))
    return nil
  }

  private func isDetailed(_ draft: DraftLine) -> Bool {
    let option = draft.size ?? draft.ice ?? draft.sugar ?? draft.addOns.first?.name
    return draft.drink != nil && (option != nil || draft.quantity != nil)
  }

  /// The drafts that are not placed yet and that a new one may complete.
  var openItems: [Pending.Item] {
    switch pending?.prompt {
    case .confirmation, .questions, .interest, .changeOrAdd: pending?.items ?? []
    case .whichLine, .changeOf, nil: []
    }
  }

  /// New drafts laid over those that they repeat or complete; the others come behind them.
  private func merged(
    _ items: [Pending.Item], into known: [Pending.Item]
  ) -> [Pending.Item] {
    var result = known
    var open = Array(known.indices)
    for item in items {
      // Two of one drink in one message are two: each of what is known is continued once.
      guard let place = open.firstIndex(where: { isContinued(known[$0], by: item) }) else {
        result.append(item)
        continue
      }
      let index = open.remove(at: place)
      result[index] = result[index].merging(
        item.draft, doubts: item.doubts, unread: item.unread)
    }
    // Whoever goes on to another drink has let go of one that the shop has not.
    for index in open.reversed() where known[index].isOfUnknownDrink { result.remove(at: index) }
    return result
  }

  private func isContinued(_ known: Pending.Item, by item: Pending.Item) -> Bool {
    guard let drink = item.draft.drink else { return false }
    guard known.draft.beneficiary == item.draft.beneficiary || item.draft.beneficiary == nil else {
      return false
    }
    guard let said = known.draft.drink else {
      let choices = known.doubts.first { $0.field == .drink }?.choices ?? []
      return choices.isEmpty || choices.contains(drink)
    }
    return said == drink
  }

  /// The one placed line that an order of the same drink may be meant to replace.
  private func retyped(_ item: Pending.Item, _ menu: Menu) -> OrderLine? {
    let alike = ownLines.filter { $0.drink == item.draft.drink && $0.beneficiary == nil }
    guard alike.count == 1, let line = alike.first, item.draft.beneficiary == nil,
      openQuestions(item, on: menu).isEmpty
    else { return nil }
    var draft = menu.completing(item.draft)
    draft.quantity = draft.quantity ?? line.quantity
    draft.note = line.note
    return draft == line.draft ? nil : line
  }

  mutating func askChangeOrAdd(_ line: OrderLine, _ item: Pending.Item) {
    guard let person = occasion.person, let run = orderableRun, let menu else { return }
    var item = item
    item.draft = menu.completing(item.draft)
    save(
      Pending(
        person: person, room: occasion.room, run: run.id, items: [item],
        prompt: .changeOrAdd(number: line.number), askedAt: occasion.now))
    say(.changeOrAdd(person, existing: line, draft: item.draft, menu), to: conversing)
  }

  // MARK: Answers

  mutating func answer(_ act: Act, _ said: Said) {
    if act.scope == .more { return addCups(act.items.first?.quantity ?? 1) }
    guard let menu = openMenu(), let pending else { return answerToNothing(act, said) }
    switch pending.prompt {
    case .confirmation, .interest:
      propose(answered(pending.items, by: act, said, on: menu), isAnswer: false)
    case .questions(let isPriced):
      let items = answered(pending.items, by: act, said, on: menu)
      let wasShown = isPriced && pending.askedAt != nil && isOfThisMenu(pending)
      let isPlain = wasShown && items.count == 1 && fillsOnlyGaps(act, of: pending, on: menu)
      propose(items, isAnswer: isPlain)
    case .changeOf(let number):
      let items = answered(pending.items, by: act, said, on: menu)
      proposeChange(ofLine: number, to: items)
    case .changeOrAdd(let number): chooseChangeOrAdd(act.details.choice, number, pending)
    case .whichLine(let lineAct, let numbers): chooseLine(act.details.choice, lineAct, numbers)
    }
  }

  /// So many cups more of what was said last: of the last draft, else of one's only line.
  private mutating func addCups(_ cups: Int) {
    guard orderableRun != nil, cups > 0 else { return }
    if var item = openItems.last {
      item.draft.quantity = sum(item.draft.quantity ?? 1, cups)
      propose(openItems.dropLast() + [item], isAnswer: false)
    } else if ownLines.count == 1, let line = ownLines.first {
      var draft = line.draft
      draft.quantity = sum(line.quantity, cups)
      proposeChange(ofLine: line.number, to: [Pending.Item(draft: draft)])
    }
  }

  /// Cups added up without leaving what a number holds; too many stay too many.
  private func sum(_ cups: Int, _ more: Int) -> Int {
    min(cups, OrderLine.largestQuantity) + min(more, OrderLine.largestQuantity)
  }

  /// Options without a drink, and nothing that they could answer.
  private mutating func answerToNothing(_ act: Act, _ said: Said) {
    guard let menu = openMenu(), let draft = act.items.first, act.details.choice == nil,
      said.echoes(on: menu).isEmpty, said.reading.unread.isEmpty
    else { return }
    let values = [draft.size, draft.ice, draft.sugar, draft.addOns.first?.name].compactMap(\.self)
    if ownLines.count == 1, !values.isEmpty {
      return change(Act(.change, items: act.items), said)
    }
    guard values.count > 1 else { return }
    propose([Pending.Item(draft: draft, doubts: said.doubts(ofItem: 0))], isAnswer: false)
  }

  /// The items with what the answer says: a number chooses the drink, options go to all that take them.
  private func answered(
    _ items: [Pending.Item], by act: Act, _ said: Said, on menu: Menu
  ) -> [Pending.Item] {
    var items = items
    if let choice = act.details.choice { choose(choice, in: &items) }
    guard let draft = act.items.first else { return items }
    for index in items.indices {
      var draft = draft
      if index < items.count - 1 { draft.quantity = nil }
      let open = openQuestions(items[index], on: menu).flatMap(\.choices)
      var doubts = said.doubts(ofItem: 0)
      for doubt in doubts where doubt.because == .ambiguous {
        // 微 is 微糖 where the ice is said already.
        let meant = doubt.choices.filter(open.contains)
        guard meant.count == 1, let field = menu.field(of: meant[0]) else { continue }
        draft = draft.merging(DraftLine(meant[0], as: field))
        doubts.removeAll { $0 == doubt }
      }
      items[index] = items[index].merging(draft, doubts: doubts)
    }
    return items
  }

  private func choose(_ choice: Int, in items: inout [Pending.Item]) {
    for index in items.indices {
      guard let question = items[index].doubts.first(where: { $0.field == .drink }),
        question.choices.indices.contains(choice - 1)
      else { continue }
      items[index] = items[index].merging(DraftLine(drink: question.choices[choice - 1]))
      return
    }
  }

  /// Whether the answer says nothing but what was asked.
  private func fillsOnlyGaps(_ act: Act, of pending: Pending, on menu: Menu) -> Bool {
    guard let item = pending.items.first, let draft = act.items.first else { return false }
    let asked = Set(openQuestions(item, on: menu).map(\.field))
    return draft.addOns.isEmpty && draft.note == nil && draft.beneficiary == nil
      && (draft.quantity == nil || asked.contains(.quantity))
      && (draft.size == nil || asked.contains(.size))
      && (draft.sugar == nil || asked.contains(.sugar))
      && (draft.ice == nil || asked.contains(.ice))
  }

  private mutating func chooseChangeOrAdd(_ choice: Int?, _ number: Int, _ pending: Pending) {
    guard let item = pending.items.first else { return }
    switch choice {
    case 1:
      drop(pending)
      guard let line = scene.lines.first(where: { $0.number == number }) else { return }
      var draft = item.draft
      draft.quantity = draft.quantity ?? line.quantity
      applyChange(of: line, to: draft)
    case 2: place(pending.items, showsLines: true)
    default: break
    }
  }
}
