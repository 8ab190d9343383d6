/// The cheapest way to cut a text into words.
///
/// One pass from the left: at each place that can be reached, every word that starts there is a step. The steps of the
/// least cost, followed back from the end, are the words.
struct Segmentation {
  private static let longestName = 16
  private let text: FoldedText
  private let lexicon: Lexicon
  private var steps: [Step]

  /// The best way to reach a place: from where, and by which word.
  struct Step {
    var cost = Int32.max
    var from: Int32 = 0
    /// The place of the word among the entries of the lexicon.
    var entry: Int32 = 0
  }

  private init(_ text: FoldedText, _ lexicon: Lexicon, _ steps: consuming [Step]) {
    self.text = text
    self.lexicon = lexicon
    self.steps = steps
  }

  /// Puts the words of a text, the blanks among them, into a buffer.
  ///
  /// - Parameter steps: A buffer to work in.
  static func cut(
    _ text: FoldedText, _ lexicon: Lexicon, steps: inout [Step], words: inout [Word]
  ) {
    var segmentation = Segmentation(text, lexicon, steps)
    steps = []
    // Nearly every order has a word for each of its characters; what has none costs more than any such way.
    if !segmentation.run(unknown: false) { _ = segmentation.run(unknown: true) }
    segmentation.collect(&words)
    steps = segmentation.steps
  }

  /// - Parameter unknown: Whether a character may stand for nothing.
  /// - Returns: Whether no way through unknown characters can be cheaper.
  private mutating func run(unknown: Bool) -> Bool {
    let count = text.count
    steps.removeAll(keepingCapacity: true)
    steps.append(Step(cost: 0))
    for _ in 0..<count { steps.append(Step()) }
    for start in 0..<count where steps[start].cost < .max {
      takeWords(at: start)
      takeSeen(at: start, unknown: unknown)
    }
    return steps[count].cost < Cost.unknown
  }

  @inline(__always)
  private mutating func takeWords(at start: Int) {
    let startsAtEdge = text.isEdge(start)
    lexicon.trie.matches(in: text.symbols, at: start) { key, end in
      let place = key + Entry.Seen.allCases.count
      let entry = lexicon.edges[place]
      guard entry.isFree || allows(entry, startsAtEdge, end) else { return }
      take(from: start, to: end, cost: entry.cost, Int32(truncatingIfNeeded: place))
    }
  }

  /// Whether a word of letters or digits starts and ends at an edge.
  private func allows(_ entry: Entry.Edges, _ startsAtEdge: Bool, _ end: Int) -> Bool {
    (startsAtEdge || !entry.startsWithWord) && (!entry.endsWithWord || text.isEdge(end))
  }

  @inline(__always)
  private mutating func takeSeen(at start: Int, unknown: Bool) {
    let symbol = text.symbols[start]
    if !symbol.traits.isEmpty { takeNumber(at: start, unknown: unknown) }
    guard unknown || symbol.seen != .unknown else { return }
    take(from: start, to: start + 1, cost: symbol.seen.cost, symbol.seen.rawValue)
  }

  private mutating func takeNumber(at start: Int, unknown: Bool) {
    if unknown, let end = nameEnd(at: start) {
      take(from: start, to: end, cost: Cost.unknown, Entry.Seen.unknown.rawValue)
    }
    guard let number = Numerals.match(in: text.symbols, at: start) else { return }
    take(from: start, to: number.end, cost: Cost.seen, Entry.Seen.number.rawValue)
    if number.end > start + 1, text.symbols[start].isNumeral {
      take(from: start, to: start + 1, cost: Cost.seen, Entry.Seen.number.rawValue)
    }
  }

  /// Where letters with digits behind them end, which are one name: user01.
  private func nameEnd(at start: Int) -> Int? {
    let symbols = text.symbols
    guard symbols[start].isLetter, text.isEdge(start) else { return nil }
    let limit = min(start + Self.longestName + 1, symbols.count)
    var end = start
    while end < limit, symbols[end].isLetter { end += 1 }
    guard end < limit, symbols[end].isDigit else { return nil }
    while end < limit, symbols[end].isLetter || symbols[end].isDigit { end += 1 }
    return end - start <= Self.longestName ? end : nil
  }

  @inline(__always)
  private mutating func take(from start: Int, to end: Int, cost: Int32, _ entry: Int32) {
    let total = steps[start].cost + cost
    guard total < steps[end].cost else { return }
    steps[end] = Step(cost: total, from: Int32(truncatingIfNeeded: start), entry: entry)
  }

  private func collect(_ words: inout [Word]) {
    words.removeAll(keepingCapacity: true)
    var end = text.count
    while end > 0 {
      let step = steps[end]
      let start = Int(step.from)
      var word = Word(start..<end, entry: step.entry)
      if step.entry == Entry.Seen.number.rawValue { word.numeral = numeral(start..<end) }
      words.append(word)
      end = start
    }
    words.reverse()
  }

  private func numeral(_ range: Range<Int>) -> Numeral? {
    let match = Numerals.match(in: text.symbols, at: range.lowerBound)
    if let match, match.end == range.upperBound { return match.numeral }
    return Numerals.first(in: text.symbols, at: range.lowerBound).map { .whole($0) }
  }
}
