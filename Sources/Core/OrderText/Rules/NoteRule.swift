/// What the shop is told besides: 分開裝, 自備杯.
enum NoteRule: PhraseRule {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    tokens.word(index)?.meanings.contains(.note) == true ? Phrase(.note, index..<index + 1) : nil
  }
}
