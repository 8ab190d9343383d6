import DataFiles
import Dialogue
import FoundationEssentials
import ICU
import Ordering
import Testing

@testable import Prompts

@Suite struct SentencesTests {
  static let root = #filePath.components(separatedBy: "/Tests/")[0]

  static func phrasebook(_ locale: String) throws -> Phrasebook {
    try PhrasebookFile.load("\(root)/prompts/\(locale)/say.yaml")
  }

  static func say(_ content: Reply.Content, in phrasebook: Phrasebook) throws -> String {
    let zone = try #require(CivilZone("Asia/Taipei"))
    let replies = [Reply(to: .room(Samples.room), content)]
    return try #require(sentences(for: replies, in: phrasebook, zone: zone).first).text
  }

  /// The texts that a file beside the tests holds, by the names of the replies.
  private static func expected(_ locale: String) throws -> [String: String] {
    let path = "\(root)/Tests/Fixtures/sentences/\(locale).txt"
    let sections = try String(contentsOfFile: path, encoding: .utf8).split(separator: "== ")
    return sections.reduce(into: [:]) { texts, section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
      texts[String(lines[0])] = lines.dropFirst().joined(separator: "\n").trimmed
    }
  }

  @Test(arguments: ["zh-Hant", "en"])
  func saysEachReply(locale: String) throws {
    let phrasebook = try Self.phrasebook(locale)
    let expected = try Self.expected(locale)
    #expect(Set(expected.keys).symmetricDifference(Samples.replies.map(\.name)) == [])
    for (name, content) in Samples.replies {
      #expect(try Self.say(content, in: phrasebook) == expected[name], "\(name)")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
