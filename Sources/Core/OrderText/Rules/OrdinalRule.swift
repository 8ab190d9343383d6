/// The number of a line: #2, 第2筆, 2號.
enum OrdinalRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    let isMarked = tokens.has(.number, index) || tokens.has(.ordinal, index)
    let at = isMarked ? index + 1 : index
    guard let number = tokens.whole(at) else { return nil }
    let isNamed =
      tokens.has(.numbered, at + 1) || isMarked && QuantityRule.isMeasure(at + 1, tokens)
    guard isMarked || isNamed, number < 10_000 else { return nil }
    return Phrase(.ordinal(number), index..<at + (isNamed ? 2 : 1))
  }
}
