extension IRCMessage {
  /// The message as a line, without the break at its end.
  ///
  /// Nothing that it holds can end the line early or begin another: such a message is refused.
  public func printed() throws(IRCFault) -> String {
    var words: [String] = []
    if !tags.isEmpty { words.append("@" + printedTags) }
    if let source { words.append(":" + source) }
    words.append(command)
    let isSplit = words.contains { $0.utf8.contains(UInt8(ascii: " ")) }
    guard !isSplit, !parameters.dropLast().contains(where: Self.needsColon) else {
      throw .unfitParameter
    }
    words += parameters.dropLast()
    if let last = parameters.last { words.append(Self.needsColon(last) ? ":" + last : last) }
    let line = words.joined(separator: " ")
    guard !line.utf8.contains(where: { [0, 10, 13].contains($0) }) else { throw .lineBreak }
    return line
  }

  private var printedTags: String {
    tags.sorted { $0.key < $1.key }
      .map { $0.value.isEmpty ? $0.key : "\($0.key)=\(TagValue.escaped($0.value))" }
      .joined(separator: ";")
  }

  private static func needsColon(_ parameter: String) -> Bool {
    guard let first = parameter.utf8.first else { return true }
    return first == UInt8(ascii: ":") || parameter.utf8.contains(UInt8(ascii: " "))
  }
}
