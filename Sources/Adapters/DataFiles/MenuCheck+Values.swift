internal import ICU
internal import Ordering
internal import YAML

/// Texts, amounts and counts.
extension MenuCheck {
  /// The most characters of a name, and of a longer text such as a description.
  private static let longestName = 100
  private static let longestText = 2_000

  /// The text in form C, or `nil` after a fault.
  mutating func text(_ place: Located<String>?, isName: Bool = true) -> String? {
    guard let place else { return nil }
    guard let what = Self.fault(in: place.value, isName: isName) else {
      return Normalization.nfc(place.value)
    }
    fault(place, what)
    return nil
  }

  mutating func texts(_ places: [Located<String>]?) -> [String] {
    (places ?? []).compactMap { text($0) }
  }

  private static func fault(in text: String, isName: Bool) -> String? {
    let longest = isName ? longestName : longestText
    if text.isEmpty { return "this is empty, write a text or remove the key" }
    if text.unicodeScalars.contains(where: isControl) {
      return "this has a line break or a control character, remove it"
    }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      return "this begins or ends with a space, remove it"
    }
    // The bytes are counted first, as they are known: a character has one at least.
    if text.utf8.count > longest, text.count > longest {
      return "this is over \(longest) characters, shorten it"
    }
    return nil
  }

  /// Control characters, line breaks, and what turns the direction of text that follows.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A day as ISO 8601 writes it.
  mutating func day(_ place: Located<String>?) -> String? {
    guard let place, let day = text(place) else { return nil }
    guard CivilDay(day) != nil else {
      fault(place, "this is no day of the calendar, write one such as 2025-04-26")
      return nil
    }
    return day
  }

  mutating func link(_ place: Located<String>?) -> String? {
    guard let place, let link = text(place, isName: false) else { return nil }
    if !link.hasPrefix("https://") && !link.hasPrefix("http://") {
      fault(place, "this is no web address, begin it with https://")
    }
    return link
  }

  mutating func price(_ place: Located<DecimalText>?) -> Money? {
    amount(place, canBeNegative: false)
  }

  /// The amount, or `nil` after a fault.
  mutating func amount(_ place: Located<DecimalText>?, canBeNegative: Bool) -> Money? {
    guard let place else { return nil }
    let text = place.value.text
    guard let amount = currency.amount(decimal: text) else {
      let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
      let largest = currency.decimal(.largestPrice)
      fault(
        place,
        decimals > currency.fractionDigits
          ? "\(currency.code) has \(currency.fractionDigits) decimals at most, round it"
          : "this is beyond \(largest), write less")
      return nil
    }
    guard canBeNegative || amount >= .zero else {
      fault(place, "a price under zero stands here, write 0 or more")
      return nil
    }
    return amount
  }

  mutating func count(_ place: Located<Int>?, in range: ClosedRange<Int>) -> Int? {
    guard let place else { return nil }
    guard range.contains(place.value) else {
      fault(
        place, "this is not between \(range.lowerBound) and \(range.upperBound), write another")
      return nil
    }
    return place.value
  }
}
