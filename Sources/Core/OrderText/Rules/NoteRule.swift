/// What the shop is told besides: 分開裝, 自備杯, 備註：不要太滿.
enum NoteRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    marked(at: index, in: tokens) ?? known(at: index, in: tokens)
  }

  /// A known note with what is glued before it: 不 of 不插吸管 turns it into its opposite.
  private static func known(at index: Int, in tokens: Tokens) -> Phrase? {
    var end = index
    while !isNote(end, tokens) {
      guard end - index < longestLead, leads(end, tokens),
        tokens.isGlued(end + 1) || isNote(end + 1, tokens)
      else { return nil }
      end += 1
    }
    return Phrase(.note, index..<end + 1)
  }

  private static let longestLead = 6

  private static func isNote(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index)?.meanings.contains(.note) ?? false
  }

  /// Whether a word can belong to the note behind it: a negation, a verb, or what nothing explains.
  private static func leads(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isUnknown(index)
      || [.without, .no, .order, .add, .all, .also, .proxy].contains { tokens.has($0, index) }
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
