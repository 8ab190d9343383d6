/// A price in the text is understood as one, and never taken as ours: $50, 50元.
enum PriceRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number) || entry.mark == .open || entry.isAny(of: [.total, .currency])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.has(.total, index) { return total(at: index, in: tokens) }
    if isSurcharge(index, tokens) { return Phrase(.price, index..<index + 4) }
    let isSigned = tokens.has(.currency, index)
    let number = isSigned ? index + 1 : index
    guard tokens.number(number) != nil else { return nil }
    let isNamed = tokens.has(.money, number + 1)
    guard isSigned || isNamed else { return nil }
    return Phrase(.price, index..<number + (isNamed ? 2 : 1))
  }
  /// (+10): what a choice costs more; (+1) is a cup.
  private static func isSurcharge(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.open, index) && tokens.has(.plus, index + 1) && tokens.has(.close, index + 3)
      && tokens.whole(index + 2).map { $0 >= 5 } ?? false
  }

  /// 共$60, 合計：120元.
  private static func total(at index: Int, in tokens: Tokens) -> Phrase? {
    var number = index + 1
    if tokens.has(.colon, number) { number += 1 }
    if tokens.has(.currency, number) { number += 1 }
    guard tokens.number(number) != nil, !QuantityRule.isMeasure(number + 1, tokens) else {
      return nil
    }
    return Phrase(.price, index..<number + (tokens.has(.money, number + 1) ? 2 : 1))
  }
}
