/// What a piece of a name, of a category or of a remark says of a drink.
struct Marks: Hashable {
  /// The names of sizes; several share a price.
  var sizes: [String] = []
  var temperature: Temperature?
  var sugar: Limit?
  var ice: Limit?

  /// How a drink is served where only one way is sold or priced.
  enum Temperature: Hashable { case cold, hot }

  /// What a drink allows of the shop's levels.
  enum Limit: Hashable {
    /// No choice at all.
    case fixed
    case only(String)
    case lowest(String)
  }

  var isEmpty: Bool { self == Marks() }

  /// These, and of the others what these do not say; a volume is no size beside a word for one.
  func over(_ other: Marks) -> Marks {
    let isVague = sizes.allSatisfy(Self.isVolume)
    let others = other.sizes.filter { !Self.isVolume($0) }
    let size = isVague && !others.isEmpty ? others : sizes.isEmpty ? other.sizes : sizes
    return Marks(
      sizes: size, temperature: temperature ?? other.temperature, sugar: sugar ?? other.sugar,
      ice: ice ?? other.ice)
  }

  /// Whether a size is nothing but how much goes into it: 700cc.
  static func isVolume(_ size: String) -> Bool { size.first?.isNumber ?? false }
}
