/// What a shop takes off the price of a whole order by a rule: 買五送一, 第二杯 10 元, 九折.
public struct Promotion: Hashable, Codable, Sendable {
  /// As people are told of it.
  public var name: String
  public var rule: Rule
  /// Of which drinks cups count; `nil` for all.
  public var drinks: [String]?
  /// In which sizes cups count; `nil` for all.
  public var sizes: [String]?

  /// What is taken off.
  public enum Rule: Hashable, Codable, Sendable {
    /// Of so many bought cups and so many given ones the given cost nothing, over and over: the cheapest of them.
    case free(buy: Int, get: Int)
    /// The cheaper of every two cups costs that much, or less where it does anyway.
    case secondCup(Money)
    /// So many hundredths of the price, 1 to 100.
    case percentOff(Int)
  }

  /// An offer for all drinks in all sizes, unless said.
  public init(_ name: String, _ rule: Rule, drinks: [String]? = nil, sizes: [String]? = nil) {
    self.name = name
    self.rule = rule
    self.drinks = drinks
    self.sizes = sizes
  }

  /// Whether the cups of a line count.
  public func covers(_ line: OrderLine) -> Bool {
    guard !line.isCancelled, drinks?.contains(line.drink) ?? true else { return false }
    guard let sizes else { return true }
    return line.size.map(sizes.contains) ?? false
  }
}
