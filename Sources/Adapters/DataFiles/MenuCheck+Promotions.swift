internal import Ordering
internal import YAML

/// What the shop takes off by a rule.
extension MenuCheck {
  /// More offers than a shop has at once.
  private static let mostPromotions = 50
  private static let mostCups = 1_000

  mutating func promotions(_ entries: [PromotionEntry]?, sizes: Set<String>) -> [Promotion] {
    let entries = entries ?? []
    if entries.count > Self.mostPromotions {
      fault(
        entries[Self.mostPromotions].name,
        "there are over \(Self.mostPromotions) promotions, remove some")
    }
    return entries.prefix(Self.mostPromotions).compactMap { entry in
      let name = text(entry.name) ?? entry.name.value
      let sizes = choices(entry.sizes, sizes, of: "sizes")
      guard let rule = rule(entry) else { return nil }
      return Promotion(name, rule, drinks: entry.drinks.map { texts($0) }, sizes: sizes)
    }
  }

  /// The one rule of an entry; `nil` after a fault.
  private mutating func rule(_ entry: PromotionEntry) -> Promotion.Rule? {
    let said = [
      entry.buy != nil || entry.get != nil, entry.secondCup != nil, entry.percentOff != nil,
    ]
    guard said.count(where: \.self) == 1 else {
      if !lacksParts {
        fault(
          entry.name,
          "a promotion has one rule, write buy and get, or secondCup, or percentOff")
      }
      return nil
    }
    if let price = entry.secondCup { return self.price(price).map { .secondCup($0) } }
    if let percent = entry.percentOff { return count(percent, in: 1...100).map { .percentOff($0) } }
    guard entry.buy != nil, entry.get != nil else {
      if !lacksParts { fault(entry.name, "buy and get belong together, write both") }
      return nil
    }
    guard let buy = count(entry.buy, in: 1...Self.mostCups),
      let get = count(entry.get, in: 1...Self.mostCups)
    else { return nil }
    return .free(buy: buy, get: get)
  }

  mutating func checkThatDrinksAreThere(
    of promotions: [PromotionEntry]?, among drinks: Set<String>
  ) {
    for promotion in promotions ?? [] { _ = choices(promotion.drinks, drinks, of: "drinks") }
  }
}
