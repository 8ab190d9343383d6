/// Add-ons, how much of them, and what is to be put in that nobody knows: 加一份白玉, 雙份珍珠, + pudding.
enum PortionsRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.number, .addOn, .multiple]) || entry.mark == .plus || entry.mark == .comma
      || entry.isAny(of: [.add, .and])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    var at = joined(at: index, in: tokens) ? index + 1 : index
    let start = at
    while at - start < mostSigns, isAdding(at, tokens) { at += 1 }
    let isAdded = at > start
    let before = portions(at: at, in: tokens)
    let named = before?.end ?? at
    if let addOn = tokens.addOn(named), isAdded || tokens.drink(named) == nil {
      let behind = portionsBehind(named + 1, in: tokens)
      let portions = behind?.portions ?? before?.portions ?? 1
      return Phrase(.addOn(addOn, portions: portions), index..<(behind?.end ?? named + 1))
    }
    guard isAdded, !tokens.has(.plus, index) else { return nil }
    return strange(from: index, at: at, in: tokens)
  }

  /// How many words for an addition may stand one behind the other: 加 +.
  private static let mostSigns = 4

  /// 加珍珠跟椰果, 加珍珠、椰果: what joins two add-ons parts no items.
  private static func joined(at index: Int, in tokens: Tokens) -> Bool {
    guard tokens.has(.and, index) || tokens.has(.comma, index), isAddOn(index - 1, tokens) else {
      return false
    }
    let next = portions(at: index + 1, in: tokens)?.end ?? index + 1
    return isAddOn(next, tokens) && WithoutRule.phrase(at: next, in: tokens) == nil
      && !NoteRule.isAmount(next + 1, of: next, in: tokens)
  }

  private static func isAddOn(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.addOn(index) != nil && tokens.drink(index) == nil
  }

  private static func isAdding(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.add, index) || tokens.has(.plus, index)
  }

  /// 一份, 雙份.
  private static func portions(at index: Int, in tokens: Tokens) -> (portions: Int, end: Int)? {
    if let times = multiple(index, tokens) { return (times, index + 1) }
    guard let count = tokens.whole(index), (1...9).contains(count), tokens.has(.portion, index + 1)
    else { return nil }
    return (count, index + 2)
  }

  private static func multiple(_ index: Int, _ tokens: Tokens) -> Int? {
    tokens.multiple(index)
  }

  /// 珍珠2份, 珍珠(2份), 珍珠(x2).
  private static func portionsBehind(
    _ index: Int, in tokens: Tokens
  ) -> (portions: Int, end: Int)? {
    if let found = portions(at: index, in: tokens) {
      // 珍珠 兩份紅茶: the count is of what stands behind it.
      return tokens.drink(found.end) == nil ? found : nil
    }
    if let count = multiplied(index, tokens), isBracketed(index, tokens) {
      return (count, index + 2)
    }
    guard tokens.has(.open, index) else { return nil }
    if let found = portions(at: index + 1, in: tokens), tokens.has(.close, found.end) {
      return (found.portions, found.end + 1)
    }
    guard let count = multiplied(index + 1, tokens), tokens.has(.close, index + 3) else {
      return nil
    }
    return (count, index + 4)
  }

  private static func multiplied(_ index: Int, _ tokens: Tokens) -> Int? {
    guard tokens.has(.times, index), let count = tokens.whole(index + 1), (1...9).contains(count)
    else { return nil }
    return count
  }

  /// (加珍珠x2): the add-on and its sign stand alone in brackets.
  private static func isBracketed(_ index: Int, _ tokens: Tokens) -> Bool {
    var open = index - 2
    while index - open < mostSigns + 2, isAdding(open, tokens) { open -= 1 }
    return tokens.has(.open, open) && tokens.has(.close, index + 2)
  }

  private static func strange(from start: Int, at index: Int, in tokens: Tokens) -> Phrase? {
    var end = index
    while end - index <= 8, tokens.isUnknown(end), end == index || tokens.isGlued(end) { end += 1 }
    guard end > index, end - index <= 8 else { return nil }
    if tokens.isGlued(end), tokens.has(.sugarNoun, end) || tokens.has(.iceNoun, end) { end += 1 }
    return Phrase(.strangeAddOn(tokens.said(index..<end)), start..<end)
  }
}
