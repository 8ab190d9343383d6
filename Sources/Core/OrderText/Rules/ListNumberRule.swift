/// The numbers 1, 2, 3 at the heads of a pasted list's lines, or before its parts in one line, are no quantities.
enum ListNumberRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.kinds.contains(.number) || entry.mark == .open
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.has(.open, index), isHead(index, tokens), tokens.whole(index + 1) != nil,
      tokens.has(.close, index + 2)
    {
      return Phrase(.filler, index..<index + 3)
    }
    if isMarked(index, tokens), let number = tokens.whole(index),
      number == 1
        ? isCounted(on: 2, from: index + 2, tokens) : isCounted(back: number - 1, index, tokens)
    {
      return Phrase(.filler, index..<index + 2)
    }
    guard let number = tokens.whole(index), isHead(index, tokens) else { return nil }
    if number < 100, let end = numbered(at: index, in: tokens) {
      return Phrase(.filler, index..<end)
    }
    let end = isMark(index + 1, tokens) ? index + 2 : index + 1
    guard end > index + 1 || tokens.word(end) != nil && !tokens.isGlued(end) else { return nil }
    guard isInList(number, index, tokens) else { return nil }
    return Phrase(.filler, index..<end)
  }

  /// `3.珍奶` and `3 小明 珍奶`: no count has such a mark, or a person, behind it.
  private static func numbered(at index: Int, in tokens: Tokens) -> Int? {
    if tokens.isGlued(index + 1), isMark(index + 1, tokens), !tokens.has(.times, index + 1),
      tokens.word(index + 2) != nil, tokens.number(index + 2) == nil
    {
      return index + 2
    }
    guard !tokens.isGlued(index + 1), let name = PersonRule.name(at: index + 1, in: tokens),
      PersonRule.isClear(name, in: tokens), tokens.saysItem(name.upperBound)
    else { return nil }
    return index + 1
  }

  /// `2.` with a word glued to its mark, and nothing glued before it.
  private static func isMarked(_ index: Int, _ tokens: Tokens) -> Bool {
    (index == 0 || !tokens.isGlued(index) || tokens.has(.close, index - 1))
      && tokens.whole(index) != nil
      && tokens.isGlued(index + 1) && isMark(index + 1, tokens) && tokens.whole(index + 2) == nil
  }

  private static func isCounted(on number: Int, from index: Int, _ tokens: Tokens) -> Bool {
    tokens.indices.dropFirst(index).prefix(40).contains {
      tokens.whole($0) == number && isMarked($0, tokens)
    }
  }

  private static func isCounted(back number: Int, _ index: Int, _ tokens: Tokens) -> Bool {
    tokens.indices.prefix(index).suffix(40).contains {
      tokens.whole($0) == number && isMarked($0, tokens)
    }
  }

  private static func isHead(_ index: Int, _ tokens: Tokens) -> Bool {
    index == 0 || tokens.has(.hard, index - 1)
  }

  private static func isMark(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.soft, index) || tokens.has(.close, index) || tokens.has(.comma, index)
      || tokens.has(.colon, index)
  }

  /// Whether the line before or the line behind has the next number, counted from 1.
  private static func isInList(_ number: Int, _ index: Int, _ tokens: Tokens) -> Bool {
    let behind = tokens.indices.dropFirst(index + 1).prefix(40).first { tokens.has(.hard, $0) }
    if let behind, tokens.whole(behind + 1) == number + 1 { return number == 1 || index > 0 }
    guard index > 1, number > 1 else { return false }
    let before = stride(from: index - 2, through: max(0, index - 42), by: -1).first {
      $0 == 0 || tokens.has(.hard, $0)
    }
    guard let before else { return false }
    return tokens.whole(before == 0 ? 0 : before + 1) == number - 1
  }
}
