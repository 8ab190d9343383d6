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
    /// Where the word ends that the cheapest way takes from here.
    var next: Int32 = 0
  }

  /// Finds the cheapest way through a text and leaves it in a buffer.
  static func cut(_ symbols: [Symbol], _ lexicon: Lexicon, steps: inout [Step]) {
    steps.removeAll(keepingCapacity: true)
    let places = symbols.count + 1
    steps.append(addingCapacity: places) { $0.append(repeating: Step(), count: places) }
    // unsafe: the pointers do not leave the call, and every place is below the count of what it points into.
    unsafe steps.withUnsafeMutableBufferPointer { steps in
      unsafe symbols.withUnsafeBufferPointer { symbols in
        unsafe lexicon.trie.withMatcher { matcher in
          let path = unsafe Path(steps: steps, symbols: symbols, matcher: matcher)
          // Nearly every order has a word for each of its characters; what has none costs more than such a way.
          if unsafe !path.run(unknown: false) { unsafe _ = path.run(unknown: true) }
          unsafe path.turn()
        }
      }
    }
  }

  /// The stretches of the words on the cheapest way, the blanks among them.
  static func words(_ steps: [Step]) -> some Sequence<Range<Int>> {
    sequence(state: 0) { start in
      guard start + 1 < steps.count else { return nil }
      let word = start..<Int(steps[start].next)
      start = word.upperBound
      return word
    }
  }

  /// The number in digits or characters that stands at a stretch.
  static func numeral(_ range: Range<Int>, _ symbols: [Symbol]) -> Numeral? {
    if range.count == 1 {
      return Numerals.first(in: symbols, at: range.lowerBound).map { .whole($0) }
    }
    let match = Numerals.match(in: symbols, at: range.lowerBound)
    if let match, match.end == range.upperBound { return match.numeral }
    return Numerals.first(in: symbols, at: range.lowerBound).map { .whole($0) }
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

  /// Turns the cheapest way around, so that it is followed from the start.
  func turn() {
    var end = unsafe symbols.count
    while end > 0 {
      let start = unsafe Int(steps[end].from)
      unsafe steps[start].next = Int32(truncatingIfNeeded: end)
      end = start
    }
  }

  @inline(__always)
  private func takeWords(at start: Int) {
    let cost = unsafe steps[start].cost
    let startsAtEdge = unsafe symbols.isEdge(start) || isBehindCode(start)
    unsafe matcher.matches(in: symbols, at: start) { key, end in
      let edges = unsafe matcher.edges[key]
      if edges.startsWithWord, !startsAtEdge { return }
      if unsafe edges.endsWithWord && !symbols.isEdge(end) && !isCode(start, end) { return }
      let place = Int32(truncatingIfNeeded: key + Entry.Seen.count)
      unsafe take(from: start, to: end, cost: cost + edges.cost, place)
    }
  }

  /// Whether a word is a code that more digits follow: of `b457分冰` b45, and 7分冰 is a word of its own.
  private func isCode(_ start: Int, _ end: Int) -> Bool {
    unsafe symbols[start].isLetter && symbols[end - 1].isDigit && symbols[end].isDigit
  }

  /// Whether the way comes here from a code, in the middle of digits: no other word ends there.
  private func isBehindCode(_ start: Int) -> Bool {
    unsafe symbols[start].isDigit && steps[start].entry >= Entry.Seen.count
  }

  @inline(__always)
  private func takeSeen(at start: Int, unknown: Bool) {
    let symbol = unsafe symbols[start]
    // Behind a code digits are of a word or of nothing: nobody says 7 cups so.
    if symbol.isDigit, unsafe !symbols.isEdge(start) && isBehindCode(start) { return }
    if symbol.isNumber || unknown && symbol.isLetter {
      unsafe takeNumber(at: start, unknown: unknown)
    }
    guard unknown || !symbol.isUnexplained else { return }
    unsafe take(
      from: start, to: start + 1, cost: steps[start].cost + symbol.seen.cost, symbol.seen.rawValue)
  }

  private func takeNumber(at start: Int, unknown: Bool) {
    let cost = unsafe steps[start].cost
    if unknown, let end = unsafe nameEnd(at: start) {
      unsafe take(from: start, to: end, cost: cost + Cost.unknown, Entry.Seen.unknown.rawValue)
    }
    let entry = Entry.Seen.number.rawValue
    if unsafe Numerals.isAlone(in: symbols, at: start) {
      return unsafe take(from: start, to: start + 1, cost: cost + Cost.seen, entry)
    }
    guard let number = unsafe Numerals.match(in: symbols, at: start) else { return }
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
