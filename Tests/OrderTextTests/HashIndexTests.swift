import Testing

@testable import OrderText

/// Numbers that are found by hashes.
@Suite struct HashIndexTests {
  private func numbers(of hash: UInt64, in index: HashIndex) -> [Int] {
    var found: [Int] = []
    index.forEach(of: hash) { found.append($0) }
    return found
  }

  @Test func findsAllNumbersOfAHashInTheirOrder() {
    let pairs = (0..<1_000).map { (hash: UInt64($0 % 300) &* 0x1_0000_0001, number: 999 - $0) }
    let index = HashIndex(pairs)
    for hash in 0..<UInt64(400) {
      let key = hash &* 0x1_0000_0001
      #expect(numbers(of: key, in: index) == pairs.filter { $0.hash == key }.map(\.number))
    }
  }

  @Test func anEmptyOneFindsNothing() {
    #expect(numbers(of: 0, in: HashIndex()).isEmpty)
    #expect(numbers(of: .max, in: HashIndex()).isEmpty)
  }
}
