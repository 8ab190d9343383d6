/// The sentences of a message: what hard marks and question marks part.
enum SentenceSplit {
  /// Where the sentence that starts at a word ends, its mark taken in.
  static func end(from start: Int, in tokens: Tokens) -> Int {
    guard tokens.kinds.contains(.mark) else { return tokens.words.count }
    let mark = tokens.indices.dropFirst(start).first {
      tokens.has(.hard, $0) || tokens.has(.question, $0)
    }
    return mark.map { $0 + 1 } ?? tokens.words.count
  }
}
