public import ICU

extension Layout {
  /// How a column writes a value, apart from its words.
  public enum Form: Hashable, Sendable {
    /// As the column's type takes it.
    case plain
    /// A number between two texts: `TWD 45`.
    case around(before: String, after: String)
    /// A whole number with zeros before it up to so many digits: `001`.
    case digits(Int)
    /// A moment as the clock of the layout's zone shows it.
    case time(MomentPattern)
    /// The add-ons as one text, with that between them.
    case joined(by: String)
    /// The one add-on that a cup takes.
    case one
    /// Whether one of these add-ons goes into a cup.
    case holds([String])
  }

  /// What the table calls our values.
  public struct Words: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// Where it calls them otherwise: `placed` 新單.
    public var counterparts: [String: String]
    /// How it is written that there is nothing: 無; `nil` leaves the column empty.
    public var none: String?
    /// Whether what has no counterpart cannot be written, and is not written as we call it.
    public var isWhole: Bool

    /// What has no counterpart is written as we call it, and nothing is left empty, unless said.
    public init(_ counterparts: [String: String] = [:], none: String? = nil, isWhole: Bool = false)
    {
      self.counterparts = counterparts
      self.none = none
      self.isWhole = isWhole
    }

    /// Counterparts; what has none is written as we call it.
    public init(dictionaryLiteral counterparts: (String, String)...) {
      self.init(Dictionary(counterparts) { _, last in last })
    }

    func written(_ word: String) -> String { counterparts[word] ?? word }
  }
}
