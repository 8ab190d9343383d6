/// The buffers that texts are read in; kept from text to text, they spare each the making of its own.
public struct Workspace: Sendable {
  /// The characters of the text in hand.
  var symbols: [Symbol] = []
  /// The cheapest way through them.
  var steps: [Segmentation.Step] = []
  var words: [Word] = []

  /// A workspace that grows with what is read in it.
  public init() {}

  /// Folds a text and finds the cheapest way through it.
  mutating func cut(_ text: String, _ lexicon: Lexicon) {
    symbols.fold(text, lexicon.alphabet, lexicon.folding)
    Segmentation.cut(symbols, lexicon, steps: &steps)
  }

  /// The word on the way that starts at a place or behind the blank there; `nil` at the end.
  @inline(__always)
  func word(from place: Int) -> Word? {
    var start = place
    while start < symbols.count {
      let end = Int(steps[start].next)
      let word = Word(start..<end, entry: steps[end].entry)
      if !word.isBlank { return word }
      start = end
    }
    return nil
  }
}
