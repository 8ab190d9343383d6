/// What a shop sells, at which prices, and on which terms it delivers.
///
/// Names are unique within each kind; whoever makes a menu from outside data checks that first.
public struct Menu: Hashable, Codable, Sendable {
  public var shop: String
  /// What people call the shop besides.
  public var aliases: [String]
  /// The day from which the prices are, as the file says it: `2025-04-26`.
  public var asOf: String?
  /// As people dial it.
  public var phone: String?
  /// Of all amounts on this menu.
  public var currency: Currency
  /// The shop delivers from either on.
  public var minimum: Minimum?
  public var delivery: Delivery?
  /// The price of a bag.
  public var bag: Money?
  /// What an own cup changes in the price, usually less than zero.
  public var ownCup: Money?
  /// In the order in which they are applied.
  public var promotions: [Promotion]
  /// In the order in which they are offered, like ice, sugar and add-ons.
  public var sizes: [Size]
  public var ice: [IceLevel]
  public var sugar: [SugarLevel]
  public var addOns: [AddOn]
  /// How many portions of add-ons one cup takes at most.
  public var maxAddOns: Int?
  public var drinks: [Drink]

  /// The least that a shop delivers; whichever of the two is reached first.
  public struct Minimum: Hashable, Codable, Sendable {
    public var amount: Money?
    public var cups: Int?
    /// No least amount or count, unless said.
    public init(amount: Money? = nil, cups: Int? = nil) {
      self.amount = amount
      self.cups = cups
    }
  }

  /// What delivery costs and who bears it.
  public struct Delivery: Hashable, Codable, Sendable {
    public var fee: Money
    /// The sum of drinks from which delivery is free.
    public var freeFrom: Money?
    public var share: Share
    /// A fee that everybody bears alike, unless said.
    public init(fee: Money, freeFrom: Money? = nil, share: Share = .head) {
      self.fee = fee
      self.freeFrom = freeFrom
      self.share = share
    }
  }

  /// By what the delivery fee is divided.
  public enum Share: String, Hashable, Codable, Sendable, CaseIterable {
    case head, cup, amount, organizer
  }

  /// Takes the names as they are, without a look for doubles.
  public init(
    shop: String, aliases: [String] = [], asOf: String? = nil, phone: String? = nil,
    currency: Currency, minimum: Minimum? = nil, delivery: Delivery? = nil, bag: Money? = nil,
    ownCup: Money? = nil, promotions: [Promotion] = [], sizes: [Size], ice: [IceLevel],
    sugar: [SugarLevel], addOns: [AddOn],
    maxAddOns: Int? = nil, drinks: [Drink]
  ) {
    self.shop = shop
    self.aliases = aliases
    self.asOf = asOf
    self.phone = phone
    self.currency = currency
    self.minimum = minimum
    self.delivery = delivery
    self.bag = bag
    self.ownCup = ownCup
    self.promotions = promotions
    self.sizes = sizes
    self.ice = ice
    self.sugar = sugar
    self.addOns = addOns
    self.maxAddOns = maxAddOns
    self.drinks = drinks
  }

  /// The drink of that name; aliases are the reader's affair.
  public func drink(named name: String) -> Drink? {
    // Names are normalised where they come in: their bytes tell, without a look at what Unicode makes equal.
    let bytes = name.utf8
    return drinks.first { $0.name.utf8.elementsEqual(bytes) }
  }
  /// The add-on of that name, aliases aside.
  public func addOn(named name: String) -> AddOn? { addOns.first { $0.name == name } }
  /// The ice level of that name, aliases aside.
  public func iceLevel(named name: String) -> IceLevel? { ice.first { $0.name == name } }

  /// Whether the level is a warm one on this menu.
  public func isHot(_ iceName: String?) -> Bool {
    iceName.flatMap(iceLevel(named:))?.isHot ?? false
  }
}
