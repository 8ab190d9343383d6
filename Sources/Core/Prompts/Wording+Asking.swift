internal import Dialogue
internal import ICU
internal import Ledger
internal import Ordering

/// What people ask about their orders and the run.
extension Wording {
  func mine(
    _ lines: [OrderLine], _ pending: [Pending.Item], _ menu: Menu, _ feeComes: Bool,
    _ share: Settlement.Share?
  ) -> String {
    let placed = lines.map { line in
      say(
        .mineLine,
        [
          "line": .text(self.line(.numberedLine, line, menu)),
          "status": .text(line.status.rawValue),
        ])
    }
    let open = pending.map { item in
      say(.minePending, ["what": .text(pendingItem(item, menu))])
    }
    let tally = Tally(lines)
    let total = say(.mineTotal, ["cups": .integer(tally.cups), "sum": money(tally.sum, menu)])
    let arguments: Arguments = ["lines": .text((placed + open).joined(separator: "\n"))]
    return say(
      .mine,
      arguments.with("total", lines.count > 1 ? total : nil)
        .with("fee", feeComes && !lines.isEmpty ? say(.feeComes) : nil)
        .with(
          "owed",
          share.map { share in
            say(.mineOwed, ["fee": money(share.fee, menu), "owed": money(share.owed, menu)])
          }))
  }

  /// What is known of an item that is not placed, with its price where that is certain.
  func pendingItem(_ item: Pending.Item, _ menu: Menu) -> String {
    let draft = menu.completing(item.draft)
    guard let unitPrice = menu.unitPrice(of: draft) else { return known(draft, menu) ?? "" }
    return priced(self.item(draft, menu), draft, unitPrice, menu)
  }

  func summary(_ tally: Tally, _ lines: [PhoneLine], _ menu: Menu) -> String {
    guard tally.cups > 0 else { return say(.nobodyYet) }
    return say(
      .summary,
      [
        "cups": .integer(tally.cups), "sum": money(tally.sum, menu),
        "lines": .text(phoneLines(lines, menu)),
      ])
  }

  func owes(_ settlement: Settlement, _ menu: Menu) -> String {
    guard !settlement.shares.isEmpty else { return say(.nobodyYet) }
    return say(
      .owes,
      ["sum": .text(sum(settlement, menu)), "shares": .text(shares(settlement, menu))])
  }

  func total(
    _ run: Run, _ tally: Tally, _ settlement: Settlement, _ menu: Menu, _ today: CivilDay
  ) -> String {
    guard tally.cups > 0 else { return say(.nobodyYet) }
    let arguments: Arguments = [
      "cups": .integer(tally.cups),
      "sum": .text(sum(settlement, menu)),
    ]
    let deadline = run.state == .open ? run.deadline : nil
    return say(
      .total,
      arguments.with("untilFree", settlement.untilFree.map { money($0, menu.currency) })
        .with("deadline", deadline.map { moment($0, today) }))
  }

  // MARK: Drinks

  func answer(_ drink: Drink, _ asked: DraftLine, _ menu: Menu) -> String {
    let name = MessageArgument.text(spoken(drink))
    guard !drink.isSoldOut else { return say(.answerSoldOut, ["drink": name]) }
    let refusal = menu.questions(about: asked, cupLimit: .max).first { $0.because == .notAllowed }
    if let refusal {
      return question(refusal, about: asked, prices: [:], on: menu)
    }
    let arguments: Arguments = ["drink": name, "prices": .text(prices(asked, drink, menu))]
    return say(.answer, arguments.with("options", join(options(asked, menu), by: .options)))
  }

  private func prices(_ asked: DraftLine, _ drink: Drink, _ menu: Menu) -> String {
    var asked = asked
    asked.drink = drink.name
    let prices = prices(of: asked, menu)
    let sizes = menu.sizes.filter { prices[$0.name] != nil }
    return list(
      sizes.compactMap { size in
        prices[size.name].map { pricedChoice(spoken(size), $0, menu) }
      })
  }

  /// The price of a cup in the draft's size, or in each size where it has none.
  func prices(of draft: DraftLine, _ menu: Menu) -> [String: Money] {
    menu.sizes.map(\.name).filter { draft.size == nil || draft.size == $0 }.reduce(into: [:]) {
      prices, size in
      var sized = draft
      sized.size = size
      prices[size] = menu.unitPrice(of: sized)
    }
  }
}
