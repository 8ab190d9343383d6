import Ordering

/// Held against the menu: values in its own names, and questions where that fails.
extension ItemDraft {
  /// An item and what must be asked of it.
  struct Settled {
    var line: DraftLine
    var questions: [Question]
  }

  /// - Parameter isOrder: Whether it is a new order: what is left out is a note there, and elsewhere takes an add-on off.
  func settled(in tokens: Tokens, isOrder: Bool, cupLimit: Int) -> Settled {
    let lexicon = tokens.lexicon
    let menu = menuIndex(lexicon)
    let (doubts, slips) = openDoubts
    var item = Settled(line: DraftLine(), questions: doubts.map { completed($0, lexicon, menu) })
    addRefusals(&item, lexicon, menu)
    settleDrink(&item, tokens)
    let levels = resolvedLevels(&item, tokens, menu)
    settle(.size, levels[.size], &item, tokens, menu)
    settle(.sugar, levels[.sugar], &item, tokens, menu)
    settle(.ice, levels[.ice], &item, tokens, menu)
    settleCold(&item, lexicon, menu)
    settleAddOns(&item, lexicon, menu, isOrder: isOrder)
    settleQuantity(&item)
    if !notes.isEmpty || !slips.isEmpty {
      let noted = [item.line.note].compactMap(\.self) + notes + slips
      item.line.note = noted.joined(separator: " ")
    }
    item.line.beneficiary = people.first ?? nil
    addMenuQuestions(&item, lexicon, menu, isOrder: isOrder, cupLimit: cupLimit)
    return item
  }

  func menuIndex(_ lexicon: Lexicon) -> Int {
    switch drink {
    case .exact(let number), .served(let number, _): lexicon.drinks[number].menu
    case .open(let names, _):
      lexicon.drinks.first { names.contains($0.name) }?.menu ?? 0
    case nil: 0
    }
  }

  /// A doubt with the choices that the menu gives it.
  private func completed(_ doubt: Question, _ lexicon: Lexicon, _ menu: Int) -> Question {
    guard doubt.choices.isEmpty, lexicon.menus.indices.contains(menu) else { return doubt }
    var completed = doubt
    switch doubt.field {
    case .sugar: completed.choices = lexicon.menus[menu].sugar.map(\.name)
    case .ice: completed.choices = lexicon.menus[menu].ice.map(\.name)
    default: break
    }
    return completed
  }

  private func settleDrink(_ item: inout Settled, _ tokens: Tokens) {
    switch drink {
    case .exact(let number), .served(let number, _):
      item.line.drink = tokens.lexicon.drinks[number].name
    case .open(let names, let because):
      item.questions.insert(
        Question(
          field: .drink, because: because, heard: drinkHeard.map(tokens.said), choices: names),
        at: 0)
    case nil: break
    }
  }

  /// The words of each field, with those that could be of either put where they belong.
  private func resolvedLevels(
    _ item: inout Settled, _ tokens: Tokens, _ menu: Int
  ) -> SaidLevels {
    var levels = levels
    guard !eithers.isEmpty else { return levels }
    let lexicon = tokens.lexicon
    for (index, said) in eithers.enumerated() {
      let either = said.levels
      let sugar = Said(word: either.sugar, heard: said.heard)
      let ice = Said(word: either.ice, heard: said.heard)
      let hasSugar = !levels[.sugar].isEmpty
      let hasIce = !levels[.ice].isEmpty
      let isNoIce = lexicon.ice.name(of: either.ice, menu: menu) == nil
      if !hasSugar, hasIce || isNoIce || index + 1 < eithers.count {
        levels[.sugar] = [sugar]
      } else if hasSugar, !hasIce {
        levels[.ice] = [ice]
      } else if either.isBoth, !hasSugar {
        (levels[.sugar], levels[.ice]) = ([sugar], [ice])
      } else if !hasSugar {
        let choices = [
          lexicon.sugar.name(of: either.sugar, menu: menu),
          lexicon.ice.name(of: either.ice, menu: menu),
        ].compactMap(\.self)
        item.questions.append(
          Question(
            field: .sugar, because: .ambiguous, heard: tokens.said(said.heard), choices: choices))
      }
    }
    return levels
  }

  private func settle(
    _ field: LevelField, _ said: Few<Said>, _ item: inout Settled, _ tokens: Tokens, _ menu: Int
  ) {
    var names: Few<String> = []
    for word in said {
      guard let name = tokens.lexicon.level(field, word.word, menu: menu)?.name else {
        let question = Question(
          field: field.question, because: .notOnMenu, heard: tokens.said(word.heard))
        item.questions.append(
          tokens.lexicon.nearestFirst(
            completed(question, tokens.lexicon, menu), to: word.word, field, menu: menu))
        continue
      }
      if !names.contains(name) { names.append(name) }
    }
    guard names.count <= 1 else {
      let heard = said.map { tokens.said($0.heard) }.joined(separator: "、")
      item.questions.append(
        Question(field: field.question, because: .conflict, heard: heard, choices: Array(names)))
      return
    }
    switch field {
    case .size: item.line.size = names.first
    case .ice: item.line.ice = names.first
    case .sugar: item.line.sugar = names.first
    }
  }

  /// Cold without a level asks for one, without the hot ones.
  private func settleCold(_ item: inout Settled, _ lexicon: Lexicon, _ menu: Int) {
    guard isCold, lexicon.menus.indices.contains(menu) else { return }
    let shop = lexicon.menus[menu]
    if let ice = item.line.ice {
      guard shop.isHot(ice) else { return }
      item.line.ice = nil
      let cold = shop.ice.filter { !$0.isHot }.map(\.name)
      item.questions.append(
        Question(field: .ice, because: .conflict, heard: ice, choices: [ice] + cold))
    } else if !item.questions.contains(where: { $0.field == .ice }) {
      let levels = item.line.drink.flatMap(shop.drink(named:)).map(shop.iceLevels(of:)) ?? shop.ice
      let cold = levels.filter { !$0.isHot }.map(\.name)
      guard cold.count > 1 || levels.count > 1 else { return }
      item.questions.append(Question(field: .ice, because: .missing, choices: cold))
    }
  }
}
