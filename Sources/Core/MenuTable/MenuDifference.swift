internal import OrderText
public import Ordering

/// What a new menu of a shop changes of the old one.
public struct MenuDifference: Hashable, Sendable {
  public var newDrinks: [String] = []
  public var goneDrinks: [String] = []
  public var newAddOns: [String] = []
  public var goneAddOns: [String] = []
  public var prices: [PriceChange] = []
  /// The drinks that have more than a table says of them: aliases, limits, a picture.
  public var keptDrinks: [String] = []

  /// A price that is another now; `nil` where there is none.
  public struct PriceChange: Hashable, Sendable {
    /// Of a drink, or of an add-on where `size` is `nil`.
    public var name: String
    public var size: String?
    public var isHot = false
    public var old: Money?
    public var new: Money?
  }

  /// - Parameter table: What the new menu was renewed by.
  public init(from old: Menu, to new: Menu, table: Menu) {
    (newDrinks, goneDrinks) = Self.names(old.drinks, new.drinks)
    (newAddOns, goneAddOns) = Self.names(old.addOns, new.addOns)
    for drink in new.drinks {
      guard let known = old.drink(named: drink.name) else { continue }
      addChanges(of: drink.name, known.prices, drink.prices, isHot: false)
      addChanges(of: drink.name, known.hotPrices, drink.hotPrices, isHot: true)
    }
    for addOn in new.addOns {
      guard let known = old.addOn(named: addOn.name), known.price != addOn.price else { continue }
      prices.append(PriceChange(name: addOn.name, old: known.price, new: addOn.price))
    }
    keptDrinks = new.drinks.filter { drink in
      var said = drink
      guard let bare = table.drinks.first(where: { NameKey.of($0.name) == NameKey.of(drink.name) })
      else { return false }
      (said.prices, said.hotPrices) = (bare.prices, bare.hotPrices)
      return said != bare && old.drink(named: drink.name) != nil
    }.map(\.name)
  }

  private static func names(_ old: [some Named], _ new: [some Named]) -> ([String], [String]) {
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    let (oldSet, newSet) = (Set(oldNames), Set(newNames))
    return (newNames.filter { !oldSet.contains($0) }, oldNames.filter { !newSet.contains($0) })
  }

  private mutating func addChanges(
    of name: String, _ old: [String: Money], _ new: [String: Money], isHot: Bool
  ) {
    for size in Set(old.keys).union(new.keys).sorted() where old[size] != new[size] {
      prices.append(
        PriceChange(name: name, size: size, isHot: isHot, old: old[size], new: new[size]))
    }
  }
}
