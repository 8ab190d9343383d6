/// What it costs to read a stretch of text as a word; the segmentation of the least cost is taken.
enum Cost {
  static let unknown: Int32 = 1_000
  static let seen: Int32 = 100
  static let mark: Int32 = 10
  /// 三|十分 must cost more than 三十|分, and 三分 less than 三|分.
  static let weakLevel: Int32 = 110
  /// Less than what a noun alone costs more: 冰多|加椰果 and not 冰|多加椰果.
  static let nounFirst: Int32 = 10
  private static let nounAlone: Int32 = 45
  /// A picture that is a word, as 👌 is a yes, is read as that.
  static let picture: Int32 = 140

  /// A longer name is cheaper than two words, and a word is cheaper than characters that nothing explains.
  static func of(_ meanings: some Sequence<Meaning>, length: Int) -> Int32 {
    meanings.lazy.map { cost(of: $0, length: length) }.min() ?? unknown
  }

  private static func cost(of meaning: Meaning, length: Int) -> Int32 {
    switch meaning {
    case .mark: mark
    case .drink: length == 1 ? 160 : 100 - Int32(min(length * length, 60))
    // Less than an add-on and a character behind it: 養樂多綠 is a piece of 養樂多綠茶.
    case .partial: Int32(250 * length)
    // A character is hardly better than one that nothing explains: 檸檬綠 is a piece of a name.
    case .shortName: length == 1 ? 900 : Int32(250 * length)
    case .literal: length == 1 ? 500 : 120
    case .role(.filler): 110
    case .role(.of): 60
    case .role(.iceNoun), .role(.sugarNoun): (length == 1 ? 130 : 100) + nounAlone
    case .role(.cold) where length == 1: 130 + nounAlone
    case .role, .level, .either: length == 1 ? 130 : 100
    default: 100
    }
  }
}
