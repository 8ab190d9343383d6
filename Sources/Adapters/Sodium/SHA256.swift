internal import CSodium

/// The hash of FIPS 180-4.
public enum SHA256 {
  /// The 32 bytes for a message.
  public static func hash(of message: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    // It reads the message's length and writes 32 bytes; it never fails.
    unsafe crypto_hash_sha256(&hash, message, UInt64(message.count))
    return hash
  }
}
