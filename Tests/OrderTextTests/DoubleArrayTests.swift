import Testing

@testable import OrderText

/// Keys that are found in a trie where they stand.
@Suite struct DoubleArrayTests {
  /// Keys of two to five characters of an alphabet, some the beginnings of others.
  private static func keys(_ count: Int, alphabet: UInt16) -> [[UInt16]] {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let keys = (0..<count).map { _ in
      (0..<2 + next(4)).map { _ in UInt16(1 + next(Int(alphabet) - 1)) }
    }
    return Set(keys + keys.map { Array($0.dropLast()) }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(arguments: [(1, 3), (50, 4), (2_000, 20), (3_000, 1_500)])
  func findsTheKeysThatStandAtAPlace(_ count: Int, _ alphabet: Int) {
    let keys = Self.keys(count, alphabet: UInt16(alphabet))
    let trie = DoubleArray(sortedKeys: PackedLists(keys), alphabet: alphabet)
    let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    for key in keys {
      let symbols = (key + [0]).map { Symbol(scalar: 0, code: $0) }
      var found: [Int] = []
      trie.matches(in: symbols, at: 0) { number, end in
        #expect(keys[number].count == end)
        found.append(number)
      }
      #expect(found == (1...key.count).compactMap { numbers[Array(key.prefix($0))] })
    }
  }

  @Test func findsNothingWithoutKeys() {
    let trie = DoubleArray(sortedKeys: PackedLists(), alphabet: 5)
    let symbols = [Symbol(scalar: 0, code: 4)]
    trie.matches(in: symbols, at: 0) { _, _ in Issue.record("no key is there") }
  }

  @Test(
    "the cells are a few times as many as the states, with whatever alphabet",
    arguments: [20, 300, 1_500])
  func room(_ alphabet: Int) {
    let keys = Self.keys(5_000, alphabet: UInt16(alphabet))
    let states = Set(keys.flatMap { key in key.indices.map { Array(key[...$0]) } }).count
    var builder = DoubleArrayBuilder(alphabet: alphabet)
    builder.insert(PackedLists(keys))
    #expect(builder.cells.count < 8 * states + 3 * alphabet)
  }
}
