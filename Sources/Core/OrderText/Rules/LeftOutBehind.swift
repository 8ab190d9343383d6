import Ordering

/// What is to be left out where the word for that stands behind it: 糖跟冰都不要, 冰塊不要, 白玉不要.
struct LeftOutBehind {
  private let tokens: Tokens
  private static let longest = 12

  /// The thing at that place, up to the next one that is left out with it or to the end of the words.
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    let rule = LeftOutBehind(tokens: tokens)
    guard let content = rule.content(of: index), let end = rule.end(behind: index) else {
      return nil
    }
    return Phrase(content, index..<(rule.next(behind: index) ?? end))
  }

  private func content(of index: Int) -> Phrase.Content? {
    if tokens.has(.sugarNoun, index) {
      return tokens.lexicon.sugar.first(of: "none").map { .level(.sugar, $0) }
    }
    if tokens.has(.iceNoun, index) {
      return tokens.lexicon.ice.first(of: "none").map { .level(.ice, $0) }
    }
    guard tokens.drink(index) == nil else { return nil }
    return tokens.addOn(index).map { .without($0) }
  }

  /// 不要了, 取消: words that of a line cancel it, and of what is in a drink take it off.
  static func takesOff(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.noLonger, index) || tokens.has(.cancel, index) && !tokens.holdsPronoun(index)
  }

  private func isThing(_ index: Int) -> Bool { content(of: index) != nil }

  /// Where the next thing of the same list stands: 冰 of 糖跟冰, 糖冰 and 糖、冰.
  private func next(behind index: Int) -> Int? {
    let isJoined = tokens.has(.and, index + 1) || tokens.has(.comma, index + 1)
    let next = isJoined ? index + 2 : index + 1
    return isThing(next) && (isJoined || tokens.isGlued(next)) ? next : nil
  }

  /// Where the words end that leave out the list which starts at that place; `nil` where none do.
  private func end(behind start: Int) -> Int? {
    var last = start
    while let next = next(behind: last), next - start < Self.longest { last = next }
    var word = last + 1
    while tokens.isGlued(word), tokens.has(.all, word) || isAdverb(word) { word += 1 }
    guard tokens.has(.without, word) || Self.takesOff(word, tokens), tokens.isGlued(word) else {
      return nil
    }
    let isSure = word > last + 1 || last > start
    return isSure || isLast(word) ? word + 1 : nil
  }

  /// 也 of 糖也不要.
  private func isAdverb(_ index: Int) -> Bool {
    tokens.has(.filler, index) && tokens.word(index).map(tokens.isSingle) == true
  }

  /// Whether what the word leaves out does not follow it: nothing does, or something that is left out in its turn.
  private func isLast(_ index: Int) -> Bool {
    let behind = index + 1
    guard tokens.isGlued(behind) else { return true }
    return tokens.isAny(of: [.mark, .picture], behind) || tokens.has(.of, behind)
      || tokens.has(.filler, behind) || isThing(behind) && isLeftOut(behind)
  }

  /// Whether the word stands behind a thing, with 也 or 都 before it or without.
  private func isLeftOut(_ thing: Int) -> Bool {
    let next = thing + 1
    return tokens.has(.without, next)
      || (tokens.has(.all, next) || isAdverb(next)) && tokens.has(.without, next + 1)
  }
}
