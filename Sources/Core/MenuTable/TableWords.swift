/// The words of a locale's menu tables: what columns are called, what a name says of its drink besides, what is no drink.
public struct TableWords: Hashable, Codable, Sendable {
  /// What the heads of columns are.
  public var columns: [Column: [String]] = [:]
  /// What makes a column one of prices.
  public var price: [String] = []
  /// What stands for no price in a cell.
  public var noPrice: [String] = []
  /// Signs and units around a sum.
  public var money: [String] = []
  /// Words of sizes that nobody says in a chat, by the level of `hear.yaml`.
  public var sizes: [String: [String]] = [:]
  /// What a menu calls a size besides, by its level: L.
  public var sizeSigns: [String: [String]] = [:]
  /// What a drink whose size is not told comes in.
  public var otherSize: String?
  /// The levels that a table's shop is taken to have, by their levels in `hear.yaml`; those that are hot.
  public var ice: [String] = []
  public var hotIce: [String] = []
  public var sugar: [String] = []
  /// What a name or a column says of its drink.
  public var remarks: [Remark: [String]] = [:]
  /// Categories whose entries go into drinks.
  public var addOnCategories: [String] = []
  /// What is no drink, by a rule with a name.
  public var drops: [DropRule] = []

  /// A table without words.
  public init() {}

  /// What a column holds.
  public enum Column: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case shop, category, name, aliases, englishName, size, remark, description, image
    /// The shop's short name, which its file is called.
    case code
    /// Sizes with their prices in one cell: M30 L35.
    case sizes
  }

  /// What a remark does to its drink.
  public enum Remark: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case cold, hot, fixedSugar, fixedIce, fixedBoth
    /// Before or behind a level: nothing but that.
    case fixed
    /// Before a level: nothing under that.
    case lowest
    /// Explained by being there.
    case idle
    /// Counts only beside another remark or a size: 杯 of L杯.
    case filler
  }

  /// The words of this locale and of another; what a menu is written in is this one's.
  public func merging(_ other: TableWords) -> TableWords {
    var merged = self
    merged.columns.merge(other.columns) { $0 + $1 }
    merged.price += other.price
    merged.noPrice += other.noPrice
    merged.money += other.money
    merged.sizes.merge(other.sizes) { $0 + $1 }
    merged.sizeSigns.merge(other.sizeSigns) { first, _ in first }
    merged.otherSize = otherSize ?? other.otherSize
    merged.remarks.merge(other.remarks) { $0 + $1 }
    merged.addOnCategories += other.addOnCategories
    merged.drops += other.drops
    if ice.isEmpty { (merged.ice, merged.hotIce) = (other.ice, other.hotIce) }
    if sugar.isEmpty { merged.sugar = other.sugar }
    return merged
  }
}

/// A rule by which a row is no drink: by a piece of its category, or by a piece, the beginning or the end of its name.
public struct DropRule: Hashable, Codable, Sendable {
  public var rule: String
  public var categories: [String]?
  public var holds: [String]?
  public var begins: [String]?
  public var ends: [String]?
}
