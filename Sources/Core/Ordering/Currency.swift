/// A currency of ISO 4217.
public struct Currency: Hashable, Codable, Sendable {
  /// The three-letter code, in capitals.
  public var code: String
  /// How many decimal digits its minor unit has: 2 for TWD and SGD, 0 for JPY.
  public var fractionDigits: Int
  /// How many of them people pay with: none of TWD's two, for nobody has cents.
  public var cashDigits: Int

  /// - Parameter cashDigits: As many as the minor unit has, unless said.
  public init(code: String, fractionDigits: Int, cashDigits: Int? = nil) {
    self.code = code
    self.fractionDigits = fractionDigits
    self.cashDigits = min(cashDigits ?? fractionDigits, fractionDigits)
  }

  /// What the sample menus are in: TWD has cents, and nobody pays with them.
  public static let taiwanDollar = Currency(code: "TWD", fractionDigits: 2, cashDigits: 0)

  /// How many minor units one unit of the currency has.
  public var minorUnitsPerUnit: Int { Self.power(fractionDigits) }

  /// The least amount that people can pay.
  public var smallestPayment: Money { Money(minorUnits: Self.power(fractionDigits - cashDigits)) }

  private static func power(_ digits: Int) -> Int {
    (0..<max(digits, 0)).reduce(1) { power, _ in power * 10 }
  }

  /// Whole units of the currency as an amount.
  public func amount(_ units: Int) -> Money { Money(minorUnits: units * minorUnitsPerUnit) }

  /// Reads a plain decimal such as `35` or `2.90`.
  ///
  /// - Returns: `nil` for signs other than a leading `-`, for more decimals than the currency has, and beyond
  ///   `Money.largestPrice` in either direction.
  public func amount(decimal text: some StringProtocol) -> Money? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.count <= 10 else { return nil }
    let fraction = parts.count > 1 ? parts[1] : whole.prefix(0)
    guard fraction.count <= fractionDigits, parts.count == 1 || !fraction.isEmpty else {
      return nil
    }
    var units = 0
    let padding = [UInt8](repeating: UInt8(ascii: "0"), count: fractionDigits - fraction.count)
    for digit in Array(whole) + Array(fraction) + padding {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      units = units * 10 + Int(digit - UInt8(ascii: "0"))
    }
    guard units <= Money.largestPrice.minorUnits else { return nil }
    return Money(minorUnits: isNegative ? -units : units)
  }

  /// The amount as a plain decimal, its fraction left out where it is nothing: `50`, `2.90`.
  public func decimal(_ amount: Money) -> String {
    let units = amount.minorUnits.magnitude
    let scale = UInt(minorUnitsPerUnit)
    let sign = amount.minorUnits < 0 ? "-" : ""
    guard units % scale != 0 else { return "\(sign)\(units / scale)" }
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: fractionDigits - fraction.count)
    return "\(sign)\(units / scale).\(zeros)\(fraction)"
  }
}
