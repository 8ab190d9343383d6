@testable import OrderText

/// The reader's folding and trie over the scanner's vocabulary, with the longest word taken at each place.
struct Matcher {
  private let folding = Folding()
  private let trie: DoubleArray
  private var values: [(kind: Int, number: Int16)] = []

  init(_ table: ScannerTable) {
    var found: [[UInt8]: (kind: Int, number: Int16)] = [:]
    for row in table.rows {
      found[FoldedText(row.word, folding: folding).bytes] = (row.kind, Int16(row.number))
    }
    let keys = found.keys.sorted { $0.lexicographicallyPrecedes($1) }
    trie = DoubleArray(sortedKeys: keys)
    values = keys.compactMap { found[$0] }
  }

  func record(of line: String) -> ScannerRecord {
    var record = ScannerRecord()
    let text = FoldedText(line, folding: folding)
    var index = 0
    while index < text.bytes.count {
      var longest: (key: Int, end: Int)?
      trie.matches(in: text.bytes, at: index) { key, end in longest = (key, end) }
      if let longest {
        let value = values[longest.key]
        record.put(kind: value.kind, number: value.number)
        index = longest.end
      } else {
        record.unknown += 1
        index = text.bytes.character(at: index)?.end ?? text.bytes.count
      }
    }
    return record
  }
}
