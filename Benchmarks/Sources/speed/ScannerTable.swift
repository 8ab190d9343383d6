import FoundationEssentials

/// The vocabulary that every side reads: a word, what it is, and which one of those.
struct ScannerTable {
  /// The kinds by their numbers in the record that a scanner gives.
  static let kinds = ["drink", "size", "ice", "sugar", "addon", "qty", "noise"]

  struct Row {
    var word: String
    var kind: Int
    var number: Int
  }

  private(set) var rows: [Row] = []
  let lines: [String]
  /// The record of each line, as the C scanner prints it.
  let expected: [String]

  init(folder: String) throws {
    for line in try Self.lines(of: "\(folder)/vocab.tsv") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3, let kind = Self.kinds.firstIndex(of: String(cells[1])),
        let number = Int(cells[2])
      else { throw SpeedFailure("\(folder)/vocab.tsv: no word, kind and number: \(line)") }
      rows.append(Row(word: String(cells[0]), kind: kind, number: number))
    }
    lines = try Self.lines(of: "\(folder)/lines.txt")
    expected = try Self.lines(of: "\(folder)/expect.tsv")
  }

  /// The words of each thing of a kind, by its number.
  func names(of kind: String) -> [[String]] {
    var names: [[String]] = []
    for row in rows where Self.kinds[row.kind] == kind {
      while names.count <= row.number { names.append([]) }
      names[row.number].append(row.word)
    }
    return names
  }

  private static func lines(of path: String) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}

/// Why nothing can be measured.
struct SpeedFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
