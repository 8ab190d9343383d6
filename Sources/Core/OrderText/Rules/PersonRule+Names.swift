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

  /// A name without the sign that calls for somebody.
  static func said(_ name: Range<Int>, in tokens: Tokens) -> String {
    String(tokens.said(name).drop { $0 == "@" || $0 == "＠" })
  }
}
