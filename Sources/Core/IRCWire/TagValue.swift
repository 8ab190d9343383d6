/// How the value of a message tag is written: `;` and the space would end it, so they are escaped.
enum TagValue {
  /// A backslash before any other character, or at the end, is dropped, as IRCv3 says.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var value: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        value.append(meaning(of: byte))
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  static func escaped(_ value: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case ";": text.append(contentsOf: "\\:".unicodeScalars)
      case " ": text.append(contentsOf: "\\s".unicodeScalars)
      case "\\": text.append(contentsOf: "\\\\".unicodeScalars)
      case "\r": text.append(contentsOf: "\\r".unicodeScalars)
      case "\n": text.append(contentsOf: "\\n".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func meaning(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ":"): UInt8(ascii: ";")
    case UInt8(ascii: "s"): UInt8(ascii: " ")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    default: byte
    }
  }
}
