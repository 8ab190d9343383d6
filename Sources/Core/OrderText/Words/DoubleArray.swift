/// A trie over bytes in two arrays: the child of a state by a byte is one addition and one comparison away.
struct DoubleArray: Sendable {
  private var base: [Int32] = [0]
  private var check: [Int32] = [0]
  private var value: [Int32] = [-1]

  /// Makes the trie of keys that are sorted and differ.
  init(sortedKeys keys: [[UInt8]]) {
    var builder = DoubleArrayBuilder()
    builder.insert(keys)
    (base, check, value) = (builder.base, builder.check, builder.value)
  }

  /// Calls back for each key that the bytes have at that place, shortest first, with the key's index and its end.
  @inline(__always)
  func matches(in bytes: [UInt8], at start: Int, _ found: (_ key: Int, _ end: Int) -> Void) {
    var state = 0
    var index = start
    while index < bytes.count {
      let next = Int(base[state]) + Int(bytes[index])
      guard next < check.count, Int(check[next]) == state, next != 0 else { return }
      state = next
      index += 1
      if value[state] >= 0 { found(Int(value[state]), index) }
    }
  }
}

/// Places the states of a trie level by level, each where all its children fit.
private struct DoubleArrayBuilder {
  var base: [Int32] = []
  var check: [Int32] = []
  var value: [Int32] = []
  /// The free cells in a ring, in ascending order; cell 0 is the root's and begins it.
  private var nextFree: [Int32] = []
  private var previousFree: [Int32] = []

  /// How many free cells are tried for a state before it goes behind all others: a little room for much time.
  private static let mostTries = 128

  /// A state that waits for its children: the keys that go through it, and how many bytes they share.
  private struct Waiting {
    var state: Int
    var keys: Range<Int>
    var depth: Int
  }

  mutating func insert(_ keys: [[UInt8]]) {
    grow(to: 512)
    var waiting = [Waiting(state: 0, keys: 0..<keys.count, depth: 0)]
    var next = 0
    while next < waiting.count {
      waiting += place(waiting[next], keys)
      next += 1
    }
  }

  private mutating func place(_ parent: Waiting, _ keys: [[UInt8]]) -> [Waiting] {
    var children: [(byte: UInt8, keys: Range<Int>)] = []
    for index in parent.keys {
      guard keys[index].count > parent.depth else {
        value[parent.state] = Int32(index)
        continue
      }
      let byte = keys[index][parent.depth]
      if let last = children.last, last.byte == byte {
        children[children.count - 1].keys = last.keys.lowerBound..<index + 1
      } else {
        children.append((byte, index..<index + 1))
      }
    }
    guard !children.isEmpty else { return [] }
    let offset = offset(for: children.map { Int($0.byte) })
    base[parent.state] = Int32(offset)
    return children.map { child in
      let state = offset + Int(child.byte)
      take(state, by: parent.state)
      return Waiting(state: state, keys: child.keys, depth: parent.depth + 1)
    }
  }

  /// The offset from which all these bytes, in ascending order, lead to free cells.
  private mutating func offset(for bytes: [Int]) -> Int {
    var cell = Int(nextFree[0])
    for _ in 0..<Self.mostTries where cell != 0 {
      let offset = cell - bytes[0]
      if offset > 0 {
        grow(to: offset + 256)
        if bytes.allSatisfy({ check[offset + $0] < 0 }) { return offset }
      }
      cell = Int(nextFree[cell])
    }
    let end = base.count
    grow(to: end + 256)
    return end
  }

  private mutating func take(_ cell: Int, by parent: Int) {
    check[cell] = Int32(parent)
    nextFree[Int(previousFree[cell])] = nextFree[cell]
    previousFree[Int(nextFree[cell])] = previousFree[cell]
  }

  private mutating func grow(to count: Int) {
    let old = base.count
    guard count > old else { return }
    let more = count - old
    base += [Int32](repeating: 0, count: more)
    check += [Int32](repeating: -1, count: more)
    value += [Int32](repeating: -1, count: more)
    if old == 0 { check[0] = 0 }
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
