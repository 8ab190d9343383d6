/// What the shop is told besides: 分開裝, 自備杯, 備註：不要太滿.
enum NoteRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.note, .unknown, .addOn]) || entry.mark == .open
      || entry.isAny(of: [
        .otherwise, .lacking, .treat, .noteMark, .amount, .fewer, .add, .order, .me, .filler,
        .without, .no,
        .all, .also, .proxy,
      ])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    Fallback.note(at: index, in: tokens) ?? marked(at: index, in: tokens) ?? amount(
      at: index, in: tokens) ?? known(at: index, in: tokens)
      ?? bracketed(at: index, in: tokens)
  }

  /// 珍珠少一點, 少一點珍珠, 加珍珠 多一點: how much of an add-on there is to be.
  private static func amount(at index: Int, in tokens: Tokens) -> Phrase? {
    if tokens.has(.amount, index), tokens.addOn(index - 1) != nil {
      return Phrase(.note, index..<index + 1)
    }
    let isBefore = isAmount(index, of: index + 1, in: tokens)
    let isAdded = index > 0 && tokens.has(.add, index - 1)
    guard isBefore || !isAdded && isAmount(index + 1, of: index, in: tokens) else { return nil }
    return Phrase(.note, index..<index + 2)
  }

  /// Whether a word says how much there is to be of the add-on beside it.
  static func isAmount(_ index: Int, of addOn: Int, in tokens: Tokens) -> Bool {
    (tokens.has(.amount, index) || index < addOn && tokens.has(.fewer, index))
      && tokens.isGlued(max(index, addOn)) && tokens.addOn(addOn) != nil
      && tokens.drink(addOn) == nil
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
    return Phrase(.note, index..<(isRefused(end, tokens) ? end + 2 : end + 1))
  }

  /// 袋子不用: the word that refuses it stands behind it.
  private static func isRefused(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isGlued(index + 1) else { return false }
    if tokens.has(.without, index + 1) { return !tokens.isGlued(index + 2) }
    return LeftOutBehind.takesOff(index + 1, tokens)
  }

  private static let longestLead = 6

  private static func isNote(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isAny(of: .note, index)
  }

  /// Whether a word can belong to the note behind it: a negation, a verb, or what nothing explains.
  private static func leads(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isUnknown(index)
      || [.without, .no, .order, .add, .all, .also, .proxy, .amount, .treat].contains {
        tokens.has($0, index)
      }
  }

  /// (要放冰箱喔): what is in brackets, where something in each piece of it is no word of an order.
  private static func bracketed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.open, index), PersonRule.phrase(at: index, in: tokens) == nil,
      let close = tokens.indices.dropFirst(index + 1).prefix(60).first(where: {
        tokens.has(.close, $0)
      })
    else { return nil }
    var isKnown = true
    for at in index + 1..<close {
      if at > index + 1, parts(at, tokens) {
        if isKnown { return nil }
        isKnown = true
      }
      if tokens.isUnknown(at) || tokens.has(.degree, at)
        || tokens.has(.amount, at) && tokens.either(at) == nil
      {
        isKnown = false
      }
    }
    return isKnown ? nil : Phrase(.note, index..<close + 1)
  }

  private static func parts(_ index: Int, _ tokens: Tokens) -> Bool {
    !tokens.isGlued(index) || tokens.has(.comma, index - 1) || tokens.has(.soft, index - 1)
  }

  /// The words of a note, without 備註 or brackets.
  static func text(of note: Range<Int>, in tokens: Tokens) -> String {
    if tokens.has(.open, note.lowerBound), tokens.has(.close, note.upperBound - 1) {
      return tokens.said(note.lowerBound + 1..<note.upperBound - 1)
    }
    guard let mark = note.prefix(4).first(where: { tokens.has(.noteMark, $0) }) else {
      return tokens.said(note)
    }
    return tokens.said(behind(mark, tokens)..<note.upperBound)
  }

  private static func behind(_ mark: Int, _ tokens: Tokens) -> Int {
    tokens.has(.colon, mark + 1) ? mark + 2 : mark + 1
  }

  /// Whether a note can be all that is said: one that is known, or what stands apart behind 備註.
  static func isWhole(_ note: Range<Int>, _ tokens: Tokens) -> Bool {
    if note.count == 1 { return true }
    return note.contains { mark in
      tokens.has(.noteMark, mark) && note.contains(mark + 1)
        && (tokens.has(.colon, mark + 1) || !tokens.isGlued(mark + 1))
    }
  }

  /// 備註 and everything up to the next comma or end.
  private static func marked(at index: Int, in tokens: Tokens) -> Phrase? {
    var mark = index
    while mark - index < 3, [.add, .order, .me, .filler].contains(where: { tokens.has($0, mark) }) {
      mark += 1
    }
    guard tokens.has(.noteMark, mark) else { return nil }
    let start = behind(mark, tokens)
    var end = start
    while tokens.word(end) != nil, !tokens.has(.comma, end), !tokens.has(.hard, end) { end += 1 }
    guard end > start else { return nil }
    return Phrase(.note, index..<end)
  }
}
