internal import CSodium

/// The keyed hash by which webhooks are signed: RFC 2104 with SHA-256.
public enum HMACSHA256 {
  /// The 32 bytes for a message and a key of any length.
  public static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    Library.prepare()
    var state = crypto_auth_hmacsha256_state()
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    // Each call reads or writes exactly the length that it is given; none keeps a pointer, none fails.
    unsafe crypto_auth_hmacsha256_init(&state, key, key.count)
    unsafe crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    unsafe crypto_auth_hmacsha256_final(&state, &code)
    return code
  }
}
