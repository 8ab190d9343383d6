/// What the shop is told besides: 分開裝, 自備杯, 備註：不要太滿.
enum NoteRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.word(index)?.meanings.contains(.note) == true {
      return Phrase(.note, index..<index + 1)
    }
    return marked(at: index, in: tokens)
  }

  /// 備註 and everything up to the next comma or end.
  private static func marked(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.noteMark, index) else { return nil }
    let start = tokens.has(.colon, index + 1) ? index + 2 : index + 1
    var end = start
    while tokens.word(end) != nil, !tokens.has(.comma, end), !tokens.has(.hard, end) { end += 1 }
    guard end > start else { return nil }
    return Phrase(.note, index..<end)
  }
}
