internal import ICU
internal import Ordering

/// A menu as a message.
extension Wording {
  /// The most drinks that a message names; there are menus with hundreds.
  private static let mostDrinks = 80

  func card(of menu: Menu) -> String {
    let arguments: Arguments = ["shop": .text(shop(menu.shop))]
    let heading = say(.menuHeading, arguments.with("date", menu.asOf))
    let shown = Array(menu.drinks.prefix(Self.mostDrinks))
    return ([heading] + categories(shown, menu) + more(menu.drinks) + levels(menu))
      .joined(separator: "\n")
  }

  func found(_ keyword: String, _ drinks: [Drink], _ menu: Menu) -> String {
    guard !drinks.isEmpty else {
      return say(.notFound, ["keyword": .text(keyword), "shop": .text(shop(menu))])
    }
    let entries = entries(Array(drinks.prefix(Self.mostDrinks)), menu)
    let found = say(.found, ["keyword": .text(keyword), "drinks": .text(entries)])
    return ([found] + more(drinks)).joined(separator: "\n")
  }

  /// How many of the drinks a message has no room for.
  private func more(_ drinks: [Drink]) -> [String] {
    let left = drinks.count - Self.mostDrinks
    return left > 0 ? [say(.menuMore, ["count": .integer(left)])] : []
  }

  private func categories(_ drinks: [Drink], _ menu: Menu) -> [String] {
    var names: [String?] = []
    for drink in drinks where !names.contains(drink.category) { names.append(drink.category) }
    return names.map { name in
      let entries = entries(drinks.filter { $0.category == name }, menu)
      guard let name else { return entries }
      let spoken = phrasebook.name(of: name) ?? name
      return say(.menuCategory, ["category": .text(spoken), "drinks": .text(entries)])
    }
  }

  private func levels(_ menu: Menu) -> [String] {
    func row(_ phrase: Phrase, _ choices: [String]) -> String? {
      choices.isEmpty ? nil : say(phrase, ["choices": .text(list(choices))])
    }
    return [
      row(.menuSugar, menu.sugar.map { spoken($0) }),
      row(.menuIce, menu.ice.map { spoken($0) }),
      row(.menuAddOns, menu.addOns.map { pricedChoice(spoken($0), $0.price, menu) }),
    ].compactMap(\.self)
  }

  private func entries(_ drinks: [Drink], _ menu: Menu) -> String {
    list(drinks.map { entry($0, menu) })
  }

  private func entry(_ drink: Drink, _ menu: Menu) -> String {
    let cold = prices(drink.prices, menu)
    let hot = prices(drink.hotPrices, menu)
    let isSame = drink.hotPrices.isEmpty || drink.hotPrices == drink.prices
    let prices = isSame ? cold : say(.hotPrices, ["cold": .text(cold), "hot": .text(hot)])
    return say(
      .menuDrink,
      [
        "drink": .text(spoken(drink)), "prices": .text(prices),
        "soldOut": .flag(drink.isSoldOut),
      ])
  }

  private func prices(_ prices: [String: Money], _ menu: Menu) -> String {
    let choices = menu.sizes.compactMap { size in
      prices[size.name].map { pricedChoice(spoken(size), $0, menu) }
    }
    return join(choices, by: .sizes) ?? ""
  }
}
