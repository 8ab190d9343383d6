/// A text that is cut into words, without its blanks.
struct CutText: WordSequence, ~Copyable {
  private(set) var text: FoldedText
  let lexicon: Lexicon
  private(set) var words: [Word]
  /// What is one slip away from names of the menu.
  private(set) var nearMisses: [NearMiss] = []
  /// The kinds of things that any of the words means.
  let kinds: Entry.Kinds
  /// The parts that any of the words can play.
  let roles: RoleSet

  /// - Parameter workspace: Buffers to work in, which are taken until they are given back.
  init(_ original: String, lexicon: Lexicon, workspace: inout Workspace) {
    self.lexicon = lexicon
    text = FoldedText(
      original, alphabet: lexicon.alphabet, folding: lexicon.folding, buffer: &workspace.symbols)
    words = []
    swap(&words, &workspace.words)
    Segmentation.cut(text.symbols, lexicon, steps: &workspace.steps)
    var found = Self.take(
      workspace.steps, text.symbols, lexicon, keepingBlanks: false, &words)
    if found.mayHideSlip {
      _ = Self.take(workspace.steps, text.symbols, lexicon, keepingBlanks: true, &words)
      nearMisses = NearMisses.read(&words, text, lexicon)
      Self.dropBlanks(&words)
      found = Found()
      for word in words { found.take(lexicon.entries[Int(word.entry)]) }
    }
    (kinds, roles) = (found.kinds, found.roles)
  }

  /// Gives the buffers back, after which the text is of no more use.
  mutating func giveBack(_ workspace: inout Workspace) {
    text.giveBack(&workspace.symbols)
    swap(&words, &workspace.words)
  }

  /// What words are of, taken together.
  private struct Found {
    var kinds = Entry.Kinds()
    var roles = RoleSet()
    /// Whether one of them may be a slip for a name.
    var mayHideSlip = false

    @inline(__always)
    mutating func take(_ entry: borrowing Entry) {
      kinds.formUnion(entry.kinds)
      roles.formUnion(entry.roles)
    }
  }

  /// Follows the steps of the cheapest way from word to word.
  @inline(__always)
  private static func take(
    _ steps: [Segmentation.Step], _ symbols: [Symbol], _ lexicon: Lexicon,
    keepingBlanks: Bool, _ words: inout [Word]
  ) -> Found {
    var found = Found()
    words.removeAll(keepingCapacity: true)
    let count = symbols.count
    words.append(addingCapacity: count) { words in
      var start = 0
      var isSpaced = true
      while start < count {
        let end = Int(steps[start].next)
        var word = Word(start..<end, entry: steps[end].entry)
        start = end
        let isBlank = word.isBlank
        if isBlank, !keepingBlanks {
          isSpaced = true
          continue
        }
        word.isSpaced = isSpaced
        isSpaced = isBlank
        if word.entry == Entry.Seen.number.rawValue {
          word.numeral = Segmentation.numeral(word.range, symbols)
        }
        found.take(lexicon.entries[Int(word.entry)])
        found.mayHideSlip = found.mayHideSlip || lexicon.mayHideSlip(word, symbols)
        words.append(word)
      }
    }
    return found
  }

  private static func dropBlanks(_ words: inout [Word]) {
    var isSpaced = true
    var count = 0
    for index in words.indices {
      guard !words[index].isBlank else {
        isSpaced = true
        continue
      }
      words[count] = words[index]
      words[count].isSpaced = isSpaced
      isSpaced = false
      count += 1
    }
    words.removeLast(words.count - count)
  }
}
