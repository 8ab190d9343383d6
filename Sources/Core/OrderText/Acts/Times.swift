import Ordering

/// Times of day and stretches of time, as people say them.
enum Times {
  /// The time that starts at that word and where it ends.
  static func deadline(at index: Int, in tokens: Tokens) -> (deadline: Deadline, end: Int)? {
    within(at: index, in: tokens) ?? clock(at: index, in: tokens)
  }

  /// 20分鐘, 半小時, 1 hour.
  private static func within(at index: Int, in tokens: Tokens) -> (Deadline, Int)? {
    if tokens.has(.halfHour, index) { return (.within(minutes: 30), index + 1) }
    if let tenths = tenths(at: index, in: tokens), tenths > 0,
      tokens.said(index..<index + 1).hasSuffix("分")
    {
      return (.within(minutes: tenths), index + 1)
    }
    // an hour, where the article says nothing elsewhere
    guard let count = tokens.whole(index), count > 0, count <= 10_000 else {
      let lead = tokens.has(.filler, index - 1) ? index - 2 : index - 1
      return tokens.has(.until, lead) && tokens.isInLetters(lead) && tokens.has(.hours, index)
        ? (.within(minutes: 60), index + 1) : nil
    }
    if tokens.has(.minutes, index + 1) { return (.within(minutes: count), index + 2) }
    if tokens.has(.andHalf, index + 1) { return (.within(minutes: count * 60 + 30), index + 2) }
    guard tokens.has(.hours, index + 1) else { return nil }
    // 一小時半
    let isHalf = tokens.has(.halfPast, index + 2) && tokens.isGlued(index + 2)
    return (.within(minutes: count * 60 + (isHalf ? 30 : 0)), index + (isHalf ? 3 : 2))
  }

  /// 明天下午 4:30, 4點半, 16:30, 4:30pm.
  private static func clock(at start: Int, in tokens: Tokens) -> (Deadline, Int)? {
    var index = start
    var day: Deadline.Day?
    var half: Role?
    while true {
      if tokens.has(.today, index) {
        day = .today
      } else if tokens.has(.tomorrow, index) {
        day = .tomorrow
      } else if case .date(let year, let month, let date) = tokens.number(index) {
        day = .date(year: year, month: month, day: date)
      } else if tokens.has(.morning, index) {
        half = .morning
      } else if tokens.has(.afternoon, index) {
        half = .afternoon
      } else {
        break
      }
      index += 1
    }
    guard let said = minutes(at: index, in: tokens) else {
      return noon(before: index, day, in: tokens)
    }
    var end = said.end
    if tokens.has(.afternoon, end) || tokens.has(.morning, end) {
      half = tokens.has(.afternoon, end) ? .afternoon : .morning
      end += 1
    }
    // 4 pm tomorrow
    if day == nil, tokens.isInLetters(end), tokens.has(.tomorrow, end) || tokens.has(.today, end) {
      day = tokens.has(.tomorrow, end) ? .tomorrow : .today
      end += 1
    }
    return (.at(minutes: inDay(said.minutes, half), day: day), end)
  }

  /// 明天中午, noon: a time that needs no number.
  private static func noon(
    before index: Int, _ day: Deadline.Day?, in tokens: Tokens
  ) -> (Deadline, Int)? {
    if tokens.has(.noon, index - 1), tokens.has(.afternoon, index - 1) {
      return (.at(minutes: 12 * 60, day: day), index)
    }
    guard tokens.has(.noon, index) else { return nil }
    let isTomorrow = tokens.has(.tomorrow, index + 1)
    return (.at(minutes: 12 * 60, day: isTomorrow ? .tomorrow : day), index + (isTomorrow ? 2 : 1))
  }

  private static func minutes(at index: Int, in tokens: Tokens) -> (minutes: Int, end: Int)? {
    if case .clock(let minutes) = tokens.number(index), minutes < 24 * 60 {
      return (minutes, index + 1)
    }
    if let minutes = digits(at: index, in: tokens) { return (minutes, index + 1) }
    guard let hour = tokens.whole(index), hour < 24 else { return nil }
    guard tokens.has(.hour, index + 1) else {
      // 4pm, until 4
      let isNamed = tokens.has(.afternoon, index + 1) || tokens.has(.morning, index + 1)
      return isNamed || isHour(index, tokens) ? (hour * 60, index + 1) : nil
    }
    if tokens.has(.halfPast, index + 2) { return (hour * 60 + 30, index + 3) }
    if let tenths = tenths(at: index + 2, in: tokens) { return (hour * 60 + tenths, index + 3) }
    guard let minute = tokens.whole(index + 2), minute < 60 else {
      return (hour * 60, index + 2)
    }
    if tokens.has(.quarter, index + 3), minute < 4 { return (hour * 60 + minute * 15, index + 4) }
    let isNamed = tokens.has(.minutes, index + 3)
    guard isNamed || tokens.isGlued(index + 2) else { return (hour * 60, index + 2) }
    return (hour * 60 + minute, index + (isNamed ? 4 : 3))
  }

  /// 十分 of 四點十分, which is a level of sugar elsewhere.
  private static func tenths(at index: Int, in tokens: Tokens) -> Int? {
    guard tokens.isGlued(index), let level = tokens.level(index), level.field == .sugar else {
      return nil
    }
    return tokens.lexicon.sugar.said[level.word].percent.flatMap { $0 % 10 == 0 ? $0 / 10 : nil }
  }

  /// by 3: a number alone behind an English word for the end of something, with nothing that it counts.
  private static func isHour(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.until, index - 1) && tokens.isInLetters(index - 1)
      && (1...24).contains(tokens.whole(index) ?? 0)
      && !tokens.isUnknown(index + 1) && !tokens.has(.minutes, index + 1)
      && !tokens.has(.hours, index + 1) && !QuantityRule.isMeasure(index + 1, tokens)
  }

  /// 1630, beside a word for the end of something.
  private static func digits(at index: Int, in tokens: Tokens) -> Int? {
    guard tokens.has(.until, index - 1) || tokens.has(.until, index + 1),
      let number = tokens.whole(index), tokens.said(index..<index + 1).utf8.count == 4,
      number / 100 < 24, number % 100 < 60
    else { return nil }
    return number / 100 * 60 + number % 100
  }

  /// Without 上午 or 下午 a time from 1 to 6 is the afternoon's.
  private static func inDay(_ minutes: Int, _ half: Role?) -> Int {
    let noon = 12 * 60
    switch half {
    case .afternoon: return minutes < noon ? minutes + noon : minutes
    case .morning: return minutes >= noon && minutes < noon + 60 ? minutes - noon : minutes
    default: return (60..<7 * 60).contains(minutes) ? minutes + noon : minutes
    }
  }
}

/// Sums of money, as plain decimals.
enum Sums {
  static func sum(at start: Int, in tokens: Tokens) -> (text: String, end: Int)? {
    let index = tokens.has(.currency, start) ? start + 1 : start
    let text: String
    switch tokens.number(index) {
    case .whole(let value): text = String(value)
    case .decimal: text = tokens.said(index..<index + 1)
    default: return nil
    }
    return (text, tokens.has(.money, index + 1) ? index + 2 : index + 1)
  }
}
