/// A number without a measure: a quantity where an item starts or ends, or nothing that counts.
enum BareNumberRule: PhraseRule {
  /// The most cups that a number without a measure counts; a greater one is a price.
  static let mostCups = 20

  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number)
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let number = tokens.whole(index) else { return nil }
    if let end = timeEnd(from: index, number, in: tokens) { return Phrase(.unread, index..<end) }
    // 0 紅茶 is no count, and no cup either.
    guard number > 0 else {
      return tokens.drink(index + 1).map { _ in Phrase(.quantity(nil), index..<index + 1) }
    }
    let isTorn =
      tokens.isGlued(index) && tokens.isUnknown(index - 1)
      || tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
      || tokens.has(.place, index + 1) || isRange(index, tokens) || isTime(index, tokens)
    return isTorn ? nil : Phrase(.bare(number), index..<index + 1)
  }

  /// At 3, in 10 minutes.
  private static func isTime(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.until, index - 1) && !tokens.has(.change, index - 1)
      || [.minutes, .hours, .hour].contains { tokens.has($0, index + 1) }
  }

  /// 7-11.
  private static func isRange(_ index: Int, _ tokens: Tokens) -> Bool {
    func joins(_ mark: Int, _ other: Int) -> Bool {
      tokens.has(.minus, mark) && tokens.isGlued(max(mark, other))
        && tokens.isGlued(max(index, mark))
        && tokens.whole(other) != nil
    }
    return joins(index + 1, index + 2) || joins(index - 1, index - 2)
  }

  /// Where a time of day ends: 兩點半 is when the drink is wanted, and its 半 no level.
  private static func timeEnd(from index: Int, _ hour: Int, in tokens: Tokens) -> Int? {
    guard (0...24).contains(hour), tokens.has(.hour, index + 1), tokens.isGlued(index + 1),
      tokens.isGlued(index + 2)
    else { return nil }
    if tokens.has(.halfPast, index + 2) { return index + 3 }
    guard let minutes = tokens.whole(index + 2), (0...59).contains(minutes) else { return nil }
    return tokens.has(.minutes, index + 3) ? index + 4 : index + 3
  }
}
