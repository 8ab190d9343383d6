internal import Ordering
internal import Sides

/// The reader's folding and trie over the scanner's vocabulary, with the longest word taken at each place.
struct Matcher {
  private let folding = Folding()
  private let alphabet: Alphabet
  private let trie: DoubleArray
  private let values: [Value]
  private var buffer: [Symbol] = []

  /// What a word is, and which one.
  private struct Value {
    var kind: Int
    var number: Int16
  }

  init(_ table: ScannerTable) {
    let words = table.rows.map { row in
      (
        scalars: NameKey.of(row.word).unicodeScalars.map(\.value),
        value: Value(kind: row.kind, number: Int16(row.number))
      )
    }
    let alphabet = Alphabet(
      Set(words.flatMap(\.scalars)), numerals: NumeralCharacters(Vocabulary()), folding: folding)
    let found = Dictionary(
      words.filter { !$0.scalars.isEmpty }.map { word in
        (word.scalars.map { alphabet.code(of: $0) }, word.value)
      }, uniquingKeysWith: { _, last in last })
    let sorted = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    trie = DoubleArray(sortedKeys: PackedLists(sorted.map(\.key)), alphabet: alphabet.count)
    values = sorted.map(\.value)
    self.alphabet = alphabet
  }

  mutating func record(of line: String) -> ScannerRecord {
    let text = FoldedText(line, alphabet: alphabet, folding: folding, buffer: takeBuffer())
    let record = record(of: text)
    buffer = text.takeBuffer()
    return record
  }

  private mutating func takeBuffer() -> [Symbol] {
    defer { buffer = [] }
    return buffer
  }

  private func record(of text: FoldedText) -> ScannerRecord {
    var record = ScannerRecord()
    var index = 0
    while index < text.count {
      var key = -1
      var end = index + 1
      trie.matches(in: text.symbols, at: index) { (key, end) = ($0, $1) }
      if key >= 0 {
        record.put(kind: values[key].kind, number: values[key].number)
      } else {
        record.unknown += 1
      }
      index = end
    }
    return record
  }
}
