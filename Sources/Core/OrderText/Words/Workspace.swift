/// The buffers that texts are read in; kept from text to text, they spare each the making of its own.
public struct Workspace: Sendable {
  var steps: [Segmentation.Step] = []
  var symbols: [Symbol] = []
  var words: [Word] = []

  /// A workspace that grows with what is read in it.
  public init() {}
}
