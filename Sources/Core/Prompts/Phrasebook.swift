internal import ICU

/// What the bot says in one locale: complete, and every pattern tried.
public struct Phrasebook: Hashable, Sendable {
  /// The BCP 47 tag: `zh-Hant`.
  public let locale: String
  private let patterns: [Phrase: MessagePattern]
  private let names: [String: String]

  /// Takes a locale's sentences, if every one is there and none is faulty.
  ///
  /// - Parameters:
  ///   - sentences: ICU MessageFormat patterns by their keys.
  ///   - names: What the words of menus are called in this locale where the menu does not say it: `大杯` is `large`.
  /// - Throws: Every fault at once.
  public init(
    locale: String, sentences: [String: String], names: [String: String]
  ) throws(PhrasebookError) {
    var faults = sentences.keys.filter { Phrase(rawValue: $0) == nil }.map {
      PhrasebookError.Fault(key: $0, reason: .unknownKey)
    }
    var patterns: [Phrase: MessagePattern] = [:]
    for phrase in Phrase.allCases {
      do {
        patterns[phrase] = try Self.pattern(of: phrase, in: sentences, locale)
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else { throw PhrasebookError(faults: faults.sorted { $0.key < $1.key }) }
    self.locale = locale
    self.patterns = patterns
    self.names = names
  }

  private static func pattern(
    of phrase: Phrase, in sentences: [String: String], _ locale: String
  ) throws(PhrasebookError.Fault) -> MessagePattern {
    guard let sentence = sentences[phrase.rawValue] else {
      throw PhrasebookError.Fault(key: phrase.rawValue, reason: .missingKey)
    }
    let pattern: MessagePattern
    do {
      pattern = try MessagePattern(sentence, locale: locale)
    } catch {
      throw PhrasebookError.Fault(key: phrase.rawValue, reason: .notAPattern(error.reason))
    }
    if let name = pattern.arguments.subtracting(phrase.arguments).min() {
      throw PhrasebookError.Fault(
        key: phrase.rawValue, reason: .unknownArgument(name, known: phrase.arguments.sorted()))
    }
    return pattern
  }

  /// The sentence with its values.
  func say(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String {
    // There is a pattern for each phrase: the initializer refuses less.
    patterns[phrase]?.format(arguments.values) ?? phrase.rawValue
  }

  /// What a word of a menu is called in this locale, where it has a name for it.
  func name(of word: String) -> String? { names[word] }
}
