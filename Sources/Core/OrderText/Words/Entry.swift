/// What a word means, at most one thing of each kind, and what it costs to read it where it stands.
struct Entry: Sendable {
  var kinds: Kinds = []
  var roles = RoleSet()
  var edges = Edges()
  /// Whether it is one character.
  var isSingle = false
  /// Whether who speaks is a part of the word: 幫我.
  var holdsPronoun = false
  var mark: Mark?
  var field = LevelField.size
  var level: Int32 = 0
  var drink: Int32 = 0
  var partial: Int32 = 0
  var pair: Int32 = 0
  var either: Int32 = 0
  var addOn: Int32 = 0
  var shop: Int32 = 0
  var count: Int32 = 0
  var pack: Int32 = 0
  var multiple: Int32 = 0
  var shortName: Int32 = 0
  var literal: Int32 = 0
  var number: Int32 = 0

  /// What a word costs, and whether it starts or ends in the middle of a run of letters or digits nowhere.
  struct Edges: Sendable {
    var cost: Int16 = 0
    var startsWithWord = false
    var endsWithWord = false
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
    edges.cost = Int16(clamping: seen.cost)
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
  }

  /// A word of the lexicon; of two meanings of a kind the first is kept.
  ///
  /// - Parameter isWeak: Whether it is a level that rather is a part of a longer number.
  init(_ key: ArraySlice<UInt32>, _ meanings: [Meaning], isWeak: Bool) {
    for meaning in meanings { take(meaning) }
    isSingle = key.count == 1
    if isSingle, let own = key.first.flatMap(Mark.init) { take(.mark(own)) }
    var cost = Cost.of(meanings, length: key.count)
    if mark != nil { cost = min(cost, Cost.mark) }
    edges = Edges(
      cost: Int16(clamping: cost + (isWeak ? Cost.weakLevel : 0)),
      startsWithWord: key.first.map(Self.isLetterOrDigit) ?? false,
      endsWithWord: key.last.map(Self.isLetterOrDigit) ?? false)
  }

  private static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar) || (0x30...0x39).contains(scalar)
  }

  private mutating func take(_ meaning: Meaning) {
    switch meaning {
    case .drink(let number): if keep(.drink) { self.drink = Int32(clamping: number) }
    case .partial(let number): if keep(.partial) { self.partial = Int32(clamping: number) }
    case .level(let own, let word):
      if !kinds.contains(.level) { field = own }
      if keep(.level) { self.level = Int32(clamping: word) }
    case .pair(let number): if keep(.pair) { self.pair = Int32(clamping: number) }
    case .either(let number): if keep(.either) { self.either = Int32(clamping: number) }
    case .addOn(let number): if keep(.addOn) { self.addOn = Int32(clamping: number) }
    case .shop(let number): if keep(.shop) { self.shop = Int32(clamping: number) }
    case .count(let count): if keep(.count) { self.count = Int32(clamping: count) }
    case .pack(let cups): if keep(.pack) { self.pack = Int32(clamping: cups) }
    case .shortName(let number): if keep(.shortName) { self.shortName = Int32(clamping: number) }
    case .multiple(let times): if keep(.multiple) { self.multiple = Int32(clamping: times) }
    case .literal(let number): if keep(.literal) { self.literal = Int32(clamping: number) }
    case .number(.whole(let value)): if keep(.number) { self.number = Int32(clamping: value) }
    case .number, .nearMiss, .blank, .picture, .unknown: break
    case .note: kinds.insert(.note)
    case .mark(let own):
      kinds.insert(.mark)
      mark = mark ?? own
    case .role(let role):
      kinds.insert(.role)
      roles.insert(role)
    }
  }

  /// Takes in a kind; false where something of that kind is known already.
  private mutating func keep(_ kind: Kinds) -> Bool { kinds.insert(kind).inserted }
}
