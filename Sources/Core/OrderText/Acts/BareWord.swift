/// A message that is nothing but a yes, a no or a number.
enum BareWord {
  static func read(_ tokens: Tokens) -> Reading.Bare? {
    if DoubledNoun.phrase(at: 0, in: tokens)?.isDrink == true { return nil }
    var found: Reading.Bare?
    var end = 0
    for index in tokens.indices where index >= end {
      if found == .yes || found == .no, let tail = Courtesy.end(from: index, in: tokens) {
        end = tail
        continue
      }
      guard let word = bare(at: index, in: tokens) else {
        guard isSilent(index, tokens) else { return nil }
        continue
      }
      // 不要好了, 1 好了: what is also a particle says nothing beside a word that decides.
      if found != nil, word != found, isSilent(index, tokens) { continue }
      guard found == nil || found == word && tokens.whole(index) == nil else { return nil }
      found = word
    }
    return found
  }

  private static func bare(at index: Int, in tokens: Tokens) -> Reading.Bare? {
    if tokens.has(.yes, index) || tokens.has(.yesAlone, index) { return .yes }
    if tokens.has(.no, index) || tokens.has(.noAlone, index) { return .no }
    return tokens.whole(index).map { .number($0) }
  }

  private static func isSilent(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isAny(of: .picture, index)
      || tokens.isAny(of: [.hard, .comma, .soft, .colon, .number], index)
      || [.filler, .briefly, .address, .or, .me].contains { tokens.has($0, index) }
  }
}
