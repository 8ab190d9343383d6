import FoundationEssentials

extension Decimal {
  /// The whole number that is nearest towards zero.
  var truncated: Decimal {
    // FoundationEssentials lacks NSDecimalRound; the digits before the point are exact.
    Decimal(string: String(description.prefix { $0 != "." })) ?? self
  }

  /// The greatest whole number that is not above.
  var floored: Decimal {
    let whole = truncated
    return self < whole ? whole - 1 : whole
  }

  /// Rounded half away from zero, to so many digits behind the point.
  func rounded(to digits: Int) -> Decimal {
    let scale = Decimal(sign: .plus, exponent: digits, significand: 1)
    let half = Decimal(sign: self < 0 ? .minus : .plus, exponent: -1, significand: 5)
    return (self * scale + half).truncated / scale
  }
}
