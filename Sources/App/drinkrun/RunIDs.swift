import Bot
import Ordering
import Sodium

/// Makes the ids of runs as ULIDs are made: 48 bits of milliseconds, then 80 random ones, in Crockford's base 32.
enum RunIDs {
  static func make(at now: Timestamp) -> RunID {
    let time = UInt64(clamping: now.milliseconds)
    var bits = (0..<6).map { UInt8(truncatingIfNeeded: time >> UInt64(40 - 8 * $0)) }
    bits += RandomBytes.make(count: 10)
    return RunID(base32(bits))
  }

  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// 128 bits as 26 digits; the first has three bits alone.
  private static func base32(_ bytes: [UInt8]) -> String {
    var text = ""
    var buffer: UInt32 = 0
    var bitCount = 2
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 5 {
        bitCount -= 5
        text.append(digits[Int(buffer >> UInt32(bitCount)) & 31])
      }
    }
    return text
  }
}
