/// An exact amount of money, counted in its currency's minor units.
///
/// The arithmetic traps on overflow, and no input can reach that: a price is at most `Money.largestPrice`, a line has at
/// most `OrderLine.largestQuantity` cups, and a run would need ten million lines to leave 64 bits.
public struct Money: Hashable, Comparable, Codable, Sendable {
  /// Hundredths for TWD and SGD, whole yen for JPY.
  public var minorUnits: Int

  public init(minorUnits: Int) { self.minorUnits = minorUnits }

  /// Nothing, in any currency.
  public static let zero = Money(minorUnits: 0)

  /// The greatest price that a menu or a run may name: ten million units of a two-digit currency.
  public static let largestPrice = Money(minorUnits: 1_000_000_000)

  public static func < (left: Money, right: Money) -> Bool { left.minorUnits < right.minorUnits }
  public static func + (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits + right.minorUnits)
  }
  public static func - (left: Money, right: Money) -> Money {
    Money(minorUnits: left.minorUnits - right.minorUnits)
  }
  /// The price of so many.
  public static func * (price: Money, count: Int) -> Money {
    Money(minorUnits: price.minorUnits * count)
  }
  public static func += (left: inout Money, right: Money) { left = left + right }
}

extension Sequence<Money> {
  /// The amounts added up; zero for none.
  public func sum() -> Money { reduce(.zero, +) }
}
