internal import Dialogue
internal import ICU
internal import Ordering

/// Opening a run, its deadline, and what is said where none is open.
extension Wording {
  func opened(_ run: Run, _ menu: Menu, _ today: CivilDay) -> String {
    let arguments: Arguments = [
      "shop": .text(shop(run.shop)), "organizer": .text(run.organizer.name),
      "example": .text(example(of: menu)),
    ]
    return say(
      .opened,
      arguments.with("deadline", run.deadline.map { moment($0, today) })
        .with("terms", terms(run.terms, menu)))
  }

  /// The terms that the organizer named; `nil` for none.
  private func terms(_ terms: Run.Terms, _ menu: Menu) -> String? {
    guard terms != Run.Terms() else { return nil }
    let collected = terms.isCollected.map { $0 ? "yes" : "no" } ?? "unsaid"
    func amount(_ money: Money?) -> String? { money.map { self.money($0, menu.currency) } }
    let arguments: Arguments = ["collected": .text(collected)]
    return say(
      .openedTerms,
      arguments.with("fee", amount(terms.fee)).with("freeFrom", amount(terms.freeFrom))
        .with("minimum", amount(terms.minimum)).with("place", terms.place))
  }

  /// An order that the menu takes, to show how it is done.
  private func example(of menu: Menu) -> String {
    guard let drink = menu.drinks.first(where: { !$0.isSoldOut }) else { return menu.shop }
    let ice = menu.iceLevels(of: drink).filter { !$0.isHot }
    let sugar = menu.sugarLevels(of: drink)
    let sizes = menu.sizes(of: drink, hot: false)
    let arguments: Arguments = ["drink": .text(spoken(drink))]
    return say(
      .orderExample,
      arguments.with("size", sizes.count > 1 ? sizes.last.map(sayable) : nil)
        .with("sugar", sugar.count > 1 ? spoken(sugar[min(2, sugar.count - 1)]) : nil)
        .with("ice", ice.count > 1 ? spoken(ice[1]) : nil)
        .with("addOn", menu.addOns(of: drink).first.map { spoken($0) }))
  }

  /// A size as it is typed on its own: 大杯, large.
  private func sayable(_ size: Size) -> String {
    size.names[phrasebook.locale] ?? phrasebook.name(of: size.name) ?? size.name
  }

  func standing(_ phrase: Phrase, _ run: Run, _ today: CivilDay) -> String {
    let arguments: Arguments = [
      "shop": .text(shop(run.shop)), "organizer": .text(run.organizer.name),
    ]
    return say(phrase, arguments.with("deadline", run.deadline.map { moment($0, today) }))
  }

  func noSuchShop(_ said: String, _ shops: [String]) -> String {
    let arguments: Arguments = ["said": .text(said)]
    return say(
      .noSuchShop, arguments.with("shops", shops.isEmpty ? nil : list(shops.map { shop($0) })))
  }

  func shopsToOpen(_ phrase: Phrase, _ shops: [String]) -> String {
    say(
      phrase,
      [
        "shops": .text(list(shops.map { shop($0) })),
        "first": .text(shops.first.map { shop($0) } ?? ""),
      ])
  }

  func closedBy(
    _ organizer: Person, _ closedAt: Timestamp, _ today: CivilDay, _ isChange: Bool
  ) -> String {
    say(
      .closedBy,
      [
        "time": .text(clock(closedAt, today)), "organizer": .text(organizer.name),
        "change": .flag(isChange),
      ])
  }

  func deadlineMoved(_ run: Run, _ today: CivilDay) -> String {
    let arguments: Arguments = [:]
    return say(
      .deadlineMoved, arguments.with("deadline", run.deadline.map { moment($0, today) }))
  }

  func deadlineIsPast(_ said: Timestamp, _ today: CivilDay) -> String {
    say(.deadlineIsPast, ["said": .text(moment(said, today))])
  }

  func reminder(
    _ minutes: Int, _ tally: Tally, _ menu: Menu, _ untilFree: Money?, _ unanswered: [Pending]
  ) -> String {
    let arguments: Arguments = [
      "minutes": .integer(minutes), "cups": .integer(tally.cups), "sum": money(tally.sum, menu),
    ]
    let people = unanswered.map { self.unanswered($0, menu) }
    return say(
      .reminder,
      arguments.with("untilFree", untilFree.map { money($0, menu.currency) })
        .with("unanswered", people.isEmpty ? nil : list(people)))
  }

  /// Who has not answered, and what.
  private func unanswered(_ pending: Pending, _ menu: Menu) -> String {
    let question = pending.items.lazy.compactMap { item in
      item.openQuestions(on: menu, cupLimit: .max).first.map {
        self.question($0, about: item.draft, prices: prices(of: item.draft, menu), on: menu)
      }
    }.first
    let arguments: Arguments = ["person": .text(pending.person.name)]
    return say(.unanswered, arguments.with("question", question))
  }
}
