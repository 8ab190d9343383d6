/// What a lexicon knows of its words, in the order of their folded bytes.
struct WordEntries {
  /// The characters of each word.
  private(set) var keys = PackedLists<UInt32>()
  /// What is seen, then the words.
  private(set) var entries = Entry.Seen.allCases.map { Entry($0) }
  /// All that each entry can mean.
  private(set) var meanings = PackedLists<Meaning>()

  init(_ builder: LexiconBuilder, pronouns: [String]) {
    let table = builder.words
    let pronouns = Pieces(pronouns.map { Lexicon.key($0).scalars })
    entries.reserveCapacity(entries.count + table.count)
    keys.reserveCapacity(table.count, elements: table.keys.keys.elements.count)
    meanings.reserveCapacity(entries.count + table.count, elements: 2 * table.count)
    for seen in Entry.Seen.allCases { meanings.append(seen.meanings) }
    var meant: [Meaning] = []
    for word in table.keys.sorted() {
      keys.append(table.keys[word].scalars)
      let key = keys[keys.count - 1]
      meant.removeAll(keepingCapacity: true)
      table.forEachMeaning(of: word) { meant.append($0) }
      var entry = Entry(key, meant, surcharge: builder.surcharges[word] ?? 0)
      entry.holdsPronoun = pronouns.isAny(in: key)
      entries.append(entry)
      if let mark = entry.mark { meant.append(.mark(mark)) }
      meanings.append(meant)
    }
  }

  func meanings(ofWord word: Int) -> ArraySlice<Meaning> { meanings[Entry.Seen.count + word] }
}

/// A few short runs of characters that are looked for in many words.
private struct Pieces {
  private let pieces: [[UInt32]]
  /// A bit for the end of each piece's first character: most words have none of them.
  private var heads: UInt64 = 0

  init(_ pieces: [[UInt32]]) {
    self.pieces = pieces.filter { !$0.isEmpty }
    for piece in self.pieces { heads |= 1 << UInt64(piece[0] & 63) }
  }

  /// Whether any of them stands anywhere in a word.
  func isAny(in word: ArraySlice<UInt32>) -> Bool {
    word.indices.contains { place in
      heads >> UInt64(word[place] & 63) & 1 != 0
        && pieces.contains { word[place...].starts(with: $0) }
    }
  }
}
