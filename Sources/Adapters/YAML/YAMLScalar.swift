/// A single value as it was written, read by the core schema of YAML 1.2 (section 10.3.2).
public struct YAMLScalar: Hashable, Sendable {
  /// The text with quotes and escapes resolved.
  public var text: String
  /// Whether it stood there without quotes, so that it can be a number, a truth value or nothing.
  public var isPlain: Bool

  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Whether nothing is said.
  public var isNull: Bool {
    guard isPlain else { return false }
    if text.isEmpty { return true }
    return mayBeWord && ["~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether it is short and begins like a word of the schema does: most texts are told apart by that alone.
  private var mayBeWord: Bool {
    guard isPlain, text.utf8.count <= 5, let first = text.utf8.first else { return false }
    return "~nNtTfF".utf8.contains(first)
  }

  /// The text, where it is neither nothing nor a truth value; a number is the text of its digits.
  public var string: String? { isNull || bool != nil ? nil : text }

  /// The truth value, where it is one.
  public var bool: Bool? {
    guard mayBeWord else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The digits of a plain decimal such as `-5` or `2.90`, as they were written.
  public var decimal: String? {
    guard isPlain else { return nil }
    let parts = text.utf8.drop { $0 == UInt8(ascii: "-") }.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.prefix(2).count(where: { $0 == UInt8(ascii: "-") }) < 2, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) })
    else { return nil }
    return text
  }

  /// The whole number, written in tens, eights (`0o17`) or sixteens (`0xff`); `nil` beyond 64 bits too.
  public var integer: Int? {
    guard isPlain else { return nil }
    if text.hasPrefix("0o") { return unsigned(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return unsigned(text.dropFirst(2), radix: 16) }
    return Int(text)
  }

  private func unsigned(_ digits: Substring, radix: Int) -> Int? {
    guard let first = digits.first, first.isHexDigit else { return nil }
    return Int(digits, radix: radix)
  }

  /// The number, whole or not, where it is one.
  public var double: Double? {
    guard isPlain else { return nil }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard let first = digits.first,
      first == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return integer.map(Double.init) ?? Double(text)
  }

  /// What it is, for messages.
  var kind: String {
    if isNull { return "nothing" }
    if bool != nil { return "a truth value" }
    if double != nil { return "a number" }
    return "a text"
  }
}
