import Ledger
import OrderText
import Ordering

/// What people ask about the run and the menu.
extension Conversation {
  mutating func showMine() {
    guard let person = occasion.person else { return }
    guard let run = scene.run, let menu else { return tellNoRunIsOpen(hasDetail: false) }
    let items = pending?.isUnsettledOrder == true ? pending?.items ?? [] : []
    guard !ownLines.isEmpty || !items.isEmpty else {
      return say(.noLines(person), to: speakerAlone)
    }
    let terms = Settlement.Terms(of: run, on: menu)
    let settlement = Settlement(run: run, lines: scene.lines, menu: menu)
    say(
      .mine(
        ownLines, pending: items, menu, feeComes: run.state == .open && terms.fee > .zero,
        share: run.state == .open
          ? nil : settlement.shares.first { $0.person.id == person.id && $0.fee > .zero }),
      to: speakerAlone)
  }

  mutating func showSummary() {
    guard let menu else { return tellNothingOpen() }
    say(.summary(scene.tally, phoneLines(scene.lines), menu), to: here)
  }

  mutating func showTotal() {
    guard let run = scene.run, let menu else { return tellNothingOpen() }
    let settlement = Settlement(run: run, lines: scene.lines, menu: menu)
    say(.total(run, scene.tally, settlement, menu, today: today), to: here)
  }

  mutating func showOwed() {
    guard let run = scene.run, let menu else { return tellNothingOpen() }
    say(.owes(Settlement(run: run, lines: scene.lines, menu: menu), menu), to: here)
  }

  mutating func showMenu(_ act: Act) {
    guard let menu = menu(saidIn: act) else {
      return say(.howToOpen(shops: setting.menus.map(\.shop)), to: speakerAlone)
    }
    say(.menu(menu), to: speakerAlone)
  }

  private func menu(saidIn act: Act) -> Menu? {
    if let shop = act.details.shop {
      return setting.menus.first { $0.isCalled(shop) }
    }
    return openRun.flatMap { _ in menu } ?? (setting.menus.count == 1 ? setting.menus.first : nil)
  }

  mutating func search(_ act: Act) {
    guard let keyword = act.details.keyword, let menu = menu(saidIn: act) else { return }
    let found = menu.drinks.filter { drink in
      ([drink.name] + drink.aliases + Array(drink.names.values)).contains {
        $0.lowercased().contains(keyword.lowercased())
      }
    }
    say(.found(keyword: keyword, found, menu), to: speakerAlone)
  }

  /// A question about a drink, or when the run closes.
  mutating func answerQuestion(_ act: Act) {
    var asked = act.items.first ?? DraftLine()
    if case .drink(let name) = act.target { asked.drink = name }
    guard let name = asked.drink else {
      guard let run = openRun, asked == DraftLine() else { return }
      return say(.closesAt(run, today: today), to: here)
    }
    let menus = menu.map { [$0] } ?? setting.menus
    guard let menu = menus.first(where: { $0.drink(named: name) != nil }),
      let drink = menu.drink(named: name)
    else { return }
    say(.answer(drink, asked: asked, menu), to: here)
    keepInMind(asked, on: menu)
  }

  /// What was asked about is what the next words are of: 「那中的 無糖」 needs no drink.
  private mutating func keepInMind(_ asked: DraftLine, on menu: Menu) {
    guard let person = occasion.person, let run = openRun, pending == nil,
      ownLines.isEmpty, self.menu == menu
    else { return }
    save(
      Pending(
        person: person, room: occasion.room, run: run.id, items: [Pending.Item(draft: asked)],
        prompt: .interest, askedAt: occasion.now))
  }

  private mutating func tellNothingOpen() { say(.nothingOpen, to: here) }
}
