internal import CSodium

/// Comparison that takes as long for a near miss as for a wide one.
public enum ConstantTime {
  /// Whether both are the same; only their lengths can be learned from the time that it takes.
  public static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    // It reads exactly that many bytes of both.
    return unsafe sodium_memcmp(left, right, left.count) == 0
  }

  /// Whether both texts are the same, byte for byte; not even their lengths can be learned.
  public static func isEqual(_ left: String, _ right: String) -> Bool {
    isEqual(SHA256.hash(of: Array(left.utf8)), SHA256.hash(of: Array(right.utf8)))
  }
}
