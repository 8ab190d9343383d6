import Ordering

/// A sentence that is no command, and what kind of act it is.
struct Sentence {
  let tokens: Tokens
  var phrases: [Phrase]
  let kind: Kind
  /// Whether it is one drink with its options and nothing else.
  let isPlain: Bool

  enum Kind: Equatable {
    case order, change, cancel, copy, usual, question
  }

  init(_ phrases: [Phrase], _ tokens: Tokens) {
    self.tokens = tokens
    isPlain = Plainness.holds(for: phrases, tokens)
    self.phrases = isPlain ? phrases : SelfCorrection.marked(phrases, tokens)
    kind = isPlain ? .order : Self.kind(of: self.phrases, tokens)
  }

  /// Some sentences that are known to be of one kind.
  init(_ phrases: [Phrase], _ tokens: Tokens, kind: Kind) {
    (self.phrases, self.tokens, self.kind) = (phrases, tokens, kind)
    isPlain = kind == .order && Plainness.holds(for: phrases, tokens)
  }

  private static func kind(of phrases: [Phrase], _ tokens: Tokens) -> Kind {
    func has(_ role: Role) -> Bool { phrases.contains { $0.isRole(role) } }
    let hasDrink = phrases.contains(where: \.isDrink)
    if has(.usual), !hasDrink { return .usual }
    if !hasDrink, has(.copy) || has(.same) || startsWithPlus(phrases) { return .copy }
    if TakingOff.isChange(phrases, tokens) { return .change }
    if has(.cancel) || refusesDrink(phrases, tokens) || isMinusOne(phrases, tokens)
      || isFewer(phrases, tokens)
    {
      return .cancel
    }
    if has(.change) || isAddition(phrases, tokens) || corrects(phrases, tokens) { return .change }
    if asks(phrases, tokens) { return .question }
    return pointsAtLine(phrases, tokens) ? .change : .order
  }

  private static func startsWithPlus(_ phrases: [Phrase]) -> Bool {
    guard let first = phrases.first(where: { ($0.isOfItem || $0.isUnread) && !$0.isPerson }) else {
      return false
    }
    if case .plus = first.content { return true }
    return false
  }

  /// 不要熟成紅茶了.
  private static func refusesDrink(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases.count(where: \.isDrink) == 1 else { return false }
    return zip(phrases, phrases.dropFirst()).contains { word, drink in
      word.isUnread && tokens.has(.without, word.tokens.lowerBound) && drink.isDrink
    }
  }

  /// -1.
  private static func isMinusOne(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases.count == 2, case .bare(1) = phrases[1].content else { return false }
    return tokens.has(.minus, phrases[0].tokens.lowerBound)
  }

  /// 少一杯.
  private static func isFewer(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    var said = phrases.filter { !$0.isFiller && $0.separator == nil }
    // 珍奶少一杯, 兩杯珍奶少一杯.
    if said.count(where: \.isDrink) == 1 { said.removeAll(where: \.isDrink) }
    if said.count == 3, said[0].isQuantity { said.removeFirst() }
    return said.count == 2 && tokens.has(.fewer, said[0].tokens.lowerBound) && said[1].isQuantity
  }

  /// 打錯 麗春, *麗春: what follows is right.
  private static func corrects(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases.contains(where: { $0.isDrink || $0.isOption || $0.isQuantity }),
      let first = phrases.first(where: { !$0.isFiller })
    else { return false }
    if case .correction = first.content { return true }
    let start = first.tokens.lowerBound
    let isStar = first.separator == .soft && tokens.has(.times, start) && tokens.isGlued(start + 1)
    // Stars at the heads of lines are those of a list, and two of them set words off: *紅茶* 半糖.
    let isAlone = !tokens.indices.dropFirst(start + 1).contains {
      tokens.has(.hard, $0) || tokens.has(.times, $0) && tokens.number($0 + 1) == nil
    }
    return isStar && start == 0 && isAlone
  }

  /// 幫小華加琥珀粉圓: something more for a drink that is there already.
  private static func isAddition(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard case .people(_, isBefore: true) = phrases.first?.content,
      !phrases.contains(where: \.isDrink)
    else { return false }
    return phrases.contains { phrase in
      guard case .addOn = phrase.content else { return false }
      return tokens.has(.add, phrase.tokens.lowerBound)
        || tokens.has(.plus, phrase.tokens.lowerBound)
    }
  }

  /// Whether it asks about a drink and orders none: beside a count only what asks for the price does.
  private static func asks(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    let counts = phrases.contains(where: \.isQuantity)
    return phrases.indices.contains { index in
      guard phrases[index].isRole(.ask) else { return false }
      if tokens.has(.price, phrases[index].tokens.lowerBound) { return true }
      return !counts && !isAside(index, phrases, tokens)
    }
  }

  /// 有人要一起嗎 我要珍奶半糖: whether what asks stands in a piece of its own beside a whole order.
  private static func isAside(_ ask: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    func parts(_ index: Int) -> Bool {
      (phrases[index].separator ?? .soft) >= .comma
        || phrases[index].isSpaced && !tokens.isInLetters(phrases[index].tokens.lowerBound)
    }
    let start = phrases.indices.prefix(ask + 1).last(where: parts) ?? 0
    let end = phrases.indices.dropFirst(ask + 1).first(where: parts) ?? phrases.count
    let rest = phrases[..<start] + phrases[end...]
    guard rest.contains(where: \.isDrink), rest.count(where: \.isOption) > 1 else { return false }
    // 紅茶大微去 可以加椰果嗎: more for a drink that is whole.
    let isWhole = Array(rest).fields.isSuperset(of: [.sugar, .ice])
    return !phrases[start..<end].contains { phrase in
      phrase.isDrink || phrase.isOption && !(isWhole && phrase.fields == .addOns)
    }
  }

  /// #2 加白玉, 熟成紅茶那杯加白玉: options of a line that is there already.
  private static func pointsAtLine(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard let option = phrases.firstIndex(where: \.isOption) else { return false }
    return phrases.indices.prefix(option).contains { index in
      if case .ordinal = phrases[index].content { return !phrases.contains(where: \.isDrink) }
      return index > 0 && tokens.has(.thatOne, phrases[index].tokens.lowerBound)
    }
  }

  /// How many characters nothing explains.
  var strangeCharacters: Int {
    phrases.filter(\.isUnread).reduce(0) { $0 + characters($1) }
  }

  /// How many characters speak of an item.
  var itemCharacters: Int {
    phrases.filter { $0.isOfItem || $0.isDrink }.reduce(0) { $0 + characters($1) }
  }

  private func characters(_ phrase: Phrase) -> Int {
    tokens.characters(of: phrase.tokens)
  }

  func contains(_ role: Role) -> Bool { phrases.contains { $0.isRole(role) } }
}
