/// The number of a line: #2, 第2筆, 2號; and of a cup: 第2杯.
enum OrdinalRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number) || entry.mark == .number
      || entry.roles.contains(.ordinal)
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    let isMarked = tokens.has(.number, index) || tokens.has(.ordinal, index)
    let at = isMarked ? index + 1 : index
    guard let number = tokens.whole(at) else { return nil }
    let isCup = isMarked && QuantityRule.isMeasure(at + 1, tokens)
    let isNamed = tokens.has(.numbered, at + 1) || isCup
    guard isMarked || isNamed, number < 10_000, !isTorn(at + 1, tokens) else { return nil }
    let isOwn = isCup && tokens.has(.ordinal, index)
    return Phrase(.ordinal(number, isOwn: isOwn), index..<at + (isNamed ? 2 : 1))
  }

  /// 行 of 第二行 is none of the words that it can be, and no line of an order.
  private static func isTorn(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.yes, index) && tokens.isGlued(index)
      && tokens.word(index).map(tokens.isSingle) == true
  }
}
