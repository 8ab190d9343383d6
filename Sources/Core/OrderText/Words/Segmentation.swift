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
  private struct Step {
    var cost = Int32.max
    var from = 0
    var entry: Int32 = -1
    var seen: Meaning?
  }

  init(_ text: FoldedText, lexicon: Lexicon) {
    self.text = text
    self.lexicon = lexicon
    steps = [Step](repeating: Step(), count: text.bytes.count + 1)
  }

  static func words(of text: FoldedText, lexicon: Lexicon) -> [Word] {
    var segmentation = Segmentation(text, lexicon: lexicon)
    return segmentation.run()
  }

  private mutating func run() -> [Word] {
    steps[0].cost = 0
    for start in text.bytes.indices where steps[start].cost < .max {
      takeWords(at: start)
      takeSeen(at: start)
    }
    return words()
  }

  private mutating func takeWords(at start: Int) {
    let startsAtEdge = text.isEdge(start)
    lexicon.trie.matches(in: text.bytes, at: start) { key, end in
      let entry = lexicon.entries[key]
      guard startsAtEdge || !entry.startsWithWord, !entry.endsWithWord || text.isEdge(end) else {
        return
      }
      take(from: start, to: end, cost: entry.cost, entry: Int32(key), seen: nil)
    }
  }

  private mutating func takeSeen(at start: Int) {
    guard let (scalar, end) = text.bytes.character(at: start) else { return }
    if let end = nameEnd(at: start) {
      take(from: start, to: end, cost: Cost.unknown, entry: -1, seen: .unknown)
    }
    if let number = lexicon.numerals.match(in: text.bytes, at: start) {
      take(
        from: start, to: number.end, cost: Cost.seen, entry: -1, seen: .number(number.numeral))
      if number.end > end, let first = lexicon.numerals.first(in: text.bytes, at: start) {
        take(from: start, to: end, cost: Cost.seen, entry: -1, seen: .number(.whole(first)))
      }
    }
    if let mark = Mark(scalar) {
      take(from: start, to: end, cost: Cost.mark + 1, entry: -1, seen: .mark(mark))
    } else if scalar == 0x20 {
      take(from: start, to: end, cost: 0, entry: -1, seen: .blank)
    } else if isPicture(scalar) {
      take(from: start, to: end, cost: Cost.picture, entry: -1, seen: .picture)
    } else {
      take(from: start, to: end, cost: Cost.unknown, entry: -1, seen: .unknown)
    }
  }

  /// Where letters with digits behind them end, which are one name: user01.
  private func nameEnd(at start: Int) -> Int? {
    guard text.bytes[start].isLetter, text.isEdge(start) else { return nil }
    let near = text.bytes[start...].prefix(Self.longestName + 1)
    guard let digits = near.firstIndex(where: { !$0.isLetter }), text.bytes[digits].isDigit else {
      return nil
    }
    let end = near[digits...].firstIndex { !$0.isLetter && !$0.isDigit } ?? near.endIndex
    return end - start <= Self.longestName ? end : nil
  }

  private mutating func take(
    from start: Int, to end: Int, cost: Int32, entry: Int32, seen: Meaning?
  ) {
    let total = steps[start].cost + cost
    guard total < steps[end].cost else { return }
    steps[end] = Step(cost: total, from: start, entry: entry, seen: seen)
  }

  private func words() -> [Word] {
    var words: [Word] = []
    var end = text.bytes.count
    while end > 0 {
      let step = steps[end]
      let meanings = step.seen.map { [$0] } ?? lexicon.entries[Int(step.entry)].meanings
      words.append(Word(lower: step.from, upper: end, meanings: meanings))
      end = step.from
    }
    return words.reversed()
  }

  /// Emoji and other signs that show a mood and say nothing.
  private func isPicture(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2190...0x2BFF, 0x1F000...0x1FAFF, 0x3030, 0x303D, 0xFE0E, 0xFE0F, 0x200D: true
    case 0x7E, 0x5E, 0xFF5E, 0x2026, 0x300C...0x300F, 0x201C, 0x201D, 0x22, 0x27: true
    case 0..<0x20: true
    default: false
    }
  }
}

extension Mark {
  /// The mark that a character is, by how people use it in orders.
  init?(_ scalar: UInt32) {
    switch Unicode.Scalar(scalar) {
    case "\n", "\r", ";", "。", "!", "｡": self = .hard
    case "?": self = .question
    case ",", "、", "､": self = .comma
    case ":": self = .colon
    case "/", "|", "_", ".", "·", "・", "•", "‧", "*", "●", "→", ">", "\\": self = .soft
    case "+": self = .plus
    case "-", "–", "—": self = .minus
    case "(", "[", "{", "【", "〔", "<", "《": self = .open
    case ")", "]", "}", "】", "〕", "》": self = .close
    case "#": self = .number
    default: return nil
    }
  }
}
