import Ordering

/// What is done with several lines, each in its own way: #1 改去冰 #2 改半糖; 改 #1 去冰 #2 半糖; 紅茶改去冰，綠茶取消.
enum LineClauses {
  /// The stretches of a sentence if each changes or cancels a line that it names; `nil` for any other sentence.
  static func parts(of words: Range<Int>, _ tokens: Tokens, cupLimit: Int) -> [Clauses.Part]? {
    guard mayNameSeveral(words, tokens) else { return nil }
    let parts = stretches(of: words, tokens)
    guard parts.count > 1, parts.count <= most,
      parts.allSatisfy({ namesLine($0, tokens, cupLimit) })
    else { return nil }
    return parts.map { Clauses.Part(words: $0) }
  }

  /// More lines than people change at once.
  private static let most = 24

  private static func mayNameSeveral(_ words: Range<Int>, _ tokens: Tokens) -> Bool {
    tokens.roles.contains(.change) && words.count(where: { isVerb($0, tokens) }) > 1
      || words.count(where: { startsNumber($0, tokens) }) > 1
  }

  private static func isVerb(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.change, index) || tokens.has(.cancel, index)
  }

  /// Whether a line that was named before has what is done with it there.
  private static func isDeed(_ index: Int, _ tokens: Tokens) -> Bool {
    isVerb(index, tokens) || tokens.level(index) != nil || tokens.addOn(index) != nil
  }

  /// The words between commas, and before each line's number.
  private static func stretches(of words: Range<Int>, _ tokens: Tokens) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = words.lowerBound
    var hasNumber = false
    var hasDeed = false
    func close(_ end: Int) {
      if end > start { stretches.append(start..<end) }
      (hasNumber, hasDeed) = (false, false)
    }
    for index in words {
      if tokens.has(.comma, index) {
        close(index)
        start = index + 1
      } else if startsNumber(index, tokens) {
        // 改 #1 #2 去冰 is one stretch, 改 #1 去冰 #2 半糖 are two.
        if hasNumber, hasDeed {
          close(index)
          start = index
        }
        hasNumber = true
      } else if hasNumber, isDeed(index, tokens) {
        hasDeed = true
      }
    }
    close(words.upperBound)
    return stretches
  }

  /// Whether the number of a line starts there, and not inside one.
  private static func startsNumber(_ index: Int, _ tokens: Tokens) -> Bool {
    OrdinalRule.phrase(at: index, in: tokens) != nil
      && OrdinalRule.phrase(at: index - 1, in: tokens) == nil
  }

  private static func namesLine(_ words: Range<Int>, _ tokens: Tokens, _ cupLimit: Int) -> Bool {
    let sentence = Sentence(PhraseRules.phrases(in: words, of: tokens), tokens)
    guard sentence.kind == .change || sentence.kind == .cancel else { return false }
    let outcome = sentence.outcome(cupLimit: cupLimit)
    return outcome.act?.target != nil && outcome.unread.isEmpty
  }
}
