import Ordering

/// What is said when a run is opened: shop, deadline, who fetches it, fee, minimum, place.
enum OpenTerms {
  /// Reads the words behind 開團; false where one of them is none of its terms.
  static func take(_ words: ArraySlice<Int>, _ tokens: Tokens, _ act: inout Act) -> Bool {
    var next = words.first ?? tokens.words.count
    for index in words where index >= next {
      guard let end = term(at: index, in: tokens, &act.details) else { return false }
      next = end
    }
    return true
  }

  private static func term(at index: Int, in tokens: Tokens, _ details: inout Details) -> Int? {
    if tokens.has(.shopMark, index), details.shop == nil,
      let end = shop(at: index + 1, tokens, &details)
    {
      return end
    }
    if tokens.has(.until, index) || tokens.has(.after, index) { return index + 1 }
    if let time = Times.deadline(at: index, in: tokens) {
      if tokens.has(.pickup, index - 1) || tokens.has(.pickup, time.end) {
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
    guard tokens.has(.reaching, index), let sum = Sums.sum(at: index + 1, in: tokens) else {
      return nil
    }
    if tokens.has(.freeDelivery, sum.end) {
      details.freeFrom = sum.text
      return sum.end + 1
    }
    details.minimum = sum.text
    return tokens.has(.delivery, sum.end) ? sum.end + 1 : sum.end
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
    let isKnown = tokens.first(index) { if case .shop = $0 { true } else { nil } } ?? false
    var end = index + 1
    if !isKnown {
      while tokens.word(end) != nil, tokens.isGlued(end), !tokens.has(.comma, end),
        !tokens.has(.hard, end)
      {
        end += 1
      }
      guard (index..<end).contains(where: { tokens.isUnknown($0) }), end - index <= 12 else {
        return nil
      }
    }
    details.shop = tokens.said(index..<end)
    return end
  }
}
