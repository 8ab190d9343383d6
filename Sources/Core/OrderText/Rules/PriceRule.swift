/// A price in the text is understood as one, and never taken as ours: $50, 50元.
enum PriceRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number) || entry.isAny(of: [.total, .currency])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.has(.total, index), tokens.number(index + 1) != nil,
      !QuantityRule.isMeasure(index + 2, tokens)
    {
      return Phrase(.price, index..<index + (tokens.has(.money, index + 2) ? 3 : 2))
    }
    let isSigned = tokens.has(.currency, index)
    let number = isSigned ? index + 1 : index
    guard tokens.number(number) != nil else { return nil }
    let isNamed = tokens.has(.money, number + 1)
    guard isSigned || isNamed else { return nil }
    return Phrase(.price, index..<number + (isNamed ? 2 : 1))
  }
}
