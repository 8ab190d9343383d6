/// What a word means, at most one thing of each kind, and what it costs to read it where it stands.
///
/// In 32 bytes, two to a line of a cache; what else it means is among the lexicon's meanings.
struct Entry: Sendable {
  var roles = RoleSet()
  var kinds: Kinds = []
  /// What the first of its meanings that has a number is the number of.
  private(set) var number: Int32 = 0
  /// The kind of that meaning, by its bit.
  private var numberKind: UInt8 = 0
  private(set) var field = LevelField.size
  var edges = Edges()
  var mark: Mark?
  /// Whether it is one character.
  var isSingle = false
  /// Whether who speaks is a part of the word: 幫我.
  var holdsPronoun = false
  /// Whether it can be what a slip made of a name.
  var slip = Slip.never

  /// What a word costs, and whether it starts or ends in the middle of a run of letters or digits nowhere.
  struct Edges: Sendable {
    private var bits: UInt16 = 0
    private static let costMask: UInt16 = 0x3FFF

    init() {}

    /// - Parameter cost: Up to 16,383; a name of more than sixty characters costs no more.
    init(cost: Int32, startsWithWord: Bool = false, endsWithWord: Bool = false) {
      bits =
        min(UInt16(clamping: cost), Self.costMask) | (startsWithWord ? 1 << 14 : 0)
        | (endsWithWord ? 1 << 15 : 0)
    }

    @inline(__always)
    var cost: Int32 { Int32(bits & Self.costMask) }
    @inline(__always)
    var startsWithWord: Bool { bits & 1 << 14 != 0 }
    @inline(__always)
    var endsWithWord: Bool { bits & 1 << 15 != 0 }
  }

  enum Slip: Sendable {
    case never
    /// Where it sounds like a character that a name has there.
    case bySound
    case always
  }

  /// The kinds of things that a word means.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    static let drink = Kinds(rawValue: 1 << 0)
    static let partial = Kinds(rawValue: 1 << 1)
    static let level = Kinds(rawValue: 1 << 2)
    static let pair = Kinds(rawValue: 1 << 3)
    static let either = Kinds(rawValue: 1 << 4)
    static let addOn = Kinds(rawValue: 1 << 5)
    static let shop = Kinds(rawValue: 1 << 6)
    static let count = Kinds(rawValue: 1 << 7)
    static let multiple = Kinds(rawValue: 1 << 8)
    static let note = Kinds(rawValue: 1 << 9)
    static let role = Kinds(rawValue: 1 << 10)
    static let literal = Kinds(rawValue: 1 << 11)
    static let number = Kinds(rawValue: 1 << 12)
    static let mark = Kinds(rawValue: 1 << 13)
    static let nearMiss = Kinds(rawValue: 1 << 14)
    static let blank = Kinds(rawValue: 1 << 15)
    static let picture = Kinds(rawValue: 1 << 16)
    static let unknown = Kinds(rawValue: 1 << 17)
    static let pack = Kinds(rawValue: 1 << 18)
    static let shortName = Kinds(rawValue: 1 << 19)
    init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// What is not looked up but seen; the raw value is its place among the entries, before all words.
  enum Seen: Int32, Sendable, CaseIterable {
    case unknown, blank, picture, number, nearMiss
    case hard, question, comma, colon, soft, plus, minus, open, close, numberSign

    /// How many entries there are before those of words.
    static let count = 15

    /// What a folded character is where no word explains it.
    init(_ scalar: UInt32) {
      if let mark = Mark(scalar) {
        self = Seen(mark)
      } else if scalar == 0x20 {
        self = .blank
      } else {
        self = Self.isPicture(scalar) ? .picture : .unknown
      }
    }

    private init(_ mark: Mark) {
      self =
        switch mark {
        case .hard: .hard
        case .question: .question
        case .comma: .comma
        case .colon: .colon
        case .soft: .soft
        case .plus: .plus
        case .minus: .minus
        case .open: .open
        case .close: .close
        case .number: .numberSign
        }
    }

    var mark: Mark? {
      switch self {
      case .hard: .hard
      case .question: .question
      case .comma: .comma
      case .colon: .colon
      case .soft: .soft
      case .plus: .plus
      case .minus: .minus
      case .open: .open
      case .close: .close
      case .numberSign: .number
      default: nil
      }
    }

    /// The same as meanings.
    var meanings: [Meaning] {
      switch self {
      case .unknown: [.unknown]
      case .blank: [.blank]
      case .picture: [.picture]
      case .number, .nearMiss: []
      default: mark.map { [.mark($0)] } ?? []
      }
    }

