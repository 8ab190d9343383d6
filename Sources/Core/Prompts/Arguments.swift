internal import ICU

/// The values of a sentence, by the names that its pattern has for them.
struct Arguments: ExpressibleByDictionaryLiteral {
  private(set) var values: [String: MessageArgument] = [:]

  init() {}

  init(dictionaryLiteral elements: (String, MessageArgument)...) {
    for (name, value) in elements { values[name] = value }
  }

  func with(_ name: String, as value: MessageArgument) -> Arguments {
    var copy = self
    copy.values[name] = value
    return copy
  }

  /// The values with one that may be missing: `hasName` tells the pattern whether it is there.
  func with(_ name: String, _ text: String?) -> Arguments {
    var copy = self
    copy.values[name] = .text(text ?? "")
    copy.values[Self.flag(of: name)] = .flag(text != nil)
    return copy
  }

  /// The name of the flag beside a value that may be missing: `hasDeadline` for `deadline`.
  static func flag(of name: String) -> String {
    "has" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension MessageArgument {
  /// What a pattern's `select` tells apart: `yes` and `no`.
  static func flag(_ holds: Bool) -> MessageArgument { .text(holds ? "yes" : "no") }
}
