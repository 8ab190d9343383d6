/// Which of the words that nothing explains are certainly somebody's name.
extension PersonRule {
  /// Whether a name is one by itself: @amy, user01, 小明, 王小明, 美美, 陳先生.
  ///
  /// 會議 of 取消會議 could be a name as well, so what is said of it must show that it is one.
  static func isClear(_ name: Range<Int>, in tokens: Tokens) -> Bool {
    if name.contains(where: { tokens.has(.person, $0) }) { return true }
    let said = tokens.said(name)
    if said.hasPrefix("@") || said.utf8.contains(where: \.isDigit) { return true }
    let characters = Lexicon.key(said).scalars
    guard (2...3).contains(characters.count), characters.allSatisfy({ $0 > 0x7F }) else {
      return false
    }
    return characters.prefix(2).contains { tokens.lexicon.nicknames.contains($0) }
      || characters[characters.count - 1] == characters[characters.count - 2]
  }

  /// Whether what stands behind a name shows it to be one: 佳玲的, 佳玲那杯.
  static func owns(_ name: Range<Int>, in tokens: Tokens) -> Bool {
    tokens.isGlued(name.upperBound)
      && (tokens.has(.of, name.upperBound) || tokens.has(.thatOne, name.upperBound))
  }

  /// 主揪 我的改半糖, @amy 我要珍奶: who is called, by a sign or a word for a person, is not whom it is for.
  static func spokenTo(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let name = name(at: index, in: tokens), isCalled(name, tokens), isHead(index, tokens),
      isSpokenTo(name, in: tokens) || isAlone(name, tokens)
    else { return nil }
    return Phrase(.filler, name)
  }

  private static func isHead(_ index: Int, _ tokens: Tokens) -> Bool {
    var start = index
    while tokens.has(.filler, start - 1) { start -= 1 }
    return start == 0 || tokens.has(.hard, start - 1)
  }

  private static func isCalled(_ name: Range<Int>, _ tokens: Tokens) -> Bool {
    tokens.has(.person, name.upperBound - 1) || hasSign(name, tokens)
  }

  private static func hasSign(_ name: Range<Int>, _ tokens: Tokens) -> Bool {
    tokens.said(name).first.map("@＠".contains) ?? false
  }

  /// Whether who speaks follows a name at the head of a sentence: 小明 幫我取消, 小明，我的改半糖.
  static func isSpokenTo(_ name: Range<Int>, in tokens: Tokens) -> Bool {
    guard isHead(name.lowerBound, tokens) else { return false }
    let isPaused =
      tokens.has(.comma, name.upperBound)
      && tokens.said(name.upperBound..<name.upperBound + 1) != "、"
    let next = isPaused ? name.upperBound + 1 : name.upperBound
    return tokens.holdsPronoun(next)
      && [.me, .mine, .cancel, .copy].contains { tokens.has($0, next) }
  }

  /// @主揪 on a line of its own above an order; of several such lines each heads what is below it.
  private static func isAlone(_ name: Range<Int>, _ tokens: Tokens) -> Bool {
    let end = name.upperBound
    guard name.lowerBound == 0, hasSign(name, tokens), tokens.has(.hard, end),
      tokens.word(end + 1) != nil
    else {
      return false
    }
    return !tokens.indices.dropFirst(end + 1).contains { index in
      tokens.has(.hard, index - 1) && tokens.isUnknown(index)
    }
  }

  /// A name without the sign that calls for somebody.
  static func said(_ name: Range<Int>, in tokens: Tokens) -> String {
    String(tokens.said(name).drop { $0 == "@" || $0 == "＠" })
  }
}
