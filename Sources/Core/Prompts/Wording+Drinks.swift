internal import ICU
internal import Ordering

/// Drinks and their options, as people say them.
extension Wording {
  // MARK: Names

  /// What a thing on a menu is called in this locale.
  func spoken(_ thing: some Named) -> String {
    thing.names[phrasebook.locale] ?? phrasebook.name(of: thing.name) ?? bare(thing.name)
  }

  func drink(_ name: String, _ menu: Menu) -> String { spoken(name, in: menu.drinks) }

  /// A size, a level or an add-on.
  func option(_ name: String, _ menu: Menu) -> String {
    if let size = menu.sizes.first(where: { $0.name == name }) { return spoken(size) }
    if let sugar = menu.sugar.first(where: { $0.name == name }) { return spoken(sugar) }
    if let ice = menu.iceLevel(named: name) { return spoken(ice) }
    return spoken(name, in: menu.addOns)
  }

  private func spoken(_ name: String, in things: [some Named]) -> String {
    things.first { $0.name == name }.map { spoken($0) } ?? phrasebook.name(of: name) ?? name
  }

  /// A size that ends in 杯 is said without it: 大杯 is 大.
  func bare(_ name: String) -> String {
    name.count > 1 && name.hasSuffix("杯") ? String(name.dropLast()) : name
  }

  /// The shop in full.
  func shop(_ name: String) -> String { phrasebook.name(of: name) ?? name }

  /// The shop, as people call it.
  func shop(_ menu: Menu) -> String {
    phrasebook.name(of: menu.shop) ?? menu.aliases.first ?? menu.shop
  }

  // MARK: Drafts

  /// Everything that was said of a drink but the drink, in the order in which people say it.
  func options(_ draft: DraftLine, _ menu: Menu) -> [String] {
    [draft.size, draft.sugar, draft.ice].compactMap(\.self).map { option($0, menu) }
      + draft.addOns.filter { $0.portions > 0 }.map { addOn($0, menu) }
      + [draft.note.map(note)].compactMap(\.self)
  }

  func addOn(_ portion: DraftLine.Portion, _ menu: Menu) -> String {
    say(
      .addOn,
      ["name": .text(option(portion.name, menu)), "portions": .integer(portion.portions)])
  }

  private func note(_ text: String) -> String { say(.note, ["note": .text(text)]) }

  /// The drink and its options without the cups; `nil` while nothing is known.
  func described(_ draft: DraftLine, _ menu: Menu) -> String? {
    let options = join(options(draft, menu), by: .options)
    guard let name = draft.drink.map({ drink($0, menu) }) else { return options }
    guard let options else { return name }
    return say(.drinkWithOptions, ["drink": .text(name), "options": .text(options)])
  }

  /// A draft with its cups, and whom it is for.
  func item(_ draft: DraftLine, _ menu: Menu) -> String {
    let what = say(
      .item,
      ["what": .text(described(draft, menu) ?? ""), "cups": .integer(draft.quantity ?? 1)])
    return forSomebody(draft, what)
  }

  /// What is known of a draft: cups are said where there are several.
  func known(_ draft: DraftLine, _ menu: Menu) -> String? {
    guard draft.quantity ?? 1 == 1 || draft.drink == nil else { return item(draft, menu) }
    return described(draft, menu).map { forSomebody(draft, $0) }
  }

  private func forSomebody(_ draft: DraftLine, _ what: String) -> String {
    guard let name = draft.beneficiary else { return what }
    return say(.forSomebody, ["name": .text(name), "what": .text(what)])
  }

  /// An item with what it costs.
  func priced(_ item: String, _ draft: DraftLine, _ unitPrice: Money, _ menu: Menu) -> String {
    let cups = draft.quantity ?? 1
    return say(
      .pricedItem,
      [
        "item": .text(item), "cups": .integer(cups), "unit": money(unitPrice, menu),
        "total": money(unitPrice * cups, menu),
      ])
  }

  // MARK: Lines

  func line(_ phrase: Phrase, _ line: OrderLine, _ menu: Menu) -> String {
    say(
      phrase,
      [
        "number": sharp(line.number), "item": .text(item(line.draft, menu)),
        "total": money(line.total, menu),
      ])
  }

  func lines(_ phrase: Phrase, _ lines: [OrderLine], _ menu: Menu) -> MessageArgument {
    .text(join(lines.map { line(phrase, $0, menu) }, by: .items) ?? "")
  }

  /// What is new in the second draft, in the order in which people say it; `nil` for nothing.
  func changes(_ before: DraftLine, _ after: DraftLine, _ menu: Menu) -> String? {
    var changed: [String] = []
    if let new = after.drink, new != before.drink { changed.append(drink(new, menu)) }
    let levels = [(before.size, after.size), (before.sugar, after.sugar), (before.ice, after.ice)]
    changed += levels.filter { $0 != $1 }.compactMap { $1.map { option($0, menu) } }
    changed += after.addOns.filter { !before.addOns.contains($0) }.map { addOn($0, menu) }
    let kept = Set(after.addOns.map(\.name))
    changed += before.addOns.filter { !kept.contains($0.name) }.map {
      addOn(DraftLine.Portion(name: $0.name, portions: 0), menu)
    }
    if let cups = after.quantity, cups != before.quantity {
      changed.append(say(.cups, ["cups": .integer(cups)]))
    }
    if after.note != before.note { changed.append(after.note.map(note) ?? say(.noteGone)) }
    if after.beneficiary != before.beneficiary {
      changed.append(
        after.beneficiary.map { say(.recipient, ["name": .text($0)]) } ?? say(.recipientGone))
    }
    return join(changed, by: .options)
  }
}
