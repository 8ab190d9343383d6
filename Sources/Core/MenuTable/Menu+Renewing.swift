internal import OrderText
public import Ordering

extension Menu {
  /// This menu with the drinks, add-ons and prices of a table, and everything else as people wrote it here.
  ///
  /// A drink or add-on that is in both keeps its name, aliases, names, limits, picture and description. A size keeps
  /// what it is called here.
  public func renewed(by table: Menu) -> Menu {
    let sizeNames = sizeNames(for: table)
    var renewed = self
    renewed.currency = table.currency
    renewed.drinks = table.drinks.map { drink in
      renew(drink, known: drinks.first { Self.isSame($0, drink) }, sizeNames)
    }
    renewed.addOns =
      table.addOns.isEmpty
      ? addOns
      : table.addOns.map { addOn in
        guard var kept = addOns.first(where: { Self.isSame($0, addOn) }) else { return addOn }
        kept.price = addOn.price
        return kept
      }
    let sold = Set(renewed.drinks.flatMap { Array($0.prices.keys) + Array($0.hotPrices.keys) })
    let added = table.sizes.filter { size in sizeNames[size.name] == size.name }
      .filter { size in !sizes.contains { $0.name == size.name } }
    renewed.sizes = (sizes + added).filter { sold.contains($0.name) }
    let known = Set(renewed.addOns.map(\.name))
    for index in renewed.drinks.indices {
      renewed.drinks[index].addOns = renewed.drinks[index].addOns?.filter(known.contains)
    }
    return renewed
  }

  private static func isSame(_ left: some Named, _ right: some Named) -> Bool {
    NameKey.of(left.name) == NameKey.of(right.name)
  }

  /// What the sizes of another menu are called here, by its name or an alias.
  private func sizeNames(for other: Menu) -> [String: String] {
    var names: [String: String] = [:]
    for size in other.sizes {
      let keys = Set(([size.name] + size.aliases).map(NameKey.of))
      let known = sizes.first { own in
        ([own.name] + own.aliases).contains { keys.contains(NameKey.of($0)) }
      }
      names[size.name] = known?.name ?? size.name
    }
    return names
  }

  private func renew(_ drink: Drink, known: Drink?, _ sizeNames: [String: String]) -> Drink {
    func renamed(_ prices: [String: Money]) -> [String: Money] {
      Dictionary(
        prices.map { (sizeNames[$0.key] ?? $0.key, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    // The levels of a new drink are those that a table's shop has; here they may be called otherwise.
    var renewed = known ?? drink
    renewed.prices = renamed(drink.prices)
    renewed.hotPrices = renamed(drink.hotPrices)
    guard known == nil else { return renewed }
    renewed.ice = allowed(drink.ice, of: ice.map(\.name))
    renewed.sugar = allowed(drink.sugar, of: sugar.map(\.name))
    return renewed
  }

  private func allowed(_ levels: [String]?, of own: [String]) -> [String]? {
    guard let levels else { return nil }
    let known = levels.filter(own.contains)
    return known.isEmpty && !levels.isEmpty ? nil : known
  }
}
