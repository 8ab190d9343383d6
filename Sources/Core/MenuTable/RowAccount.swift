/// What became of a row.
public struct RowAccount: Hashable, Sendable {
  /// From 1, in its file.
  public var line: Int
  /// As it stands in the table.
  public var name: String
  public var outcome: Outcome
  /// Cells that could not be read although the row was taken.
  public var unreadable: [String] = []
  /// What a remark says that no word explains.
  public var remark: String?

  public enum Outcome: Hashable, Sendable {
    /// The first row of a drink, with the sizes that it gives prices for.
    case drink(String, sizes: [String])
    /// Further sizes of a drink that is there, or its price when hot.
    case more(String, sizes: [String])
    case addOn(String)
    case dropped(Drop)
  }

  /// Why a row is in no menu.
  public enum Drop: Hashable, Sendable {
    /// By a rule of the words, by its name: `bag`.
    case rule(String)
    case noName
    /// Longer than a name may be.
    case longName
    case noPrice
    case zeroPrice
    case unreadablePrice(String)
    /// The line that says the same.
    case duplicate(Int)
    /// The line that gives the same thing another price, which is kept.
    case otherPrice(Int)
    /// It is of a shop that was not asked for.
    case otherShop

    /// What the rule is called.
    public var rule: String {
      switch self {
      case .rule(let name): name
      case .noName: "no-name"
      case .longName: "long-name"
      case .noPrice: "no-price"
      case .zeroPrice: "zero-price"
      case .unreadablePrice: "unreadable-price"
      case .duplicate: "duplicate"
      case .otherPrice: "other-price"
      case .otherShop: "other-shop"
      }
    }
  }
}
