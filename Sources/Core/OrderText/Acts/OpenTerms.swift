import Ordering

/// What is said when a run is opened: shop, deadline, who fetches it, fee, minimum, place.
enum OpenTerms {
  /// Reads the words behind 開團, and gives back those that are none of its terms.
  static func take(_ words: ArraySlice<Int>, _ tokens: Tokens, _ act: inout Act) -> [Int] {
    var unread: [Int] = []
    var next = words.first ?? tokens.words.count
    for index in words where index >= next {
      // 再30分鐘收單
      if tokens.has(.also, index), Times.deadline(at: index + 1, in: tokens) != nil { continue }
      // A piece of what nothing explains, as 300 of 每人補助 300, is no term.
      // A day of the week is not kept, so its time would be another day's.
      if tokens.has(.weekday, index) {
        next = Times.deadline(at: index + 1, in: tokens)?.end ?? index + 1
        unread += index..<next
        continue
      }
      let isTorn = tokens.isGlued(index) && unread.last == index - 1 && !startsTerm(index, tokens)
      if !isTorn, let end = term(at: index, in: tokens, &act.details) {
        next = end
      } else {
        unread.append(index)
        next = index + 1
      }
    }
    return unread
  }

  private static func startsTerm(_ index: Int, _ tokens: Tokens) -> Bool {
    [.until, .fee, .reaching, .least, .collect, .delivery, .placeMark].contains {
      tokens.has($0, index)
    }
  }

  /// Whether some words ask or talk, which opens nothing.
  ///
  /// What is told beside a shop and a deadline is of the run: 老闆請客.
  static func isTalk(_ words: [Int], _ tokens: Tokens, _ act: Act) -> Bool {
    let isTold = act.details.shop != nil && act.details.deadline != nil
    return words.contains { word in
      tokens.has(.ask, word) || tokens.has(.talk, word) || !isTold && tokens.has(.about, word)
    }
  }

  /// Whether a sentence opens a run although some of its words are no terms of one.
  ///
  /// A shop of the menus says so; else more of it must be read than not.
  static func isMeant(
    _ words: ArraySlice<Int>, _ unread: [Int], _ tokens: Tokens, _ act: Act
  ) -> Bool {
    guard !act.details.isEmpty else { return false }
    let notRead = Set(unread)
    let knowsShop = words.contains { tokens.isShop($0) && !notRead.contains($0) }
    if knowsShop { return true }
    // open is a word of any talk: only how long the run is open tells it from open the door.
    let isCommon = words.first.map { tokens.isInLetters($0 - 1) } ?? true
    let isTold = act.details.shop != nil && act.details.deadline != nil
    return isCommon ? unread.isEmpty && isTold : unread.count * 2 <= words.count
  }

  private static func term(at index: Int, in tokens: Tokens, _ details: inout Details) -> Int? {
    if tokens.has(.shopMark, index), details.shop == nil,
      let end = shop(at: index + 1, tokens, &details)
    {
      return end
    }
    if tokens.has(.shopMark, index), Times.deadline(at: index + 1, in: tokens) != nil {
      return index + 1
    }
    if tokens.has(.until, index) || tokens.has(.after, index) {
      return isBeforeNoTime(index, tokens) ? nil : index + 1
    }
    if let time = Times.deadline(at: index, in: tokens) {
      // A second time is that of the drinks.
      let isPickup =
        [index - 1, time.end].contains { tokens.has(.pickup, $0) } || tokens.has(.collect, time.end)
      if isPickup || details.deadline != nil {
        details.pickup = time.deadline
      } else {
        details.deadline = time.deadline
      }
      return time.end
    }
    if tokens.has(.collect, index) || tokens.has(.pickup, index) {
      if tokens.has(.collect, index) { details.collect = true }
      return index + 1
    }
    if tokens.has(.delivery, index) {
      details.collect = false
      return index + 1
    }
    return sum(at: index, in: tokens, &details) ?? place(at: index, in: tokens, &details)
      ?? shop(at: index, tokens, &details)
  }

  /// Whether a number follows that is no time of day: 截止 25:00.
  private static func isBeforeNoTime(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.number(index + 1) != nil && Times.deadline(at: index + 1, in: tokens) == nil
  }

  /// Whether some words can be a shop's name; 要喝的快點 is none.
  private static func isName(_ words: Range<Int>, _ tokens: Tokens) -> Bool {
    words.contains { tokens.isUnknown($0) || tokens.has(.chain, $0) }
      && !words.contains { word in
        [.order, .me, .of, .ask, .about, .talk, .change].contains { tokens.has($0, word) }
      }
  }

  /// 運費 30, 滿 500 免運, 低消 300.
  private static func sum(at index: Int, in tokens: Tokens, _ details: inout Details) -> Int? {
    if tokens.has(.fee, index), let sum = Sums.sum(at: index + 1, in: tokens) {
      details.fee = sum.text
      return sum.end
    }
    if tokens.has(.least, index), let sum = Sums.sum(at: index + 1, in: tokens) {
      details.minimum = sum.text
      return sum.end
    }
    if let free = freeFrom(at: index, in: tokens) {
      details.freeFrom = free.text
      return free.end
    }
    guard tokens.has(.reaching, index), let sum = Sums.sum(at: index + 1, in: tokens) else {
      return nil
    }
    if tokens.has(.freeDelivery, sum.end) {
      details.freeFrom = sum.text
      return sum.end + 1
    }
    // 滿3杯免運 is a count of cups.
    guard !QuantityRule.isMeasure(sum.end, tokens) else { return nil }
    details.minimum = sum.text
    return tokens.has(.delivery, sum.end) ? sum.end + 1 : sum.end
  }

  /// free from 500, free delivery over 500, 免運 500, 500 免運.
  private static func freeFrom(at index: Int, in tokens: Tokens) -> (text: String, end: Int)? {
    guard tokens.has(.freeDelivery, index) else {
      return Sums.sum(at: index, in: tokens).flatMap {
        tokens.has(.freeDelivery, $0.end) ? ($0.text, $0.end + 1) : nil
      }
    }
    let isJoined = tokens.has(.until, index + 1) || tokens.has(.reaching, index + 1)
    return Sums.sum(at: isJoined ? index + 2 : index + 1, in: tokens)
  }

  /// 送到 3樓.
  private static func place(at index: Int, in tokens: Tokens, _ details: inout Details) -> Int? {
    guard tokens.has(.placeMark, index) else { return nil }
    var end = index + 1
    while tokens.word(end) != nil, end == index + 1 || tokens.isGlued(end),
      !tokens.has(.comma, end), !tokens.has(.hard, end)
    {
      end += 1
    }
    guard end > index + 1 else { return nil }
    details.place = tokens.said(index + 1..<end)
    return end
  }

  /// The shop's name as it was said, one of the menus' or an unknown one.
  private static func shop(at index: Int, _ tokens: Tokens, _ details: inout Details) -> Int? {
    guard details.shop == nil else { return nil }
    var end = index + 1
    if !tokens.isShop(index) {
      // open the door
      guard !tokens.isInLetters(index) || !tokens.has(.filler, index - 1) else { return nil }
      while tokens.word(end) != nil, tokens.isGlued(end), !tokens.has(.comma, end),
        !tokens.has(.hard, end)
      {
        end += 1
      }
      guard end - index <= 12, isName(index..<end, tokens) else { return nil }
    }
    details.shop = tokens.said(index..<end)
    return end
  }
}
