/// A drink on a menu.
public struct Drink: Named, Hashable, Codable, Sendable {
  public var name: String
  public var aliases: [String]
  public var names: [String: String]
  /// The heading of the menu that it stands under.
  public var category: String?
  /// The price by the name of the size; a size that is missing is not sold.
  public var prices: [String: Money]
  /// Where hot costs another price or comes in fewer sizes; empty where it is as cold.
  public var hotPrices: [String: Money]
  /// The names of the ice levels it comes in; `nil` for all that the shop has.
  public var ice: [String]?
  /// The names of the sugar levels it comes in; one is a fixed one, `nil` is all that the shop has.
  public var sugar: [String]?
  /// The names of the add-ons it takes; `nil` is all that the shop has.
  public var addOns: [String]?
  /// Whether the shop has none left: it is heard and refused.
  public var isSoldOut: Bool
  /// The address of a picture, for the table.
  public var image: String?
  public var description: String?

  /// A drink that comes in all of the shop's levels, with all of its add-ons, unless said.
  public init(
    name: String, aliases: [String] = [], names: [String: String] = [:], category: String? = nil,
    prices: [String: Money], hotPrices: [String: Money] = [:], ice: [String]? = nil,
    sugar: [String]? = nil, addOns: [String]? = nil, isSoldOut: Bool = false,
    image: String? = nil, description: String? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.names = names
    self.category = category
    self.prices = prices
    self.hotPrices = hotPrices
    self.ice = ice
    self.sugar = sugar
    self.addOns = addOns
    self.isSoldOut = isSoldOut
    self.image = image
    self.description = description
  }
}
