/// The cheapest way to cut a text into words.
///
/// One pass from the left: at each place that can be reached, every word that starts there is a step. The steps of the
/// least cost, followed back from the end, are the words.
enum Segmentation {
  /// The best way to reach a place: from where, and by which word.
  struct Step: Sendable {
    var cost = Int32.max
    var from: Int32 = 0
    /// The place of the word among the entries of the lexicon.
    var entry: Int32 = 0
  }

  /// Puts the words of a text, the blanks among them, into a buffer.
  ///
  /// - Parameter steps: A buffer to work in.
  static func cut(
    _ text: FoldedText, _ lexicon: Lexicon, steps: inout [Step], words: inout [Word]
  ) {
    let count = text.count
    steps.removeAll(keepingCapacity: true)
    steps.reserveCapacity(count + 1)
    for _ in 0...count { steps.append(Step()) }
    // unsafe: the pointers do not leave the call, and every place is below the count of what it points into.
    unsafe steps.withUnsafeMutableBufferPointer { steps in
      unsafe text.symbols.withUnsafeBufferPointer { symbols in
        unsafe lexicon.trie.withMatcher { matcher in
          let path = unsafe Path(steps: steps, symbols: symbols, matcher: matcher)
          // Nearly every order has a word for each of its characters; what has none costs more than such a way.
          if unsafe !path.run(unknown: false) { unsafe _ = path.run(unknown: true) }
        }
      }
    }
    collect(steps, text, &words)
  }

  private static func collect(_ steps: [Step], _ text: FoldedText, _ words: inout [Word]) {
    words.removeAll(keepingCapacity: true)
    var end = text.count
    while end > 0 {
      let step = steps[end]
      let start = Int(step.from)
      var word = Word(start..<end, entry: step.entry)
      if step.entry == Entry.Seen.number.rawValue { word.numeral = numeral(start..<end, text) }
      words.append(word)
      end = start
    }
    words.reverse()
  }

  private static func numeral(_ range: Range<Int>, _ text: FoldedText) -> Numeral? {
    let match = Numerals.match(in: text.symbols, at: range.lowerBound)
    if let match, match.end == range.upperBound { return match.numeral }
    return Numerals.first(in: text.symbols, at: range.lowerBound).map { .whole($0) }
  }
}

/// The most characters of a name in letters and digits.
private let longestName = 16

/// The search over the places of one text, without a check at each step.
@unsafe private struct Path {
  let steps: UnsafeMutableBufferPointer<Segmentation.Step>
  let symbols: UnsafeBufferPointer<Symbol>
  let matcher: DoubleArray.Matcher

  /// - Parameter unknown: Whether a character may stand for nothing.
  /// - Returns: Whether no way through unknown characters can be cheaper.
  func run(unknown: Bool) -> Bool {
    let count = unsafe symbols.count
    unsafe steps[0].cost = 0
    for start in 0..<count where unsafe steps[start].cost < .max {
      unsafe takeWords(at: start)
      unsafe takeSeen(at: start, unknown: unknown)
    }
    return unsafe steps[count].cost < Cost.unknown
  }

  @inline(__always)
  private func takeWords(at start: Int) {
    let cost = unsafe steps[start].cost
    let startsAtEdge = unsafe symbols.isEdge(start)
    unsafe matcher.matches(in: symbols, at: start) { key, edges, end in
      if edges.startsWithWord, !startsAtEdge { return }
      if unsafe edges.endsWithWord && !symbols.isEdge(end) { return }
      let place = Int32(truncatingIfNeeded: key + Entry.Seen.count)
      unsafe take(from: start, to: end, cost: cost + Int32(edges.cost), place)
    }
  }

  @inline(__always)
  private func takeSeen(at start: Int, unknown: Bool) {
    let symbol = unsafe symbols[start]
    if symbol.traits.rawValue != 0 { unsafe takeNumber(at: start, unknown: unknown) }
    guard unknown || symbol.seen != .unknown else { return }
    unsafe take(
      from: start, to: start + 1, cost: steps[start].cost + symbol.seen.cost, symbol.seen.rawValue)
  }

  private func takeNumber(at start: Int, unknown: Bool) {
    let cost = unsafe steps[start].cost
    if unknown, let end = unsafe nameEnd(at: start) {
      unsafe take(from: start, to: end, cost: cost + Cost.unknown, Entry.Seen.unknown.rawValue)
    }
    guard let number = unsafe Numerals.match(in: symbols, at: start) else { return }
    let entry = Entry.Seen.number.rawValue
    unsafe take(from: start, to: number.end, cost: cost + Cost.seen, entry)
    if number.end > start + 1, unsafe symbols[start].isNumeral {
      unsafe take(from: start, to: start + 1, cost: cost + Cost.seen, entry)
    }
  }

  /// Where letters with digits behind them end, which are one name: user01.
  private func nameEnd(at start: Int) -> Int? {
    guard unsafe symbols[start].isLetter, unsafe symbols.isEdge(start) else { return nil }
    let limit = unsafe min(start + longestName + 1, symbols.count)
    var end = start
    while end < limit, unsafe symbols[end].isLetter { end += 1 }
    guard end < limit, unsafe symbols[end].isDigit else { return nil }
    while end < limit, unsafe symbols[end].isAlphanumeric { end += 1 }
    return end - start <= longestName ? end : nil
  }

  @inline(__always)
  private func take(from start: Int, to end: Int, cost: Int32, _ entry: Int32) {
    guard unsafe cost < steps[end].cost else { return }
    unsafe steps[end] = Segmentation.Step(
      cost: cost, from: Int32(truncatingIfNeeded: start), entry: entry)
  }
}
