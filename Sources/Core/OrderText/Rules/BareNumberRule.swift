/// A number without a measure: a quantity where an item starts or ends, or nothing that counts.
enum BareNumberRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let number = tokens.whole(index), number > 0 else { return nil }
    let isTorn =
      tokens.isGlued(index) && tokens.isUnknown(index - 1)
      || tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
      || tokens.has(.place, index + 1)
    return isTorn ? nil : Phrase(.bare(number), index..<index + 1)
  }
}
