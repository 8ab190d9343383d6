import DataFiles
import Foundation
import TestKit
import Testing

@Suite("Words with two meanings")
struct VocabularyCheckTests {
  private static let prompts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "prompts").path

  @Test("the words that come with the program have one meaning in one position")
  func ours() throws {
    try VocabularyFile.check(prompts: Self.prompts, locales: ["en", "zh-Hant"])
  }

  /// What is told of our words with one change in a locale.
  private func fault(
    _ locale: String, _ part: String, _ replacement: String
  ) throws -> FileFault? {
    let folder = try TemporaryFolder()
    for locale in ["en", "zh-Hant"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(locale), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(Self.prompts)/\(locale)/hear.yaml", toPath: folder.file("\(locale)/hear.yaml"))
    }
    let file = folder.file("\(locale)/hear.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacing(part, with: replacement, maxReplacements: 1)
    try #require(changed != text)
    try changed.write(toFile: file, atomically: true, encoding: .utf8)
    do {
      try VocabularyFile.check(prompts: folder.path, locales: ["en", "zh-Hant"])
      return nil
    } catch {
      #expect(error.faults.count == 1, "\(error)")
      let fault = try #require(error.faults.first)
      #expect(fault.file == file)
      // What stands there is what the message names.
      let line = changed.split(separator: "\n", omittingEmptySubsequences: false)[fault.line - 1]
      let word = try #require(fault.message.split(separator: "'").dropFirst().first)
      #expect(line.contains(word), "\(fault)")
      return fault
    }
  }

  @Test(
    "two meanings in one position are told with both places",
    arguments: [
      ("zh-Hant", "words: [微冰,", "words: [微冰, 半冰,", "ice.light: '半冰' is ice.half at line "),
      ("zh-Hant", "  afternoon: [", "  afternoon: [早上, ", "'早上' is words.morning at line "),
      ("zh-Hant", "\"no\": [不行,", "\"no\": [不行, 好的,", "words.no: '好的' is words.yes at line "),
      ("zh-Hant", "  \"no\": [不行,", "  \"no\": [不行, OK,", "words.yes at /"),
      ("zh-Hant", "  iceTenths: [", "  iceTenths: [分糖, ", "measured.sugarTenths at line "),
      ("zh-Hant", "digits: {零: 0,", "digits: {零: 0, Two: 3,", "digits: 'Two' is digits at /"),
      ("zh-Hant", "close: [", "close: [開团, ", "commands.close: '開团' is commands.open at line "),
      (
        "zh-Hant", "shorthand:\n  fixed:\n",
        "shorthand:\n  fixed:\n    - {word: 去去, sugar: half, ice: none}\n",
        "shorthand.fixed: '去去' is shorthand.fixed"
      ),
      ("en", "wrong,", "wrong, sure,", "words.no: 'sure' is words.yes at line "),
    ])
  func clash(locale: String, part: String, replacement: String, message: String) throws {
    let fault = try #require(try fault(locale, part, replacement))
    #expect(fault.message.contains(message), "\(fault)")
  }

  @Test("a word that means another thing in another position is no fault")
  func positions() throws {
    #expect(try fault("zh-Hant", "  halfPast: [半]", "  halfPast: [半, 半冰]") == nil)
  }
}
