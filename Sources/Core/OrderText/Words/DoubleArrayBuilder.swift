/// Places the states of a trie level by level, each where all its children fit.
struct DoubleArrayBuilder {
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
