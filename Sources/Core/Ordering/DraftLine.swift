/// What somebody said of a drink so far; any field may still be missing.
///
/// Values are the menu's own names.
public struct DraftLine: Hashable, Codable, Sendable {
  public var drink: String?
  public var size: String?
  public var ice: String?
  public var sugar: String?
  public var addOns: [Portion]
  /// In cups; not checked against any limit yet.
  public var quantity: Int?
  /// What the person wants besides, in their own words.
  public var note: String?
  /// Whom the drink is for, where it is for another than who orders.
  public var beneficiary: String?

  /// An add-on and how many portions of it go into one cup; none takes it off.
  public struct Portion: Hashable, Codable, Sendable {
    public var name: String
    /// 0 where the add-on is to be left out.
    public var portions: Int
    /// An add-on in one portion, unless said.
    @inlinable
    public init(name: String, portions: Int = 1) {
      self.name = name
      self.portions = portions
    }
  }

  /// A draft in which all that is not given is open.
  @inlinable
  public init(
    drink: String? = nil, size: String? = nil, ice: String? = nil, sugar: String? = nil,
    addOns: [Portion] = [], quantity: Int? = nil, note: String? = nil, beneficiary: String? = nil
  ) {
    self.drink = drink
    self.size = size
    self.ice = ice
    self.sugar = sugar
    self.addOns = addOns
    self.quantity = quantity
    self.note = note
    self.beneficiary = beneficiary
  }

  /// The draft with everything that `other` says laid over it.
  ///
  /// Add-ons are added; a portion of none takes that add-on off.
  public func merging(_ other: DraftLine) -> DraftLine {
    var merged = self
    merged.drink = other.drink ?? drink
    merged.size = other.size ?? size
    merged.ice = other.ice ?? ice
    merged.sugar = other.sugar ?? sugar
    merged.quantity = other.quantity ?? quantity
    merged.note = [note, other.note].compactMap(\.self).joined(separator: " ")
    if merged.note?.isEmpty == true { merged.note = nil }
    merged.beneficiary = other.beneficiary ?? beneficiary
    for portion in other.addOns {
      merged.addOns.removeAll { $0.name == portion.name }
      if portion.portions > 0 { merged.addOns.append(portion) }
    }
    return merged
  }
}
