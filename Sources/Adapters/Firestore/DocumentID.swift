internal import Ordering

/// The id of the document of a key, and of no other key.
///
/// No id has a slash, is `.`, `..` or `__…__`, or has over 1,500 bytes (Firestore, "Quotas and limits"). So what is no letter,
/// digit, hyphen or underscore is written `~` and two hexadecimal digits, and an underscore is, too, where it comes first.
enum DocumentID {
  private static let longest = 1_500

  /// The id; `nil` for a key that is empty or too long for one.
  static func of(_ key: OrderKey) -> String? {
    var bytes: [UInt8] = []
    for byte in key.text.utf8 {
      if byte.isPlain || byte == UInt8(ascii: "_") && !bytes.isEmpty {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "~"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return bytes.isEmpty || bytes.count > longest ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
