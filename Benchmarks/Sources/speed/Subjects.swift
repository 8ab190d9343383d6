import DataFiles
import OrderText
import Ordering

/// What can be measured, by name: `matcher`, `reading`, `menu 10`, `text brackets 512`.
struct Subjects {
  private let table: ScannerTable
  private let matcher: Matcher
  private let scannerMenu: ScannerMenu
  private let scannerReader: Reader
  private let vocabulary: Vocabulary
  private var readers: [Int: Reader] = [:]
  private let sample: Reader

  init(root: String) throws {
    table = try ScannerTable(folder: "\(root)/Benchmarks/Scanner")
    let loaded = try VocabularyFile.load(prompts: "\(root)/prompts", locales: ["zh-Hant", "en"])
    guard let loaded else { throw SpeedFailure("\(root)/prompts: no locale") }
    vocabulary = loaded
    matcher = Matcher(table)
    scannerMenu = ScannerMenu(table)
    scannerReader = Reader(vocabulary: loaded, menus: [scannerMenu.menu])
    sample = Reader(
      vocabulary: loaded, menus: [try MenuFile.load("\(root)/deploy/menus/kebuke.yaml")])
  }

  /// How many lines the matcher and the whole reader read as the C scanner does.
  var exactness: String {
    let lines = zip(table.lines, table.expected)
    let matched = lines.count { matcher.record(of: $0).text == $1 }
    let read = lines.count { line, record in
      scannerMenu.record(of: scannerReader.read(line).acts.first?.items.first) == record
    }
    return "exact=\(matched)/\(table.lines.count) read=\(read)/\(table.lines.count)"
  }

  /// Works on a subject for so many seconds of CPU time.
  mutating func measure(_ words: [Substring], seconds: Double) throws -> Stopwatch.Count {
    switch (words.first, words.dropFirst().last.flatMap { Int($0) }) {
    case ("matcher", nil):
      return Stopwatch.count(table.lines, seconds) { matcher.record(of: $0).unknown }
    case ("reading", nil):
      return Stopwatch.count(table.lines, seconds) { scannerReader.read($0).acts.count }
    case ("menu", let drinks?):
      let reader =
        readers[drinks]
        ?? Reader(vocabulary: vocabulary, menus: [GrownMenu.menu(drinks: drinks)])
      readers[drinks] = reader
      return Stopwatch.count(GrownMenu.lines, seconds) { reader.read($0).acts.count }
    case ("text", let bytes?) where words.count == 3:
      let text = try WorstText.text(String(words[1]), bytes: bytes)
      return Stopwatch.count([text], seconds) { sample.read($0).acts.count }
    default: throw SpeedFailure("nothing is called \(words.joined(separator: " "))")
    }
  }
}
