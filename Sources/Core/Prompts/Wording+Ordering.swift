internal import Dialogue
internal import ICU
internal import Ordering

/// Orders on their way, and what becomes of placed lines.
extension Wording {
  func readBack(
    _ person: Person, _ items: [ReadBackItem], _ total: Money, _ menu: Menu, _ withHint: Bool
  ) -> String {
    let texts = items.map { priced(heard($0, menu), $0.draft, $0.unitPrice, menu) }
    let arguments: Arguments = [
      "items": .text(join(texts, by: .items) ?? ""), "count": .integer(items.count),
      "cups": .integer(items.map { $0.draft.quantity ?? 1 }.reduce(0, +)),
      "total": money(total, menu), "hint": .flag(withHint),
    ]
    return to(person, .readBack, arguments.with("unread", quoted(items.flatMap(\.unread))))
  }

  private func heard(_ read: ReadBackItem, _ menu: Menu) -> String {
    let whole = item(read.draft, menu)
    guard let original = read.copiedFrom, original.drink == read.draft.drink else { return whole }
    var plain = original.draft
    plain.quantity = 1
    plain.note = nil
    plain.beneficiary = nil
    let arguments: Arguments = [
      "owner": .text(original.orderer.name), "drink": .text(drink(original.drink, menu)),
      "item": .text(whole), "options": .text(join(options(read.draft, menu), by: .options) ?? ""),
      "cups": .integer(read.draft.quantity ?? 1),
    ]
    return say(.copiedItem, arguments.with("changes", changes(plain, read.draft, menu)))
  }

  func placed(
    _ person: Person, _ lines: [OrderLine], _ tally: Tally, _ menu: Menu, _ showsLines: Bool
  ) -> String {
    let running = MessageArgument.text(running(tally, menu))
    guard showsLines else {
      let numbers = list(lines.map { "#\($0.number)" })
      return to(person, .placedAsRead, ["numbers": .text(numbers), "running": running])
    }
    return to(
      person, .placed, ["lines": self.lines(.placedLine, lines, menu), "running": running])
  }

  func changed(
    _ person: Person, _ before: OrderLine, _ after: OrderLine, _ menu: Menu
  ) -> String {
    guard let changes = changes(before.draft, after.draft, menu) else {
      return to(person, .unchanged, ["number": sharp(after.number)])
    }
    return to(
      person, .changed,
      [
        "owner": .text(after.orderer.name), "isOther": .flag(after.orderer.id != person.id),
        "number": sharp(after.number), "changes": .text(changes),
        "cups": .integer(after.quantity), "total": money(after.total, menu),
        "before": money(before.total, menu), "isSame": .flag(before.total == after.total),
      ])
  }

  func cancelled(
    _ person: Person, _ lines: [OrderLine], _ tally: Tally, _ menu: Menu
  ) -> String {
    let owner = lines.first?.orderer ?? person
    return to(
      person, .cancelled,
      [
        "owner": .text(owner.name), "isOther": .flag(owner.id != person.id),
        "lines": self.lines(.numberedLine, lines, menu), "running": .text(running(tally, menu)),
      ])
  }

  func undone(_ person: Person, _ lines: [OrderLine], _ tally: Tally, _ menu: Menu) -> String {
    let texts = lines.map { line($0.isCancelled ? .cancelledLine : .numberedLine, $0, menu) }
    return to(
      person, .undone,
      [
        "lines": .text(join(texts, by: .items) ?? ""), "running": .text(running(tally, menu)),
      ])
  }

  func changeOrAdd(
    _ person: Person, _ existing: OrderLine, _ draft: DraftLine, _ menu: Menu
  ) -> String {
    var draft = draft
    // An order says one cup of itself where no number was said.
    if draft.quantity ?? 1 == 1 { draft.quantity = existing.quantity }
    let arguments: Arguments = [
      "number": sharp(existing.number), "item": .text(item(existing.draft, menu)),
    ]
    return to(
      person, .changeOrAdd, arguments.with("changes", changes(existing.draft, draft, menu)))
  }

  func whichLine(_ person: Person, _ lines: [OrderLine], _ menu: Menu) -> String {
    let choices = lines.map { line in
      say(
        .lineChoice, ["number": sharp(line.number), "item": .text(item(line.draft, menu))])
    }
    return to(person, .whichLine, ["choices": .text(numbered(choices))])
  }
}
