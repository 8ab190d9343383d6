/// Numbers by hashes, several of one if need be.
struct HashIndex: Sendable {
  /// The hashes with their numbers, those of a bucket side by side.
  private var entries: [Entry]
  /// Where each bucket starts, and where the last one ends; the buckets are as many as a power of two.
  private var starts: [Int32]

  private struct Entry {
    var hash: UInt64
    var number: Int32
  }

  /// - Parameter pairs: Those of one hash are found in this order.
  init(_ pairs: [(hash: UInt64, number: Int)] = []) {
    var bucketCount = 1
    while bucketCount < pairs.count { bucketCount *= 2 }
    starts = [Int32](repeating: 0, count: bucketCount + 1)
    entries = [Entry](repeating: Entry(hash: 0, number: 0), count: pairs.count)
    for pair in pairs { starts[bucket(of: pair.hash) + 1] += 1 }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var next = starts
    for pair in pairs {
      let bucket = bucket(of: pair.hash)
      entries[Int(next[bucket])] = Entry(
        hash: pair.hash, number: Int32(truncatingIfNeeded: pair.number))
      next[bucket] += 1
    }
  }

  private func bucket(of hash: UInt64) -> Int {
    let mixed = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (starts.count - 2)
  }

  /// Calls back for each number of a hash.
  @inline(__always)
  func forEach(of hash: UInt64, _ body: (Int) -> Void) {
    let bucket = bucket(of: hash)
    for place in Int(starts[bucket])..<Int(starts[bucket + 1]) where entries[place].hash == hash {
      body(Int(entries[place].number))
    }
  }
}
