import OrderText
import Ordering

/// Changes of placed lines and of what is not placed yet.
extension Conversation {
  mutating func change(_ act: Act, _ said: Said) {
    guard let person = occasion.person, let draft = act.items.first else { return }
    guard orderableRun != nil || isOrganizer, let menu else { return tellCannotChange(person) }
    if let pending, let items = changing(pending, act, said, on: menu) {
      if case .changeOf(let number) = pending.prompt {
        return proposeChange(ofLine: number, to: items)
      }
      return propose(items, isAnswer: false)
    }
    let lines = lines(meantBy: act)
    switch lines.count {
    case 0: tellNoLine(act.target, person, said)
    case 1 where act.scope == .part:
      changePart(of: lines[0], to: draft, doubts: said.doubts(ofItem: 0), on: menu)
    case 2... where act.scope == .part: askWhichLine(lines, for: .changePart(draft))
    case 2... where act.scope != .all: askWhichLine(lines, for: .change(draft))
    default:
      for line in lines {
        let item = Pending.Item(draft: line.draft)
        proposeChange(
          ofLine: line.number, to: [item.merging(draft, doubts: said.doubts(ofItem: 0))])
      }
      // All of them are one change to take back.
      if lines.count > 1 { remember { $0.undo = Undo(lines: lines) } }
    }
  }

  /// Changes some cups of a line, which become a line of their own; all of them where it has no more.
  private mutating func changePart(
    of line: OrderLine, to draft: DraftLine, doubts: [Question] = [], on menu: Menu
  ) {
    let cups = draft.quantity ?? 1
    var values = draft
    values.quantity = nil
    var item = Pending.Item(draft: line.draft).merging(values, doubts: doubts)
    guard cups < line.quantity, line.status == .placed, let run = scene.run,
      openQuestions(item, on: menu).isEmpty
    else { return proposeChange(ofLine: line.number, to: [item]) }
    item.draft.quantity = cups
    var rest = line
    rest.quantity -= cups
    rest.updatedAt = occasion.now
    let lines = newLines(of: [item], for: line.orderer, in: run, on: menu)
    save(rest)
    add(lines)
    remember { $0.undo = Undo(lines: [line] + lines.map(\.struckOut)) }
    guard let person = occasion.person else { return }
    say(.changed(person, before: line, after: rest, menu), to: conversing)
    say(
      .placed(line.orderer, lines, running: scene.tally, menu, showsLines: true), to: conversing)
  }

  /// The pending items with the change laid over those that it means; `nil` when it means a placed line.
  private func changing(
    _ pending: Pending, _ act: Act, _ said: Said, on menu: Menu
  ) -> [Pending.Item]? {
    guard let draft = act.items.first, placedNow.isEmpty else { return nil }
    switch pending.prompt {
    case .confirmation, .questions, .changeOf: break
    case .changeOrAdd, .whichLine, .interest: return nil
    }
    var items = pending.items
    let meant = items.indices.filter { index in
      if act.scope == .all { return true }
      switch act.target {
      case nil, .last: return index == items.count - 1
      case .drink(let name): return items[index].draft.drink == name
      case .person(let name): return items[index].draft.beneficiary == name
      case .number(let number): return act.scope == .own && index == number - 1
      }
    }
    guard !meant.isEmpty else { return nil }
    if act.scope == .part, meant.count == 1, let split = items[meant[0]].split(by: draft) {
      items.replaceSubrange(meant[0]...meant[0], with: split)
      return items
    }
    for index in meant {
      items[index] = items[index].merging(draft, doubts: said.doubts(ofItem: 0))
    }
    return items
  }

  /// Changes a line if nothing is open about it; asks otherwise.
  mutating func proposeChange(ofLine number: Int, to items: [Pending.Item]) {
    guard let person = occasion.person, let run = scene.run, let menu, let item = items.first,
      let line = scene.lines.first(where: { $0.number == number })
    else { return }
    let questions = openQuestions(item, on: menu)
    guard !questions.isEmpty else {
      if let pending, case .changeOf = pending.prompt { drop(pending) }
      return applyChange(of: line, to: item.draft)
    }
    let draft = menu.completing(item.draft)
    let asked = AskedItem(
      draft: draft, questions: questions, unitPrice: menu.unitPrice(of: draft),
      prices: draft.size == nil ? menu.pricesBySize(of: draft) : [:])
    let asking = Pending(
      person: person, room: occasion.room, run: run.id, items: [item],
      prompt: .changeOf(number: number), askedAt: occasion.now)
    save(asking)
    say(.asks(person, [asked], menu, isNumbered: asking.isNumbered), to: conversing)
  }

