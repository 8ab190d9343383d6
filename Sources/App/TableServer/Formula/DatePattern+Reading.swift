extension DatePattern {
  /// Reads a text that is written so; nil for any other, and for a day or time that there is not.
  func moment(of text: String) -> Moment? {
    var reader = Reader(rest: text[...])
    for part in parts {
      switch part {
      case .literal(let character):
        guard reader.rest.popFirst() == character else { return nil }
      case .token(let token): guard reader.take(token) else { return nil }
      }
    }
    return reader.rest.isEmpty ? reader.moment : nil
  }
}

/// What was read of a moment so far.
private struct Reader {
  var rest: Substring
  private var unix: Int64?
  private var year: Int?
  private var month = 1
  private var day = 1
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var thousandth = 0
  private var isAfternoon: Bool?
  private var offset = "Z"

  init(rest: Substring) { self.rest = rest }

  var moment: Moment? {
    if let unix { return Moment(milliseconds: unix) }
    guard let year, (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    var hour = hour
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard (0..<24).contains(hour) else { return nil }
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let time = "\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
    return Moment("\(date)T\(time).\(Self.padded(thousandth, 3))\(offset)")
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Takes what the token stands for; false where something else is there.
  mutating func take(_ token: DatePattern.Token) -> Bool {
    switch token {
    case .year: return take(4...4) { $0.year = $1 }
    case .shortYear: return take(2...2) { $0.year = $1 + ($1 > 68 ? 1900 : 2000) }
    case .month, .shortMonth: return take(1...2) { $0.month = $1 }
    case .day, .shortDay: return take(1...2) { $0.day = $1 }
    case .hour, .shortHour, .halfDayHour, .shortHalfDayHour: return take(1...2) { $0.hour = $1 }
    case .minute, .shortMinute: return take(1...2) { $0.minute = $1 }
    case .second, .shortSecond: return take(1...2) { $0.second = $1 }
    case .thousandth: return take(3...3) { $0.thousandth = $1 }
    case .unixSeconds: return take(1...11) { $0.unix = Int64($1) * 1000 }
    case .unixMilliseconds: return take(1...14) { $0.unix = Int64($1) }
    case .upperHalf, .lowerHalf:
      guard let half = takeName(of: ["am", "pm"], length: 2) else { return false }
      isAfternoon = half == 1
    case .monthName, .shortMonthName:
      let length = token == .monthName ? Int.max : 3
      guard let place = takeName(of: DatePattern.months, length: length) else { return false }
      month = place + 1
    case .weekdayName, .shortWeekdayName:
      let length = token == .weekdayName ? Int.max : 3
      return takeName(of: DatePattern.weekdays, length: length) != nil
    case .offset: return takeOffset()
    }
    return true
  }

  private mutating func take(_ counts: ClosedRange<Int>, _ set: (inout Reader, Int) -> Void) -> Bool
  {
    let digits = rest.prefix(counts.upperBound).prefix(while: \.isASCIIDigit)
    guard counts.contains(digits.count), let number = Int(digits) else { return false }
    rest.removeFirst(digits.count)
    set(&self, number)
    return true
  }

  private mutating func takeName(of names: [String], length: Int) -> Int? {
    let text = rest.lowercased()
    guard let place = names.firstIndex(where: { text.hasPrefix($0.lowercased().prefix(length)) })
    else { return nil }
    rest = rest.dropFirst(min(length, names[place].count))
    return place
  }

  private mutating func takeOffset() -> Bool {
    if rest.first == "Z" {
      rest.removeFirst()
      return true
    }
    let text = rest.prefix(6)
    let digits = text.filter(\.isASCIIDigit)
    guard text.count == 6, text.first == "+" || text.first == "-", digits.count == 4,
      text.dropFirst(3).first == ":"
    else { return false }
    offset = String(text)
    rest.removeFirst(6)
    return true
  }
}
