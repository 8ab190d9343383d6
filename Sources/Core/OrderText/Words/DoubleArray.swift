/// A trie over the characters of an alphabet, in cells: the child of a state by a character is one addition and one
/// comparison away.
struct DoubleArray: Sendable {
  private let cells: [Cell]

  /// A state of the trie.
  struct Cell {
    /// Where its children start; that of a character is so many cells on as the number of the character.
    var base: Int32 = 0
    /// The state that it is a child of; -1 where the cell is free.
    var parent: Int32 = -1
    /// The key that ends here; -1 where none does.
    var key: Int32 = -1
    /// How the key that ends here may stand in a text; beside it, so that one look finds both.
    var edges = Entry.Edges()
  }

  /// Makes the trie of keys that are sorted and differ.
  ///
  /// - Parameters:
  ///   - edges: How each key may stand in a text; nothing is known of those that are missing.
  ///   - alphabet: One more than the greatest number in a key.
  init(sortedKeys keys: PackedLists<UInt16>, edges: [Entry.Edges] = [], alphabet: Int) {
    var builder = DoubleArrayBuilder(alphabet: alphabet)
    builder.insert(keys, edges: edges)
    cells = builder.cells
  }

  /// Calls back for each key that the symbols have at that place, shortest first, with the key's index and its end.
  func matches(in symbols: [Symbol], at start: Int, _ found: (_ key: Int, _ end: Int) -> Void) {
    // unsafe: the pointers do not leave the call.
    unsafe symbols.withUnsafeBufferPointer { symbols in
      unsafe withMatcher { matcher in
        unsafe matcher.matches(in: symbols, at: start) { key, _, end in found(key, end) }
      }
    }
  }

  /// Runs the body with the cells laid open.
  @inline(__always)
  func withMatcher<Result>(_ body: (Matcher) -> Result) -> Result {
    unsafe cells.withUnsafeBufferPointer { cells in unsafe body(Matcher(cells: cells)) }
  }

  /// The trie without a check at each step: a base and a number of its alphabet lead to a cell that is there.
  @unsafe struct Matcher {
    fileprivate let cells: UnsafeBufferPointer<Cell>

    /// Calls back for each key that the symbols have at that place, shortest first.
    @inline(__always)
    func matches(
      in symbols: UnsafeBufferPointer<Symbol>, at start: Int,
      _ found: (_ key: Int, _ edges: Entry.Edges, _ end: Int) -> Void
    ) {
      var state: Int32 = 0
      var base = unsafe Int(cells[0].base)
      var index = start
      while index < symbols.count {
        let next = unsafe base + Int(symbols[index].code)
        let cell = unsafe cells[next]
        guard cell.parent == state, next != 0 else { return }
        state = Int32(truncatingIfNeeded: next)
        base = Int(cell.base)
        index += 1
        if cell.key >= 0 { found(Int(cell.key), cell.edges, index) }
      }
    }
  }
}
