/// 五顆冰塊, 冰塊3塊: a count of ice cubes is a note.
enum CubesRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number) || entry.roles.contains(.iceNoun)
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    let isBefore =
      tokens.number(index) != nil && tokens.has(.cube, index + 1) && tokens.has(.iceNoun, index + 2)
    let isBehind =
      tokens.has(.iceNoun, index) && tokens.number(index + 1) != nil && tokens.has(.cube, index + 2)
    return isBefore || isBehind ? Phrase(.note, index..<index + 3) : nil
  }
}
