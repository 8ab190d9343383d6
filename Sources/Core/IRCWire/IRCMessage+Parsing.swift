extension IRCMessage {
  /// Reads a line, without the break at its end.
  ///
  /// Bytes that are no UTF-8 are replaced in the strings: whether there were any is for the caller to look at first.
  public init(parsing line: some Collection<UInt8>) throws(IRCFault) {
    var reader = PartReader(rest: Array(line)[...])
    guard !reader.rest.isEmpty else { throw .empty }
    tags = reader.part(after: "@").map(Self.tags(in:)) ?? [:]
    source = reader.part(after: ":").map { String(decoding: $0, as: UTF8.self) }
    command = String(decoding: reader.word(), as: UTF8.self)
    guard !command.isEmpty else { throw .noCommand }
    guard command.utf8.allSatisfy(\.isLetterOrDigit) else { throw .notACommand(command) }
    parameters = []
    while let parameter = reader.parameter() {
      parameters.append(String(decoding: parameter, as: UTF8.self))
    }
  }

  /// Of two tags with one name, the last counts, as IRCv3 says.
  private static func tags(in part: ArraySlice<UInt8>) -> [String: String] {
    var tags: [String: String] = [:]
    for tag in part.split(separator: UInt8(ascii: ";")) {
      let sides = tag.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: sides[0], as: UTF8.self)
      tags[name] = sides.count == 2 ? TagValue.unescaped(sides[1]) : ""
    }
    return tags
  }
}

/// Takes the parts of a line from its front; they stand between one space or more.
private struct PartReader {
  var rest: ArraySlice<UInt8>

  /// The next word if it begins with that mark, without the mark.
  mutating func part(after mark: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard rest.first == UInt8(ascii: mark) else { return nil }
    rest.removeFirst()
    return word()
  }

  mutating func word() -> ArraySlice<UInt8> {
    let word = rest.prefix { $0 != UInt8(ascii: " ") }
    rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    return word
  }

  /// The next parameter: the rest of the line, where it begins with a colon.
  mutating func parameter() -> ArraySlice<UInt8>? {
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: ":") else { return word() }
    defer { rest = [] }
    return rest.dropFirst()
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
