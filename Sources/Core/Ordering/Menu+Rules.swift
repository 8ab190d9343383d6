/// What the menu allows, what a choice costs, and what it leaves open.
extension Menu {
  /// The sizes a drink is sold in, hot or cold, in the menu's order.
  public func sizes(of drink: Drink, hot: Bool) -> [Size] {
    let prices = prices(of: drink, hot: hot)
    return sizes.filter { prices[$0.name] != nil }
  }

  /// The ice levels that a drink comes in, in the menu's order.
  public func iceLevels(of drink: Drink) -> [IceLevel] {
    ice.filter { drink.ice?.contains($0.name) ?? true }
  }

  /// The sugar levels that a drink comes in, in the menu's order.
  public func sugarLevels(of drink: Drink) -> [SugarLevel] {
    sugar.filter { drink.sugar?.contains($0.name) ?? true }
  }

  /// The add-ons that a drink takes, in the menu's order.
  public func addOns(of drink: Drink) -> [AddOn] {
    addOns.filter { drink.addOns?.contains($0.name) ?? true }
  }

  private func prices(of drink: Drink, hot: Bool) -> [String: Money] {
    hot && !drink.hotPrices.isEmpty ? drink.hotPrices : drink.prices
  }

  /// The draft with what its drink leaves no choice in filled in: one size, a fixed sugar or ice.
  public func completing(_ draft: DraftLine) -> DraftLine {
    guard let drink = draft.drink.flatMap(drink(named:)) else { return draft }
    var completed = draft
    completed.ice = draft.ice ?? only(iceLevels(of: drink))
    completed.sugar = draft.sugar ?? only(sugarLevels(of: drink))
    completed.size = draft.size ?? only(sizes(of: drink, hot: isHot(completed.ice)))
    return completed
  }

  private func only(_ choices: [some Named]) -> String? {
    choices.count == 1 ? choices.first?.name : nil
  }

  /// The price of one cup of the draft with its add-ons; `nil` while the drink or the size is open.
  public func unitPrice(of draft: DraftLine) -> Money? {
    let draft = completing(draft)
    guard let drink = draft.drink.flatMap(drink(named:)),
      let price = draft.size.flatMap({ prices(of: drink, hot: isHot(draft.ice))[$0] })
    else { return nil }
    return price
      + draft.addOns.map { portion in
        (addOn(named: portion.name)?.price ?? .zero) * portion.portions
      }.sum()
  }

  /// What must be asked of a draft before it can be placed: what is missing, and what the menu does not allow.
  ///
  /// - Parameter cupLimit: The most cups in one line.
  public func questions(about draft: DraftLine, cupLimit: Int) -> [Question] {
    guard let name = draft.drink else {
      return [Question(field: .drink, because: .missing)] + quantityQuestions(draft, cupLimit)
    }
    guard let drink = drink(named: name) else {
      return [Question(field: .drink, because: .notOnMenu, heard: name)]
    }
    let draft = completing(draft)
    let isHot = isHot(draft.ice)
    let sizes = sizes(of: drink, hot: isHot)
    let sugar = sugarLevels(of: drink)
    let ice = iceLevels(of: drink)
    var questions: [Question] = []
    if drink.isSoldOut {
      questions.append(Question(field: .drink, because: .notAllowed, heard: name))
    }
    questions += question(.size, said: draft.size, choices: sizes)
    questions += question(.sugar, said: draft.sugar, choices: sugar)
    questions += question(.ice, said: draft.ice, choices: ice)
    questions += addOnQuestions(draft, drink)
    return questions + quantityQuestions(draft, cupLimit)
  }

  private func question(
    _ field: Question.Field, said: String?, choices: [some Named]
  ) -> [Question] {
    let names = choices.map(\.name)
    guard let said else {
      return names.isEmpty ? [] : [Question(field: field, because: .missing, choices: names)]
    }
    guard !names.contains(said) else { return [] }
    return [Question(field: field, because: .notAllowed, heard: said, choices: names)]
  }

  private func addOnQuestions(_ draft: DraftLine, _ drink: Drink) -> [Question] {
    let allowed = addOns(of: drink).map(\.name)
    var questions = draft.addOns.filter { $0.portions > 0 && !allowed.contains($0.name) }.map {
      Question(field: .addOns, because: .notAllowed, heard: $0.name, choices: allowed)
    }
    let portions = draft.addOns.reduce(0) { $0 + $1.portions }
    if let maxAddOns, portions > maxAddOns {
      let heard = draft.addOns.map(\.name).joined(separator: "、")
      questions.append(Question(field: .addOns, because: .outOfRange, heard: heard))
    }
    return questions
  }

  private func quantityQuestions(_ draft: DraftLine, _ cupLimit: Int) -> [Question] {
    guard let quantity = draft.quantity, !(1...cupLimit).contains(quantity) else { return [] }
    return [Question(field: .quantity, because: .outOfRange, heard: String(quantity))]
  }
}