    /// Emoji and other signs that show a mood and say nothing.
    private static func isPicture(_ scalar: UInt32) -> Bool {
      switch scalar {
      case 0x2190...0x2BFF, 0x1F000...0x1FAFF, 0x3030, 0x303D, 0xFE0E, 0xFE0F, 0x200D: true
      case 0x7E, 0x5E, 0xFF5E, 0x2026, 0x300C...0x300F, 0x201C, 0x201D, 0x22, 0x27: true
      case 0..<0x20: true
      default: false
      }
    }

    var cost: Int32 {
      switch self {
      case .unknown, .nearMiss: Cost.unknown
      case .blank: 0
      case .picture: Cost.picture
      case .number: Cost.seen
      default: Cost.mark + 1
      }
    }
  }

  func isAny(of kinds: Kinds) -> Bool { !self.kinds.isDisjoint(with: kinds) }

  func isAny(of roles: [Role]) -> Bool { roles.contains { self.roles.contains($0) } }

  /// What is seen, as an entry.
  init(_ seen: Seen) {
    edges = Edges(cost: seen.cost)
    mark = seen.mark
    kinds =
      switch seen {
      case .unknown: .unknown
      case .blank: .blank
      case .picture: .picture
      case .number: .number
      case .nearMiss: .nearMiss
      default: .mark
      }
    slip = slipByKinds
  }

  /// A word of the lexicon; of two meanings of a kind the first is kept.
  ///
  /// - Parameter surcharge: What it costs beside what its meanings do.
  init(_ key: ArraySlice<UInt32>, _ meanings: [Meaning], surcharge: Int32) {
    for meaning in meanings { take(meaning) }
    isSingle = key.count == 1
    if isSingle, let own = key.first.flatMap(Mark.init) { take(.mark(own)) }
    var cost = Cost.of(meanings, length: key.count)
    if mark != nil { cost = min(cost, Cost.mark) }
    edges = Edges(
      cost: cost + surcharge,
      startsWithWord: key.first.map(Self.isLetterOrDigit) ?? false,
      endsWithWord: key.last.map(Self.isLetterOrDigit) ?? false)
    slip = slipByKinds
    // Only characters that sound like one in a name can stand for it.
    if slip == .bySound, key.count > 1 || key.first.map(Folding().sound) ?? 0 == 0 { slip = .never }
  }

  private static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar) || (0x30...0x39).contains(scalar)
  }

  private mutating func take(_ meaning: Meaning) {
    if let numbered = meaning.numbered {
      if kinds.isDisjoint(with: .numbered) {
        number = Int32(clamping: numbered.number)
        numberKind = numbered.kind.bit
      }
      if case .level(let own, _) = meaning, !kinds.contains(.level) { field = own }
      kinds.insert(numbered.kind)
      return
    }
    switch meaning {
    case .note: kinds.insert(.note)
    case .mark(let own):
      kinds.insert(.mark)
      mark = mark ?? own
    case .role(let role):
      kinds.insert(.role)
      roles.insert(role)
    default: break
    }
  }

  /// The number of a kind, where that is the kind of the first of the numbered meanings.
  @inline(__always)
  func number(of kind: Kinds) -> Int? {
    kinds.contains(kind) && numberKind == kind.bit ? Int(number) : nil
  }

  private var slipByKinds: Slip {
    if kinds.contains(.unknown) { return .always }
    if !kinds.isDisjoint(with: [.partial, .shortName]), !kinds.contains(.shop) { return .always }
    let strong: Kinds = [
      .partial, .pair, .addOn, .shop, .count, .multiple, .note, .nearMiss, .blank, .picture,
    ]
    return kinds.isDisjoint(with: strong) && kinds != .mark ? .bySound : .never
  }
}

extension Entry.Kinds {
  /// The place of its one bit.
  @inline(__always)
  var bit: UInt8 { UInt8(truncatingIfNeeded: rawValue.trailingZeroBitCount) }

  /// The kinds of meanings that have a number.
  static let numbered: Entry.Kinds = [
    .drink, .partial, .level, .pair, .either, .addOn, .shop, .count, .pack, .shortName, .multiple,
    .literal, .number,
  ]
}

extension Meaning {
  /// What it is the number of, and that number.
  var numbered: (kind: Entry.Kinds, number: Int)? {
    switch self {
    case .drink(let number): (.drink, number)
    case .partial(let number): (.partial, number)
    case .level(_, let word): (.level, word)
    case .pair(let number): (.pair, number)
    case .either(let number): (.either, number)
    case .addOn(let number): (.addOn, number)
    case .shop(let number): (.shop, number)
    case .count(let cups): (.count, cups)
    case .pack(let cups): (.pack, cups)
    case .shortName(let number): (.shortName, number)
    case .multiple(let times): (.multiple, times)
    case .literal(let number): (.literal, number)
    case .number(.whole(let value)): (.number, value)
    default: nil
    }
  }
}
