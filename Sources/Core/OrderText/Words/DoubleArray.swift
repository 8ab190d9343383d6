/// A trie over the characters of an alphabet, in cells: the child of a state by a character is one addition and one
/// comparison away.
///
/// A class, so that who looks for words holds one thing and not each of its tables.
final class DoubleArray: Sendable {
  private let cells: [Cell]
  /// By key: how it may stand in a text.
  private let edges: [Entry.Edges]

  /// A state of the trie, in eight bytes: texts lead to cells all over the trie, and few of those are in a cache.
  struct Cell {
    private var bits: UInt64

    private static let baseMask: UInt64 = 0xFF_FFFF
    private static let codeMask: UInt64 = 0xFFFF
    // Keys and cells are fewer than that: the longest menu has some ten thousand names.
    /// As a key: that none ends here.
    private static let none: UInt64 = 0xFF_FFFF

    /// A cell that no state has.
    static let free = Cell(bits: codeMask << 24 | none)

    private init(bits: UInt64) { self.bits = bits }

    /// Where its children start; that of a character is so many cells on as the number of the character.
    @inline(__always)
    var base: Int {
      get { Int(truncatingIfNeeded: bits >> 40) }
      set { bits = bits & ~(Self.baseMask << 40) | (UInt64(newValue) & Self.baseMask) << 40 }
    }

    /// The number of the character that leads here; as no two states have one base, it tells whose child the state is.
    @inline(__always)
    var code: UInt16 {
      get { UInt16(truncatingIfNeeded: bits >> 24) }
      set { bits = bits & ~(Self.codeMask << 24) | UInt64(newValue) << 24 }
    }

    /// The key that ends here.
    @inline(__always)
    var key: Int? {
      get { bits & Self.none == Self.none ? nil : Int(bits & Self.none) }
      set { bits = bits & ~Self.none | (newValue.map { UInt64($0) & Self.none } ?? Self.none) }
    }
  }

  /// Makes the trie of keys that are sorted and differ.
  ///
  /// - Parameters:
  ///   - edges: How each key may stand in a text; nothing is known of those that are missing.
  ///   - alphabet: One more than the greatest number in a key.
  init(sortedKeys keys: PackedLists<UInt16>, edges: [Entry.Edges] = [], alphabet: Int) {
    var builder = DoubleArrayBuilder(alphabet: alphabet)
    builder.insert(keys)
    cells = builder.cells
    self.edges = edges + repeatElement(Entry.Edges(), count: max(0, keys.count - edges.count))
  }

  /// Calls back for each key that the symbols have at that place, shortest first, with the key's index and its end.
  func matches(in symbols: [Symbol], at start: Int, _ found: (_ key: Int, _ end: Int) -> Void) {
    // unsafe: the pointers do not leave the call.
    unsafe symbols.withUnsafeBufferPointer { symbols in
      unsafe withMatcher { matcher in
        unsafe matcher.matches(in: symbols, at: start, found)
      }
    }
  }

  /// Runs the body with the cells laid open.
  @inline(__always)
  func withMatcher<Result>(_ body: (Matcher) -> Result) -> Result {
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe edges.withUnsafeBufferPointer { edges in
        unsafe body(Matcher(cells: cells, edges: edges))
      }
    }
  }

  /// The trie without a check at each step: a base and a number of its alphabet lead to a cell that is there.
  @unsafe struct Matcher {
    fileprivate let cells: UnsafeBufferPointer<Cell>
    /// By key: how it may stand in a text.
    let edges: UnsafeBufferPointer<Entry.Edges>

    /// Calls back for each key that the symbols have at that place, shortest first.
    @inline(__always)
    func matches(
      in symbols: UnsafeBufferPointer<Symbol>, at start: Int,
      _ found: (_ key: Int, _ end: Int) -> Void
    ) {
      var base = unsafe cells[0].base
      var index = start
      while index < symbols.count {
        let code = unsafe symbols[index].code
        let cell = unsafe cells[base + Int(code)]
        guard cell.code == code else { return }
        base = cell.base
        index += 1
        if let key = cell.key { found(key, index) }
        // Nothing is looked up behind a word that begins no other.
        if base == 0 { return }
      }
    }
  }
}