  mutating func applyChange(of line: OrderLine, to draft: DraftLine) {
    guard let person = occasion.person, let menu else { return }
    guard line.status == .placed else {
      return say(.lineIsSent(person, number: line.number), to: speakerAlone)
    }
    let draft = menu.completing(draft)
    guard let drink = draft.drink, let unitPrice = menu.unitPrice(of: draft) else { return }
    var after = line
    after.drink = drink
    after.size = draft.size
    after.ice = draft.ice
    after.sugar = draft.sugar
    after.addOns = draft.addOns
    after.quantity = draft.quantity ?? line.quantity
    after.note = draft.note
    after.beneficiary = draft.beneficiary
    after.unitPrice = unitPrice
    after.image = menu.drink(named: drink)?.image
    after.updatedAt = occasion.now
    save(after)
    remember { $0.undo = Undo(lines: [line]) }
    say(.changed(person, before: line, after: after, menu), to: conversing)
    tellOfLateLines()
  }

  // MARK: Which line

  /// The lines that the speaker may mean: one's own, and for the organizer those named by number or person.
  func lines(meantBy act: Act) -> [OrderLine] {
    let active = scene.lines.filter { !$0.isCancelled }
    let own = ownLines
    switch act.target {
    case nil where placedNow.count == 1: return own.filter { placedNow.contains($0.number) }
    case nil: return own
    case .last: return own.last.map { [$0] } ?? []
    case .number(let number) where act.scope == .own:
      return own.indices.contains(number - 1) ? [own[number - 1]] : []
    case .number(let number):
      return active.filter {
        $0.number == number && ($0.orderer.id == occasion.person?.id || isOrganizer)
      }
    case .drink(let name): return own.filter { $0.drink.contains(name) }
    case .person(let name):
      return active.filter {
        $0.beneficiary == name && $0.orderer.id == occasion.person?.id
          || $0.orderer.name == name && (isOrganizer || $0.orderer.id == occasion.person?.id)
      }
    }
  }

  mutating func askWhichLine(_ lines: [OrderLine], for lineAct: Pending.LineAct) {
    guard let person = occasion.person, let run = scene.run, let menu else { return }
    save(
      Pending(
        person: person, room: occasion.room, run: run.id, items: [],
        prompt: .whichLine(lineAct, numbers: lines.map(\.number)), askedAt: occasion.now))
    say(.whichLine(person, lines, menu), to: conversing)
  }

  mutating func chooseLine(_ choice: Int?, _ lineAct: Pending.LineAct, _ numbers: [Int]) {
    guard let choice, numbers.indices.contains(choice - 1), let pending,
      let line = scene.lines.first(where: { $0.number == numbers[choice - 1] })
    else { return }
    drop(pending)
    switch lineAct {
    case .cancel: strikeOut([line])
    case .cancelPart(let cups): takeOff(cups, of: line)
    case .changePart(let draft):
      if let menu { changePart(of: line, to: draft, on: menu) }
    case .change(let draft):
      proposeChange(
        ofLine: line.number, to: [Pending.Item(draft: line.draft).merging(draft)])
    }
  }

  mutating func tellNoLine(_ target: Target?, _ person: Person, _ said: Said) {
    switch target {
    case .number(let number):
      if let run = scene.run,
        let line = scene.lines.first(where: { $0.number == number && !$0.isCancelled })
      {
        say(.notYours(person, number: line.number, organizer: run.organizer), to: speakerAlone)
      } else {
        say(.noSuchLine(person, said: "#\(number)"), to: speakerAlone)
      }
    case .person(let name): say(.noSuchLine(person, said: name), to: speakerAlone)
    case .drink(let name):
      // What is no drink of the menu was no word to the bot: 取消會議.
      guard menu?.drinks.contains(where: { $0.name.contains(name) }) == true else { return }
      say(.noSuchLine(person, said: name), to: speakerAlone)
    case nil, .last:
      guard said.reading.unread.isEmpty else { return }
      say(.noLines(person), to: speakerAlone)
    }
  }

  mutating func tellCannotChange(_ person: Person) {
    guard scene.run != nil else { return }
    tellClosed(to: person, isChange: true)
  }
}
