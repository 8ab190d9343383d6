/// A rule that reads a phrase where one starts.
protocol PhraseRule: SendableMetatype {
  /// Whether a phrase of the rule can start with a word, whatever stands behind it.
  static func canStart(with entry: Entry) -> Bool

  /// The phrase that starts at that word; `nil` where the rule does not apply.
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase?
}

/// All rules that find phrases, the more special ones first.
enum PhraseRules {
  /// Some of the rules, each by its place.
  struct Set: OptionSet, Sendable {
    let rawValue: UInt16
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Takes the first rule out.
    fileprivate mutating func popFirst() -> RuleName? {
      guard rawValue != 0 else { return nil }
      let place = rawValue.trailingZeroBitCount
      self = Set(rawValue: rawValue & (rawValue - 1))
      return all[place].name
    }
  }

  private static let all: [(name: RuleName, rule: any PhraseRule.Type)] = [
    (.listNumber, ListNumberRule.self), (.note, NoteRule.self), (.person, PersonRule.self),
    (.label, LabelRule.self), (.without, WithoutRule.self), (.cubes, CubesRule.self),
    (.quantity, QuantityRule.self), (.price, PriceRule.self), (.portions, PortionsRule.self),
    (.ordinal, OrdinalRule.self), (.drink, DrinkRule.self), (.option, OptionRule.self),
    (.bareNumber, BareNumberRule.self), (.word, WordRule.self),
  ]

  /// The rules by which a phrase can start with a word.
  static func starting(with entry: Entry) -> Set {
    var set: Set = []
    for (place, rule) in all.enumerated() where rule.rule.canStart(with: entry) {
      set.insert(Set(rawValue: 1 << place))
    }
    return set
  }

  /// The phrases of a stretch of words; every word is in exactly one.
  static func phrases(in range: Range<Int>, of tokens: Tokens) -> [Phrase] {
    var phrases: [Phrase] = []
    phrases.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      var phrase = first(at: index, before: range.upperBound, in: tokens)
      phrase.isSpaced = tokens.isSpaced(index)
      phrases.append(phrase)
      index = phrase.tokens.upperBound
    }
    return phrases
  }

  private static func first(at index: Int, before end: Int, in tokens: Tokens) -> Phrase {
    var rules = tokens.rules(index)
    while let rule = rules.popFirst() {
      guard var phrase = phrase(by: rule, at: index, in: tokens), phrase.tokens.upperBound <= end
      else { continue }
      phrase.rule = rule
      return phrase
    }
    return Phrase(.unread, index..<index + 1)
  }

  /// A call that the compiler sees through, as it does not through a list of types.
  private static func phrase(by rule: RuleName, at index: Int, in tokens: Tokens) -> Phrase? {
    switch rule {
    case .listNumber: ListNumberRule.phrase(at: index, in: tokens)
    case .note: NoteRule.phrase(at: index, in: tokens)
    case .person: PersonRule.phrase(at: index, in: tokens)
    case .label: LabelRule.phrase(at: index, in: tokens)
    case .without: WithoutRule.phrase(at: index, in: tokens)
    case .cubes: CubesRule.phrase(at: index, in: tokens)
    case .quantity: QuantityRule.phrase(at: index, in: tokens)
    case .price: PriceRule.phrase(at: index, in: tokens)
    case .portions: PortionsRule.phrase(at: index, in: tokens)
    case .ordinal: OrdinalRule.phrase(at: index, in: tokens)
    case .drink: DrinkRule.phrase(at: index, in: tokens)
    case .option: OptionRule.phrase(at: index, in: tokens)
    case .bareNumber: BareNumberRule.phrase(at: index, in: tokens)
    case .word: WordRule.phrase(at: index, in: tokens)
    default: nil
    }
  }
}
