import DataFiles
import FoundationEssentials
import Prompts
import Testing

@Suite struct PhrasebookFileTests {
  private static let root = #filePath.components(separatedBy: "/Tests/")[0]

  private static func text(_ locale: String) throws -> String {
    try String(contentsOfFile: "\(root)/prompts/\(locale)/say.yaml", encoding: .utf8)
  }

  private static func faults(in text: String) -> [String] {
    do {
      _ = try PhrasebookFile.parse(text, file: "say.yaml", locale: "en")
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test(arguments: ["zh-Hant", "en"])
  func readsOurOwn(locale: String) throws {
    let path = "\(Self.root)/prompts/\(locale)/say.yaml"
    #expect(try PhrasebookFile.load(path).locale == locale)
  }

  @Test(arguments: [
    ("  mayNotOpen:", "  mayOpen:", "the bot has no use for a sentence mayOpen, take it out"),
    ("{person}: there is nothing to undo.", "{who}", "nothingToUndo gets no {who}, it gets person"),
  ])
  func tellsTheLine(old: String, new: String, fault: String) throws {
    let text = try Self.text("en")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(old) }) + 1
    let faults = Self.faults(in: text.replacing(old, with: new))
    #expect(faults.contains("say.yaml:\(line): \(fault)"), "\(faults)")
  }

  @Test(arguments: [
    ("names: {}\n", "sentences"), ("sentences: {}\nname: {}\n", "name"),
    ("- a\n", "keys and values"),
    ("sentences: {opened: [a]}\nnames: {}\n", "opened"),
    ("", "keys and values"),
  ])
  func refusesAnotherShape(text: String, word: String) {
    let faults = Self.faults(in: text)
    #expect(faults.contains { $0.contains(word) }, "\(faults)")
  }

  @Test(arguments: ["say.yaml", "./say.yaml", "/say.yaml", "/nowhere/en/say.yaml"])
  func needsTheFolder(path: String) {
    #expect(throws: FileFaults.self) { try PhrasebookFile.load(path) }
  }
}
