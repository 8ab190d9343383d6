internal import DataFiles
internal import OrderText
internal import Ordering
internal import Sides

/// What can be measured of whole readings, by name: `lines`, `menu 10`, `text brackets 512`.
struct Subjects {
  private let table: ScannerTable
  private let scannerMenu: ScannerMenu
  private let scannerReader: Reader
  private let vocabulary: Vocabulary
  private let sample: Reader
  private var readers: [Int: Reader] = [:]
  private var workspace = Workspace()

  init(root: String) throws {
    table = try ScannerTable(folder: "\(root)/Benchmarks/Scanner")
    let loaded = try VocabularyFile.load(prompts: "\(root)/prompts", locales: ["zh-Hant", "en"])
    guard let loaded else { throw SideFailure("\(root)/prompts: no locale") }
    vocabulary = loaded
    scannerMenu = ScannerMenu(table)
    scannerReader = Reader(vocabulary: loaded, menus: [scannerMenu.menu])
    sample = Reader(
      vocabulary: loaded, menus: [try MenuFile.load("\(root)/deploy/menus/kebuke.yaml")])
  }

  /// How many lines are read as the C scanner reads them.
  var exactness: String {
    table.exactness { scannerMenu.record(of: scannerReader.read($0).acts.first?.items.first) }
  }

  /// Works on a subject for so many seconds of CPU time.
  mutating func measure(_ words: [String], seconds: Double) throws -> Stopwatch.Count {
    switch (words.first, words.dropFirst().last.flatMap { Int($0) }) {
    case ("lines", nil): return count(table.lines, seconds, scannerReader)
    case ("menu", let drinks?):
      let reader =
        readers[drinks]
        ?? Reader(vocabulary: vocabulary, menus: [GrownMenu.menu(drinks: drinks)])
      readers[drinks] = reader
      return count(GrownMenu.lines, seconds, reader)
    case ("text", let bytes?) where words.count == 3:
      return count([try WorstText.text(words[1], bytes: bytes)], seconds, sample)
    default: throw SideFailure("nothing is called \(words.joined(separator: " "))")
    }
  }

  private mutating func count(
    _ lines: [String], _ seconds: Double, _ reader: Reader
  ) -> Stopwatch.Count {
    Stopwatch.count(lines, seconds) { reader.read($0, in: &workspace).acts.count }
  }
}
