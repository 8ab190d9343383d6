/// Places the states of a trie level by level, each where all its children fit.
struct DoubleArrayBuilder {
  private(set) var cells: [DoubleArray.Cell] = []
  private let alphabet: Int
  /// A bit for each cell that is taken.
  private var taken: [UInt64] = []
  /// No cell before this one is free.
  private var firstFree: Int
  /// The children of the state in hand, in ascending order of their characters.
  private var children: [(character: Int, keys: Range<Int>)] = []

  /// How many free cells are tried for a state before it goes behind all others: a little room for much time.
  private static let mostTries = 32

  /// A state that waits for its children, and the keys that go through it.
  private struct Waiting {
    var state: Int
    var keys: Range<Int>
  }

  /// - Parameter alphabet: One more than the greatest number in a key.
  init(alphabet: Int) {
    self.alphabet = alphabet
    // So many cells stay free at the start: whatever its character, a child can go to any cell behind them.
    firstFree = alphabet
  }

  /// - Parameters:
  ///   - keys: Sorted, and no two alike.
  ///   - edges: How each key may stand in a text; nothing is known of those that are missing.
  mutating func insert(_ keys: PackedLists<UInt16>, edges: [Entry.Edges]) {
    // Room that nothing comes to is never touched, and what grows is copied.
    cells.reserveCapacity(2 * keys.elements.count + 3 * alphabet)
    grow(to: alphabet * 2)
    cells[0].parent = 0
    var level = [Waiting(state: 0, keys: 0..<keys.count)]
    var depth = 0
    while !level.isEmpty {
      var next: [Waiting] = []
      for waiting in level { place(waiting, depth, keys, edges, &next) }
      level = next
      depth += 1
    }
  }

  private mutating func place(
    _ parent: Waiting, _ depth: Int, _ keys: PackedLists<UInt16>, _ edges: [Entry.Edges],
    _ next: inout [Waiting]
  ) {
    children.removeAll(keepingCapacity: true)
    for index in parent.keys {
      let key = keys.range(index)
      guard key.count > depth else {
        cells[parent.state].key = Int32(index)
        if index < edges.count { cells[parent.state].edges = edges[index] }
        continue
      }
      let character = Int(keys.elements[key.lowerBound + depth])
      if let last = children.last, last.character == character {
        children[children.count - 1].keys = last.keys.lowerBound..<index + 1
      } else {
        children.append((character, index..<index + 1))
      }
    }
    guard !children.isEmpty else { return }
    let offset = offset()
    cells[parent.state].base = Int32(offset)
    for child in children {
      let state = offset + child.character
      cells[state].parent = Int32(parent.state)
      taken[state >> 6] |= 1 << UInt64(state & 63)
      next.append(Waiting(state: state, keys: child.keys))
    }
  }

  /// The offset from which all children go to free cells.
  private mutating func offset() -> Int {
    firstFree = free(from: firstFree)
    var cell = firstFree
    for _ in 0..<Self.mostTries where cell < cells.count {
      let offset = cell - children[0].character
      grow(to: offset + alphabet)
      if children.allSatisfy({ !isTaken(offset + $0.character) }) { return offset }
      cell = free(from: cell + 1)
    }
    let end = cells.count
    grow(to: end + alphabet)
    return end
  }

  private func isTaken(_ cell: Int) -> Bool { taken[cell >> 6] >> UInt64(cell & 63) & 1 != 0 }

  /// The first free cell from there on; one behind all where none is.
  private func free(from cell: Int) -> Int {
    var word = cell >> 6
    guard word < taken.count else { return cell }
    var bits = ~taken[word] & (UInt64.max << UInt64(cell & 63))
    while bits == 0 {
      word += 1
      guard word < taken.count else { return word << 6 }
      bits = ~taken[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }

  private mutating func grow(to count: Int) {
    guard count > cells.count else { return }
    cells += repeatElement(DoubleArray.Cell(), count: count - cells.count)
    let words = count / 64 + 1
    if words > taken.count { taken += repeatElement(0, count: words - taken.count) }
  }
}
