import Ordering

/// Add-ons and cups, and what the menu itself would ask.
extension ItemDraft {
  func settleAddOns(
    _ item: inout Settled, _ lexicon: Lexicon, _ menu: Int, isOrder: Bool
  ) {
    for addOn in addOns {
      let name = lexicon.addOns[addOn.number]
      guard lexicon.hasAddOn(addOn.number, menu: menu) else {
        item.questions.append(Question(field: .addOns, because: .notOnMenu, heard: name))
        continue
      }
      if let known = item.line.addOns.firstIndex(where: { $0.name == name }) {
        item.line.addOns[known].portions += addOn.portions
      } else {
        item.line.addOns.append(DraftLine.Portion(name: name, portions: addOn.portions))
      }
    }
    for strange in strangeAddOns {
      item.questions.append(Question(field: .addOns, because: .notOnMenu, heard: strange))
    }
    for left in without {
      let name = lexicon.addOns[left.number]
      if isOrder || !lexicon.hasAddOn(left.number, menu: menu) {
        let said = item.line.addOns.count
        item.line.addOns.removeAll { $0.name == name }
        // 加椰果，不要椰果好了: what was only just said is taken back, and the shop need not know.
        guard item.line.addOns.count == said else { continue }
        item.line.note = [item.line.note, left.heard].compactMap(\.self).joined(separator: " ")
      } else {
        item.line.addOns.append(DraftLine.Portion(name: name, portions: 0))
      }
    }
  }

  /// A count that was not said stays open: one cup, for all that is known.
  func settleQuantity(_ item: inout Settled) {
    if let odd = oddQuantities.first {
      item.questions.append(Question(field: .quantity, because: .outOfRange, heard: odd))
    } else if let first = quantities.first, quantities.contains(where: { $0 != first }) {
      let counts = Set(quantities)
      let heard = quantities.map(String.init).joined(separator: "、")
      item.questions.append(
        Question(
          field: .quantity, because: .conflict, heard: heard,
          choices: counts.sorted().map(String.init)))
    } else {
      item.line.quantity = quantities.first
    }
  }

  /// What the menu asks besides, of each field that nothing was asked of yet.
  func addMenuQuestions(
    _ item: inout Settled, _ lexicon: Lexicon, _ menu: Int, isOrder: Bool, cupLimit: Int
  ) {
    guard lexicon.menus.indices.contains(menu), !isComplete(item, lexicon, menu, cupLimit) else {
      return
    }
    let shop = lexicon.menus[menu]
    let asked = Set(item.questions.map(\.field))
    let more: [Question]
    switch drink {
    case .open(let names, _) where isOrder:
      more = common(names, item.line, shop, cupLimit)
    case .exact where isOrder:
      more = shop.questions(about: item.line, cupLimit: cupLimit)
    default:
      let count = item.line.quantity.map { (1...cupLimit).contains($0) } ?? true
      more =
        count
        ? []
        : [
          Question(
            field: .quantity, because: .outOfRange, heard: item.line.quantity.map(String.init))
        ]
    }
    item.questions += more.filter { !asked.contains($0.field) }
  }

  /// Whether a drink that is known is said with all that the menu would ask for.
  ///
  /// What is the same in the end is not gone through for nearly every line that people write in full.
  private func isComplete(
    _ item: Settled, _ lexicon: Lexicon, _ menu: Int, _ cupLimit: Int
  ) -> Bool {
    guard case .exact(let number) = drink, item.questions.isEmpty,
      (1...cupLimit).contains(item.line.quantity ?? 1)
    else { return false }
    return lexicon.offers[number].isComplete(
      size: choice(.size, item.line.size, lexicon, menu),
      ice: choice(.ice, item.line.ice, lexicon, menu),
      sugar: choice(.sugar, item.line.sugar, lexicon, menu),
      portions: item.line.addOns.reduce(0) { $0 + $1.portions })
  }

  private func choice(
    _ field: LevelField, _ name: String?, _ lexicon: Lexicon, _ menu: Int
  ) -> Offer.Choice {
    guard let name else { return .unsaid }
    let said = levels[field].first.flatMap { lexicon.level(field, $0.word, menu: menu) }
    return said.flatMap { $0.name == name ? .place($0.place) : nil } ?? .unknown
  }

  /// What every one of the drinks that it could be would ask for.
  private func common(
    _ names: [String], _ line: DraftLine, _ shop: Menu, _ cupLimit: Int
  ) -> [Question] {
    let asked = names.prefix(16).map { name in
      var line = line
      line.drink = name
      return shop.questions(about: line, cupLimit: cupLimit).filter { $0.because == .missing }
    }
    guard let first = asked.first else { return [] }
    return first.compactMap { question in
      var question = question
      for others in asked.dropFirst() {
        guard let other = others.first(where: { $0.field == question.field }) else { return nil }
        question.choices.removeAll { !other.choices.contains($0) }
      }
      return question
    }
  }
}
