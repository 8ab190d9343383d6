internal import CSodium

/// Base64 in the standard alphabet: RFC 4648, section 4.
public enum Base64 {
  /// The text for these bytes, padded.
  public static func encoded(_ bytes: [UInt8]) -> String {
    let length = sodium_base64_encoded_len(bytes.count, sodium_base64_VARIANT_ORIGINAL)
    var text = [CChar](repeating: 0, count: length)
    // It writes at most `length` characters, the NUL at the end among them.
    _ = unsafe sodium_bin2base64(
      &text, length, bytes, bytes.count, sodium_base64_VARIANT_ORIGINAL)
    return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes of a text, padded in full or not at all; `nil` for anything that is not exactly base64.
  public static func decoded(_ text: String) -> [UInt8]? {
    let variant =
      text.utf8.last == UInt8(ascii: "=")
      ? sodium_base64_VARIANT_ORIGINAL : sodium_base64_VARIANT_ORIGINAL_NO_PADDING
    let characters = text.utf8.map(CChar.init(bitPattern:))
    var bytes = [UInt8](repeating: 0, count: characters.count)
    var length = 0
    // It reads and writes at most `characters.count`; without a place for the end, it refuses a text that goes on.
    let result = unsafe sodium_base642bin(
      &bytes, bytes.count, characters, characters.count, nil, &length, nil, variant)
    return result == 0 ? Array(bytes.prefix(length)) : nil
  }
}
