import ICU
import Testing

@testable import Prompts

@Suite struct PhraseTests {
  /// All samples, in sentences that are their keys with every value that they get.
  private static let texts: [String] = {
    let sentences = Phrase.allCases.map { phrase in
      (phrase.rawValue, "<\(phrase)>" + phrase.arguments.map { "{\($0)}" }.joined())
    }
    do {
      let probe = try Phrasebook(
        locale: "en", sentences: Dictionary(uniqueKeysWithValues: sentences), names: [:])
      return try Samples.replies.map { try SentencesTests.say($0.content, in: probe) }
    } catch {
      return ["\(error)"]
    }
  }()

  /// The samples say everything that can be said: a sentence that none of them needs is of no use.
  @Test(arguments: Phrase.allCases)
  func isSaidWithAllItsValues(phrase: Phrase) {
    #expect(Self.texts.contains { $0.contains("<\(phrase)>") })
    for name in phrase.arguments {
      #expect(!Self.texts.contains { $0.contains("{\(name)}") }, "\(name)")
    }
  }
}
