/// The buffers that texts are read in; kept from text to text, they spare each the making of its own.
public struct Workspace: Sendable {
  var steps: [Segmentation.Step] = []
  private var symbols: [Symbol] = []
  private var words: [Word] = []

  /// A workspace that grows with what is read in it.
  public init() {}

  mutating func takeSymbols() -> [Symbol] {
    let taken = symbols
    symbols = []
    return taken
  }

  mutating func takeWords() -> [Word] {
    let taken = words
    words = []
    return taken
  }

  /// Takes the buffers of a text back that is read.
  mutating func putBack(_ text: consuming CutText) {
    symbols = text.text.symbols
    words = text.words
  }
}
