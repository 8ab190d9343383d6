/// A number without a measure: a quantity where an item starts or ends, or nothing that counts.
enum BareNumberRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number)
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let number = tokens.whole(index) else { return nil }
    // 0 紅茶 is no count, and no cup either.
    guard number > 0 else {
      return tokens.drink(index + 1).map { _ in Phrase(.quantity(nil), index..<index + 1) }
    }
    let isTorn =
      tokens.isGlued(index) && tokens.isUnknown(index - 1)
      || tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
      || tokens.has(.place, index + 1)
    return isTorn ? nil : Phrase(.bare(number), index..<index + 1)
  }
}
