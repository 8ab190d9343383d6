/// The sentences of a message: what hard marks and question marks part.
enum SentenceSplit {
  static func sentences(of tokens: Tokens) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = 0
    for index in tokens.indices
    where tokens.has(.hard, index) || tokens.has(.question, index) {
      sentences.append(start..<index + 1)
      start = index + 1
    }
    if start < tokens.words.count { sentences.append(start..<tokens.words.count) }
    return sentences
  }
}
