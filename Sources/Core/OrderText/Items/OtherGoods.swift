/// What is no drink and stands in a piece of its own, with all that is said of it: 雞腿便當不要辣，奶茶半糖.
///
/// Nothing of it is said of a drink beside it; the whole piece stays unread, so that it is shown and not lost.
enum OtherGoods {
  /// The phrases of some sentences, with all that is said of other goods left to them.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard phrases.contains(where: \.isUnread), phrases.contains(where: \.isDrink) else {
      return phrases
    }
    var marked = phrases
    for piece in pieces(of: phrases) where isOther(phrases[piece], tokens) {
      for index in piece where belongs(phrases[index]) { marked[index].content = .unread }
    }
    return marked
  }

  /// The stretches between commas, line breaks and words that join items.
  private static func pieces(of phrases: [Phrase]) -> [Range<Int>] {
    let marks = phrases.indices.filter { phrases[$0].separator.map { $0 >= .also } ?? false }
    return zip([-1] + marks, marks + [phrases.count]).map { $0 + 1..<$1 }
  }

  /// Whether a piece has goods, one word of two characters or more at its head, and nothing of a drink.
  private static func isOther(_ piece: ArraySlice<Phrase>, _ tokens: Tokens) -> Bool {
    guard let start = piece.firstIndex(where: { !$0.isFiller && !$0.isQuantity && !$0.isBare }),
      piece[start].isUnread, !piece.contains(where: { isOfDrink($0) })
    else { return false }
    let goods = piece[start...].prefix { $0.isUnread }
    let lower = piece[start].tokens.lowerBound
    let upper = goods.last.map(\.tokens.upperBound) ?? lower
    guard tokens.said(lower..<upper).unicodeScalars.count > 1 else { return false }
    return start > piece.startIndex && belongs(piece[start - 1])
      || piece.dropFirst(goods.endIndex - piece.startIndex).first.map(belongs) == true
  }

  private static func isOfDrink(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .drink, .pair, .either, .noneOfEither, .bothLevels, .neither, .addOn, .without, .nearMiss,
      .cold,
      .strangeLevel, .level(.sugar, _), .level(.ice, _), .all, .each, .role:
      true
    default: false
    }
  }

  private static func belongs(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .quantity, .bare, .level(.size, _), .strangeAddOn, .note, .refused: true
    default: false
    }
  }
}
