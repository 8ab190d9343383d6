internal import FoundationEssentials

/// The vocabulary that every side reads: a word, what it is, and which one of those.
public struct ScannerTable: Sendable {
  /// The kinds by their numbers in the record that a scanner gives.
  public static let kinds = ["drink", "size", "ice", "sugar", "addon", "qty", "noise"]

  /// A word of a kind; words of one number mean the same thing.
  public struct Row: Sendable {
    public var word: String
    public var kind: Int
    public var number: Int
  }

  public private(set) var rows: [Row] = []
  public let lines: [String]
  /// The record of each line, as the C scanner prints it.
  public let expected: [String]

  /// Reads the files of a folder.
  public init(folder: String) throws {
    lines = try Self.lines(of: "\(folder)/lines.txt")
    expected = try Self.lines(of: "\(folder)/expect.tsv")
    for line in try Self.lines(of: "\(folder)/vocab.tsv") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3, let kind = Self.kinds.firstIndex(of: String(cells[1])),
        let number = Int(cells[2])
      else { throw SideFailure("\(folder)/vocab.tsv: no word, kind and number: \(line)") }
      rows.append(Row(word: String(cells[0]), kind: kind, number: number))
    }
  }

  /// The words of each thing of a kind, by its number.
  public func names(of kind: String) -> [[String]] {
    var names: [[String]] = []
    for row in rows where Self.kinds[row.kind] == kind {
      while names.count <= row.number { names.append([]) }
      names[row.number].append(row.word)
    }
    return names
  }

  /// How many lines give the record that they should.
  public func exactness(_ record: (String) -> String?) -> String {
    "\(zip(lines, expected).count { record($0) == $1 })/\(lines.count)"
  }

  private static func lines(of path: String) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}
