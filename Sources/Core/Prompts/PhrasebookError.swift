/// What is wrong with the sentences of a locale.
public struct PhrasebookError: Error, Hashable, Sendable, CustomStringConvertible {
  public var faults: [Fault]

  /// One key that is wrong.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    public var key: String
    public var reason: Reason
  }

  /// In what a sentence and what the bot says do not fit together.
  public enum Reason: Hashable, Sendable {
    /// The locale lacks the sentence.
    case missingKey
    /// The bot says no such sentence.
    case unknownKey
    /// ICU refuses the pattern, with the name of its error.
    case notAPattern(String)
    /// The sentence gets no value of that name.
    case unknownArgument(String, known: [String])
  }

  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension PhrasebookError.Fault {
  /// What is wrong, and what to do.
  public var description: String {
    switch reason {
    case .missingKey: "the sentence \(key) is missing, write one"
    case .unknownKey: "the bot has no use for a sentence \(key), take it out"
    case .notAPattern(let error):
      "\(key) is no pattern of ICU MessageFormat (\(error)), look for an open brace or a plural without other"
    case .unknownArgument(let name, let known):
      "\(key) gets no {\(name)}, "
        + (known.isEmpty ? "it gets no values" : "it gets \(known.joined(separator: ", "))")
    }
  }
}
