/// A number in letters that counts a part: one hot and one iced, one with boba and one with pudding.
enum SpelledPart {
  private static let farthest = 14

  /// Whether the number has an option behind it, and so has another number of the sentence.
  static func isPart(_ index: Int, _ tokens: Tokens) -> Bool {
    guard leads(index, tokens) else { return false }
    return (1...farthest).contains { step in
      leads(index + step, tokens) && isOneSentence(index..<index + step, tokens)
        || leads(index - step, tokens) && isOneSentence(index - step..<index, tokens)
    }
  }

  private static func isOneSentence(_ range: Range<Int>, _ tokens: Tokens) -> Bool {
    !range.contains { tokens.has(.hard, $0) || tokens.has(.question, $0) }
  }

  private static func leads(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isInLetters(index), tokens.whole(index) != nil else { return false }
    if tokens.has(.add, index + 1) { return tokens.addOn(index + 2) != nil }
    guard tokens.level(index + 1) != nil || tokens.has(.cold, index + 1) else { return false }
    // One large lemonade counts a drink, not a part.
    return tokens.drink(index + 2) == nil && tokens.partial(index + 2) == nil
  }
}
