/// The words of a text without its blanks, as the rules see them.
struct Tokens {
  let text: FoldedText
  let lexicon: Lexicon
  let nearMisses: [NearMiss]
  private(set) var words: [Word] = []
  /// Whether a blank stands before the word.
  private(set) var isSpaced: [Bool] = []

  init(_ text: String, lexicon: Lexicon) {
    self.lexicon = lexicon
    self.text = FoldedText(text, folding: lexicon.folding)
    let cut = Segmentation.words(of: self.text, lexicon: lexicon)
    let read = NearMisses.read(cut, self.text, lexicon)
    nearMisses = read.nearMisses
    var spaced = true
    for word in read.words {
      guard !word.isBlank else {
        spaced = true
        continue
      }
      words.append(word)
      isSpaced.append(spaced)
      spaced = false
    }
  }

  var indices: Range<Int> { words.indices }

  func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

  func has(_ role: Role, _ index: Int) -> Bool {
    word(index)?.meanings.contains(.role(role)) ?? false
  }

  func has(_ mark: Mark, _ index: Int) -> Bool {
    word(index)?.meanings.contains(.mark(mark)) ?? false
  }

  /// The first of the meanings at a place that the closure wants.
  func first<Found>(_ index: Int, _ wanted: (Meaning) -> Found?) -> Found? {
    guard let word = word(index) else { return nil }
    for meaning in word.meanings { if let found = wanted(meaning) { return found } }
    return nil
  }

  func number(_ index: Int) -> Numeral? {
    first(index) { if case .number(let numeral) = $0 { numeral } else { nil } }
  }

  func whole(_ index: Int) -> Int? {
    if case .whole(let value) = number(index) { value } else { nil }
  }

  func addOn(_ index: Int) -> Int? {
    first(index) { if case .addOn(let number) = $0 { number } else { nil } }
  }

  func drink(_ index: Int) -> Int? {
    first(index) { if case .drink(let number) = $0 { number } else { nil } }
  }

  func level(_ index: Int) -> (field: LevelField, word: Int)? {
    first(index) { if case .level(let field, let word) = $0 { (field, word) } else { nil } }
  }

  func either(_ index: Int) -> Int? {
    first(index) { if case .either(let number) = $0 { number } else { nil } }
  }

  /// Whether the word is one character.
  func isSingle(_ word: Word) -> Bool {
    text.bytes.character(at: word.lower)?.end == word.upper
  }

  func isUnknown(_ index: Int) -> Bool { word(index)?.isUnknown ?? false }

  /// Whether the word is who speaks: 我.
  func isPronoun(_ index: Int) -> Bool { has(.pronoun, index) }

  /// Whether the word is who speaks with or without what is asked for: 我, 幫我, 我要.
  func holdsPronoun(_ index: Int) -> Bool {
    guard let word = word(index) else { return false }
    let bytes = Array(text.bytes[word.lower..<word.upper])
    return lexicon.pronouns.contains { bytes.holds($0) }
  }

  /// Whether the word is glued to the one before it.
  func isGlued(_ index: Int) -> Bool { index > 0 && index < words.count && !isSpaced[index] }

  func span(_ range: Range<Int>) -> Span {
    guard let first = word(range.lowerBound), let last = word(range.upperBound - 1) else {
      return Span(0, 0)
    }
    return text.span(first.lower, last.upper)
  }

  /// The original text of some words.
  func said(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : text.text(span(range))
  }
}
