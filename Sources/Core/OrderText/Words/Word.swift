/// A piece of a text with what it can mean; the words of a text cover it without gap or overlap.
struct Word: Sendable {
  /// The first of the folded characters.
  var lower: Int32
  /// Behind the last.
  var upper: Int32
  /// What it means, by its place among the entries of the lexicon.
  var entry: Int32
  /// Of a number, what it counts or names; of a near miss, its place among those of the text.
  var value: Int32 = 0
  var shape = Numeral.Shape.whole
  /// Whether a blank stands before it.
  var isSpaced = false

  init(_ range: Range<Int>, _ seen: Entry.Seen) {
    self.init(range, entry: seen.rawValue)
  }

  init(_ range: Range<Int>, entry: Int32) {
    lower = Int32(truncatingIfNeeded: range.lowerBound)
    upper = Int32(truncatingIfNeeded: range.upperBound)
    self.entry = entry
  }

  var range: Range<Int> { Int(lower)..<Int(upper) }
  /// How many characters it is.
  var length: Int { Int(upper - lower) }
  var isBlank: Bool { entry == Entry.Seen.blank.rawValue }
  var isUnknown: Bool { entry == Entry.Seen.unknown.rawValue }

  /// The number that it is, where it is one in digits or in characters that count.
  var numeral: Numeral? {
    get {
      entry == Entry.Seen.number.rawValue ? Numeral(shape: shape, value: value) : nil
    }
    set {
      guard let newValue else { return }
      (shape, value) = (newValue.shape, newValue.value)
    }
  }
}

extension Numeral {
  /// What kind of a number it is, apart from its value.
  enum Shape: UInt8, Sendable {
    case whole, clock, date, decimal, odd
  }

  var shape: Shape {
    switch self {
    case .whole: .whole
    case .clock: .clock
    case .date: .date
    case .decimal: .decimal
    case .odd: .odd
    }
  }

  /// The value in four bytes: numerals go to about ten million, a date is its digits in a row.
  var value: Int32 {
    switch self {
    case .whole(let value), .clock(let value): Int32(clamping: value)
    case .date(let year, let month, let day): Int32(clamping: year * 10_000 + month * 100 + day)
    case .decimal, .odd: 0
    }
  }

  init(shape: Shape, value: Int32) {
    let value = Int(value)
    self =
      switch shape {
      case .whole: .whole(value)
      case .clock: .clock(value)
      case .date: .date(year: value / 10_000, month: value / 100 % 100, day: value % 100)
      case .decimal: .decimal
      case .odd: .odd
      }
  }
}
