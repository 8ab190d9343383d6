internal import CSodium

/// Bytes that nobody can guess.
public enum RandomBytes {
  /// That many bytes from the system's generator, fit for keys and tokens.
  public static func make(count: Int) -> [UInt8] {
    Library.prepare()
    var bytes = [UInt8](repeating: 0, count: count)
    // It writes exactly that many bytes.
    unsafe randombytes_buf(&bytes, bytes.count)
    return bytes
  }

  /// Random bytes as lower-case hexadecimal digits, two a byte.
  public static func hexadecimal(count: Int) -> String {
    make(count: count).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
