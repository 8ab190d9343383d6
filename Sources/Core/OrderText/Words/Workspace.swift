internal import Synchronization

/// The buffers that reading a text works in, kept from text to text, so that nothing is allocated for the next one.
struct Workspace {
  var steps: [Segmentation.Step] = []
  private var symbols: [Symbol] = []
  private var words: [Word] = []

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
  mutating func putBack(_ tokens: consuming Tokens) {
    symbols = tokens.text.symbols
    words = tokens.words
  }
}

/// Workspaces that nobody works in now: at most as many as texts were ever read at the same time.
final class Workspaces: Sendable {
  private let free = Mutex<[Workspace]>([])

  /// Runs the body with a workspace of its own.
  func withOne<Result>(_ body: (inout Workspace) -> Result) -> Result {
    var workspace = free.withLock { $0.popLast() } ?? Workspace()
    let result = body(&workspace)
    free.withLock { $0.append(workspace) }
    return result
  }
}
