internal import Ordering
internal import Sides

/// The reader's folding and trie over the scanner's vocabulary, with the longest word taken at each place.
struct Matcher {
  private let folding = Folding()
  private let alphabet: Alphabet
  private let trie: DoubleArray
  private let values: [Value]
  private var symbols: [Symbol] = []
  private(set) var record = ScannerRecord()

  /// What a word is, and which one.
  private struct Value {
    var kind: UInt8
    var number: Int16
  }

  init(_ table: ScannerTable) {
    let words = table.rows.map { row in
      (
        scalars: NameKey.of(row.word).unicodeScalars.map(\.value),
        value: Value(kind: UInt8(row.kind), number: Int16(row.number))
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

  /// Reads a line into the record.
  mutating func read(_ line: String) {
    symbols.fold(line, alphabet, folding)
    record = ScannerRecord()
    var index = 0
    while index < symbols.count {
      var key = -1
      var end = index + 1
      trie.matches(in: symbols, at: index) { (key, end) = ($0, $1) }
      if key >= 0 {
        record.put(kind: Int(values[key].kind), number: values[key].number)
      } else {
        record.unknown += 1
      }
      index = end
    }
  }
}
