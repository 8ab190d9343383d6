internal import FoundationEssentials

/// JSON, written piece by piece (RFC 8259).
///
/// The body of a write has one shape, which is written in one pass and by no encoder of any shape.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  /// Writes punctuation and names that are JSON as they stand.
  mutating func add(_ json: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  /// Writes a string with its quotes.
  mutating func add(text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      bytes.append(contentsOf: text.utf8)
    } else {
      addEscaped(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func addEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        add(#"\u00"#)
        bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        bytes.append(Self.digits[Int(byte & 0xF)])
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a decimal as it is, because no binary fraction is 2.9; `null` for what is none.
  mutating func add(number digits: String) {
    if digits.isJSONNumber {
      bytes.append(contentsOf: digits.utf8)
    } else if let number = Decimal(string: digits), number.isFinite {
      bytes.append(contentsOf: number.description.utf8)
    } else {
      add("null")
    }
  }

  /// Writes things with commas between them.
  mutating func add<Things: Sequence>(
    listOf things: Things, _ add: (inout JSONBytes, Things.Element) -> Void
  ) {
    var isFirst = true
    for thing in things {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      add(&self, thing)
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

extension String {
  /// Whether it is a plain decimal, as both our money and JSON write it.
  fileprivate var isJSONNumber: Bool {
    var digits = self.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return false }
    let isWritten = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return isWritten && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
  }
}
