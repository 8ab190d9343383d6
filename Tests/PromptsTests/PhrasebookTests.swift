import Testing

@testable import Prompts

@Suite struct PhrasebookTests {
  private static func faults(_ change: (inout [String: String]) -> Void) -> [String] {
    var sentences = Dictionary(uniqueKeysWithValues: Phrase.allCases.map { ($0.rawValue, "x") })
    change(&sentences)
    do {
      _ = try Phrasebook(locale: "en", sentences: sentences, names: [:])
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test func takesPlainSentences() {
    #expect(Self.faults { _ in } == [])
  }

  @Test func refusesAMissingSentence() {
    #expect(
      Self.faults { $0["opened"] = nil } == ["the sentence opened is missing, write one"])
  }

  @Test func refusesASentenceThatNothingSays() {
    #expect(
      Self.faults { $0["opend"] = "x" } == [
        "the bot has no use for a sentence opend, take it out"
      ])
  }

  @Test(arguments: ["{shop", "{hasDeadline, select, yes {x}}"])
  func refusesWhatIsNoPattern(sentence: String) {
    let faults = Self.faults { $0["opened"] = sentence }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("opened is no pattern of ICU MessageFormat (U_") == true)
  }

  @Test(arguments: [
    ("running", "{cups} {total}", "running gets no {total}, it gets cups, sum"),
    ("mayNotOpen", "{person}", "mayNotOpen gets no {person}, it gets no values"),
    (
      "deadlineMoved", "{hasDeadline, select, yes {{when}} other {}}",
      "deadlineMoved gets no {when}, it gets deadline, hasDeadline"
    ),
  ])
  func refusesAnUnknownValue(key: String, sentence: String, fault: String) {
    #expect(Self.faults { $0[key] = sentence } == [fault])
  }

  @Test func tellsEveryFault() {
    let faults = Self.faults {
      $0["opened"] = nil
      $0["help"] = "{"
      $0["other"] = "x"
    }
    #expect(faults.count == 3)
  }
}
