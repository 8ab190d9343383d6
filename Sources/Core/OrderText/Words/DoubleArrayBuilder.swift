/// Places the states of a trie level by level, each where all its children fit.
struct DoubleArrayBuilder {
  private(set) var cells: [DoubleArray.Cell] = []
  private let alphabet: Int
  /// A bit for each cell that is taken.
  private var taken: [UInt64] = []
  /// A bit for each cell that is some state's base.
  private var bases: [UInt64] = []
  /// No cell before this one is free.
  private var firstFree: Int
  /// No cell from this one on is taken.
  private var end: Int
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
    end = alphabet
  }

  /// - Parameter keys: Sorted, and no two alike.
  mutating func insert(_ keys: PackedLists<UInt16>) {
    // Room that nothing comes to is never touched, and what grows is copied.
    cells.reserveCapacity(2 * keys.elements.count + 3 * alphabet)
    grow(to: alphabet * 2)
    var level = [Waiting(state: 0, keys: 0..<keys.count)]
    var depth = 0
    while !level.isEmpty {
      var next: [Waiting] = []
      for waiting in level { place(waiting, depth, keys, &next) }
      level = next
      depth += 1
    }
  }

  private mutating func place(
    _ parent: Waiting, _ depth: Int, _ keys: PackedLists<UInt16>, _ next: inout [Waiting]
  ) {
    children.removeAll(keepingCapacity: true)
    for index in parent.keys {
      let key = keys.range(index)
      guard key.count > depth else {
        cells[parent.state].key = index
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
    cells[parent.state].base = offset
    bases.set(offset)
    for child in children {
      let state = offset + child.character
      cells[state].code = UInt16(truncatingIfNeeded: child.character)
      taken.set(state)
      end = max(end, state + 1)
      next.append(Waiting(state: state, keys: child.keys))
    }
  }

  /// The offset from which all children go to free cells, and which no other state has.
  private mutating func offset() -> Int {
    firstFree = free(from: firstFree)
    var cell = firstFree
    for _ in 0..<Self.mostTries where cell < cells.count {
      let offset = cell - children[0].character
      grow(to: offset + alphabet)
      if !bases.isSet(offset), children.allSatisfy({ !taken.isSet(offset + $0.character) }) {
        return offset
      }
      cell = free(from: cell + 1)
    }
    var offset = end - children[0].character
    while bases.isSet(offset) { offset += 1 }
    grow(to: offset + alphabet)
    return offset
  }

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
    cells += repeatElement(DoubleArray.Cell.free, count: count - cells.count)
    let words = count / 64 + 1
    guard words > taken.count else { return }
    taken += repeatElement(0, count: words - taken.count)
    bases += repeatElement(0, count: words - bases.count)
  }
}

extension [UInt64] {
  fileprivate func isSet(_ bit: Int) -> Bool { self[bit >> 6] >> UInt64(bit & 63) & 1 != 0 }

  fileprivate mutating func set(_ bit: Int) { self[bit >> 6] |= 1 << UInt64(bit & 63) }
}
