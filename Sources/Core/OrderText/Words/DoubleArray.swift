/// A trie over the characters of an alphabet, in cells: the child of a state by a character is one addition and one
/// comparison away.
struct DoubleArray: Sendable {
  private let cells: [Cell]

  /// A state of the trie.
  fileprivate struct Cell {
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
  init(sortedKeys keys: [[UInt16]], edges: [Entry.Edges] = [], alphabet: Int) {
    var builder = DoubleArrayBuilder(alphabet: alphabet)
    builder.insert(keys)
    cells = builder.cells.map { cell in
      var cell = cell
      if edges.indices.contains(Int(cell.key)) { cell.edges = edges[Int(cell.key)] }
      return cell
    }
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

/// Places the states of a trie level by level, each where all its children fit.
private struct DoubleArrayBuilder {
  private(set) var cells: [DoubleArray.Cell] = []
  private let alphabet: Int
  /// The free cells in a ring, in ascending order; cell 0 is the root's and begins it.
  private var nextFree: [Int32] = []
  private var previousFree: [Int32] = []

  /// How many free cells are tried for a state before it goes behind all others: a little room for much time.
  private static let mostTries = 128

  /// A state that waits for its children: the keys that go through it, and how many characters they share.
  private struct Waiting {
    var state: Int
    var keys: Range<Int>
    var depth: Int
  }

  init(alphabet: Int) { self.alphabet = alphabet }

  mutating func insert(_ keys: [[UInt16]]) {
    grow(to: alphabet * 2)
    var waiting = [Waiting(state: 0, keys: 0..<keys.count, depth: 0)]
    var next = 0
    while next < waiting.count {
      waiting += place(waiting[next], keys)
      next += 1
    }
  }

  private mutating func place(_ parent: Waiting, _ keys: [[UInt16]]) -> [Waiting] {
    var children: [(character: UInt16, keys: Range<Int>)] = []
    for index in parent.keys {
      guard keys[index].count > parent.depth else {
        cells[parent.state].key = Int32(index)
        continue
      }
      let character = keys[index][parent.depth]
      if let last = children.last, last.character == character {
        children[children.count - 1].keys = last.keys.lowerBound..<index + 1
      } else {
        children.append((character, index..<index + 1))
      }
    }
    guard !children.isEmpty else { return [] }
    let offset = offset(for: children.map { Int($0.character) })
    cells[parent.state].base = Int32(offset)
    return children.map { child in
      let state = offset + Int(child.character)
      take(state, by: parent.state)
      return Waiting(state: state, keys: child.keys, depth: parent.depth + 1)
    }
  }

  /// The offset from which all these characters, in ascending order, lead to free cells.
  private mutating func offset(for characters: [Int]) -> Int {
    var cell = Int(nextFree[0])
    for _ in 0..<Self.mostTries where cell != 0 {
      let offset = cell - characters[0]
      if offset > 0 {
        grow(to: offset + alphabet)
        if characters.allSatisfy({ cells[offset + $0].parent < 0 }) { return offset }
      }
      cell = Int(nextFree[cell])
    }
    let end = cells.count
    grow(to: end + alphabet)
    return end
  }

  private mutating func take(_ cell: Int, by parent: Int) {
    cells[cell].parent = Int32(parent)
    nextFree[Int(previousFree[cell])] = nextFree[cell]
    previousFree[Int(nextFree[cell])] = previousFree[cell]
  }

  private mutating func grow(to count: Int) {
    let old = cells.count
    guard count > old else { return }
    let more = count - old
    cells += [DoubleArray.Cell](repeating: DoubleArray.Cell(), count: more)
    if old == 0 { cells[0].parent = 0 }
    let last = old == 0 ? 0 : previousFree[0]
    nextFree += (old..<count).map { Int32($0 + 1) }
    previousFree += (old..<count).map { Int32($0 - 1) }
    let first = max(old, 1)
    nextFree[Int(last)] = Int32(first)
    previousFree[first] = last
    nextFree[count - 1] = 0
    previousFree[0] = Int32(count - 1)
  }
}
