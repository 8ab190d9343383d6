import DataFiles
import ICU
import Laws

@testable import Prompts

/// What holds for the sentences of any phrasebook.
enum SentenceLaws {
  static func readSentences(_ text: String) {
    do {
      let book = try PhrasebookFile.parse(text, file: "say.yaml", locale: "zh-Hant")
      for phrase in Phrase.allCases { say(phrase, of: book) }
    } catch {
      requireSound(error, of: text)
    }
  }

  /// A text as the pattern of one sentence; all others are sound.
  static func readSentence(_ text: String) {
    guard text.utf8.count < 500 else { return }
    var sentences = Dictionary(
      uniqueKeysWithValues: Phrase.allCases.map { ($0.rawValue, "") })
    sentences[Phrase.cups.rawValue] = text
    do {
      let book = try Phrasebook(locale: "en", sentences: sentences, names: [:])
      say(.cups, of: book)
    } catch {
      require(error.faults.allSatisfy { $0.key == Phrase.cups.rawValue }, "\(error)")
    }
  }

  private static func say(_ phrase: Phrase, of book: Phrasebook) {
    var numbers = Arguments()
    var texts = Arguments()
    for name in phrase.arguments {
      numbers = numbers.with(name, as: .integer(2))
      texts = texts.with(name, as: .text("{紅茶"))
    }
    _ = book.say(phrase, numbers)
    _ = book.say(phrase, texts)
    _ = book.say(phrase)
  }
}
