/// Durations as ISO 8601 writes them.
enum ISODuration {
  /// The seconds of a duration of days, hours, minutes and seconds: 600 for `PT10M`; `nil` for anything else.
  static func seconds(_ text: String) -> Int64? {
    var rest = Substring(text)
    guard rest.popFirst() == "P", !rest.isEmpty, rest != "T" else { return nil }
    var seconds: Int64 = 0
    var isTime = false
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard (1...6).contains(digits.count), let count = Int64(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      switch (rest.popFirst(), isTime) {
      case ("D", false): seconds += count * 86_400
      case ("H", true): seconds += count * 3_600
      case ("M", true): seconds += count * 60
      case ("S", true): seconds += count
      default: return nil
      }
    }
    return seconds
  }
}
