internal import Dialogue
internal import ICU
internal import Ledger
internal import Ordering

/// The end of a run: the list to phone, who owes what, and what nobody settled.
extension Wording {
  func toPhone(
    _ run: Run, _ tally: Tally, _ lines: [PhoneLine], _ settlement: Settlement, _ menu: Menu
  ) -> String {
    let arguments: Arguments = [
      "shop": .text(shop(menu)), "collected": .flag(settlement.terms.isCollected),
      "cups": .integer(tally.cups), "lines": .text(phoneLines(lines, menu)),
      "sum": .text(sum(settlement, menu)),
    ]
    return say(
      .toPhone, arguments.with("phone", menu.phone).with("place", run.terms.place))
  }

  // MARK: In the menu's own words

  func phoneLines(_ lines: [PhoneLine], _ menu: Menu) -> String {
    lines.map { line in
      let variants = line.variants.map { variant(of: line, $0, menu) }
      let arguments: Arguments = [
        "drink": .text(ownWords(line.drink, drink(line.drink, menu))),
        "cups": .integer(line.cups),
        "variants": .text(join(variants, by: .phoneVariants) ?? ""),
      ]
      return say(
        .phoneLine, arguments.with("size", line.size.map { ownWords($0, option($0, menu)) }))
    }.joined(separator: "\n")
  }

  private func variant(
    of line: PhoneLine, _ variant: PhoneLine.Variant, _ menu: Menu
  ) -> String {
    let levels = [variant.sugar, variant.ice].compactMap(\.self).map {
      ownWords($0, option($0, menu))
    }
    let addOns = variant.addOns.map { portion in
      say(
        .addOn,
        [
          "name": .text(ownWords(portion.name, option(portion.name, menu))),
          "portions": .integer(portion.portions),
        ])
    }
    var options = join(levels + addOns, by: .phoneOptions) ?? ""
    if let note = variant.note {
      options = say(.phoneNote, ["options": .text(options), "note": .text(note)])
    }
    return say(
      .phoneVariant,
      [
        "options": .text(options), "cups": .integer(variant.cups),
        "count": .integer(line.variants.count),
      ])
  }

  /// A word as the shop knows it, and beside it how it is called here.
  private func ownWords(_ own: String, _ spoken: String) -> String {
    let own = bare(own)
    guard own != spoken else { return own }
    return say(.ownWords, ["own": .text(own), "spoken": .text(spoken)])
  }

  // MARK: Money

  /// What the whole costs, with every part of it that is not nothing.
  func sum(_ settlement: Settlement, _ menu: Menu) -> String {
    let fee = settlement.fee
    let drinks = MessageArgument.text(drinks(settlement, menu, isWhole: fee == .zero))
    guard fee == .zero else {
      return say(
        .sumWithFee,
        ["drinks": drinks, "fee": money(fee, menu), "total": money(settlement.total, menu)])
    }
    return say(settlement.terms.fee > .zero ? .sumFree : .sumAlone, ["drinks": drinks])
  }

  /// What the drinks cost, and what the shop takes off, an offer at a time.
  private func drinks(_ settlement: Settlement, _ menu: Menu, isWhole: Bool) -> String {
    let discounts = settlement.discounts.map { discount in
      say(.discount, ["name": .text(discount.name), "amount": money(discount.amount, menu)])
    }
    guard !discounts.isEmpty else { return money(settlement.drinks, menu.currency) }
    return say(
      .drinksLess,
      [
        "drinks": money(settlement.drinks, menu), "discounts": .text(discounts.joined()),
        "net": money(settlement.net, menu), "isLast": .flag(isWhole),
      ])
  }

  func closed(_ tally: Tally, _ settlement: Settlement, _ menu: Menu) -> String {
    say(
      .closed,
      [
        "cups": .integer(tally.cups), "sum": .text(sum(settlement, menu)),
        "shares": .text(shares(settlement, menu)),
      ])
  }

  func shares(_ settlement: Settlement, _ menu: Menu) -> String {
    let shares = settlement.shares.map { share in
      say(
        .share,
        [
          "person": .text(share.person.name), "owed": money(share.owed, menu),
          "lines": .text(list(share.lines.map { shareLine($0, menu) })),
        ])
    }
    return join(shares, by: .shares) ?? ""
  }

  private func shareLine(_ line: OrderLine, _ menu: Menu) -> String {
    let arguments: Arguments = [
      "what": .text(described(line.draft, menu) ?? line.drink), "cups": .integer(line.quantity),
    ]
    return say(.shareLine, arguments.with("recipient", line.beneficiary))
  }

  // MARK: What nobody settled

  func leftOpen(_ pending: [Pending], _ menu: Menu) -> String {
    let drafts = pending.flatMap { pending in
      pending.items.map { item in
        say(
          .leftDraft,
          ["person": .text(pending.person.name), "what": .text(pendingItem(item, menu))])
      }
    }
    return say(
      .leftOpen,
      [
        "count": .integer(drafts.count), "drafts": .text(join(drafts, by: .items) ?? ""),
        "first": .text(pending.first?.person.name ?? ""),
      ])
  }

  func takenIn(
    _ person: Person, _ lines: [OrderLine], _ tally: Tally, _ menu: Menu, _ organizer: Person
  ) -> String {
    to(
      person, .takenIn,
      [
        "organizer": .text(organizer.name), "lines": self.lines(.placedLine, lines, menu),
        "running": .text(running(tally, menu)),
      ])
  }

  func cannotTakeIn(_ person: Person, _ questions: [Question], _ menu: Menu) -> String {
    let texts = questions.map { question($0, about: DraftLine(), prices: [:], on: menu) }
    return to(person, .cannotTakeIn, ["questions": .text(join(texts, by: .questions) ?? "")])
  }
}
