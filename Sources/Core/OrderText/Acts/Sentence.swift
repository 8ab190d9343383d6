import Ordering

/// A sentence that is no command, and what kind of act it is.
struct Sentence {
  let tokens: Tokens
  var phrases: [Phrase]
  let kind: Kind

  enum Kind: Equatable {
    case order, change, cancel, copy, usual, question
  }

  init(_ phrases: [Phrase], _ tokens: Tokens) {
    self.tokens = tokens
    self.phrases = phrases
    kind = Self.kind(of: phrases, tokens)
  }

  /// Some sentences that are known to be of one kind.
  init(_ phrases: [Phrase], _ tokens: Tokens, kind: Kind) {
    (self.phrases, self.tokens, self.kind) = (phrases, tokens, kind)
  }

  private static func kind(of phrases: [Phrase], _ tokens: Tokens) -> Kind {
    func has(_ role: Role) -> Bool { phrases.contains { $0.isRole(role) } }
    let hasDrink = phrases.contains(where: \.isDrink)
    if has(.usual), !hasDrink { return .usual }
    if !hasDrink, has(.copy) || has(.same) || startsWithPlus(phrases) { return .copy }
    if has(.cancel) || isMinusOne(phrases, tokens) { return .cancel }
    if has(.change) || isAddition(phrases) { return .change }
    return asks(phrases) ? .question : .order
  }

  private static func startsWithPlus(_ phrases: [Phrase]) -> Bool {
    guard let first = phrases.first(where: { $0.isOfItem || $0.isUnread }) else { return false }
    if case .plus = first.content { return true }
    return false
  }

  /// -1.
  private static func isMinusOne(_ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases.count == 2, case .bare(1) = phrases[1].content else { return false }
    return tokens.has(.minus, phrases[0].tokens.lowerBound)
  }

  /// 幫小華加琥珀粉圓: something more for a drink that is there already.
  private static func isAddition(_ phrases: [Phrase]) -> Bool {
    guard case .person(_, isBefore: true) = phrases.first?.content,
      !phrases.contains(where: \.isDrink)
    else { return false }
    return phrases.contains { if case .addOn = $0.content { true } else { false } }
  }

  /// Whether it asks about a drink and orders none: without a count it is no order.
  private static func asks(_ phrases: [Phrase]) -> Bool {
    phrases.contains { $0.isRole(.ask) } && !phrases.contains(where: \.isQuantity)
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
    tokens.said(phrase.tokens).unicodeScalars.count
  }

  func contains(_ role: Role) -> Bool { phrases.contains { $0.isRole(role) } }
}
