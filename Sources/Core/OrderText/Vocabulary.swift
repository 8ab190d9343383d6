/// The words of one locale, or of several: what people say for levels, sizes, numbers, and for what they want.
///
/// Nothing of it is a drink: those are the menus'. A word stands as people write it; case, width and script do not matter.
public struct Vocabulary: Hashable, Codable, Sendable {
  /// The sizes of cups, whatever a shop calls them.
  public var sizes: [Level] = []
  public var ice: [Level] = []
  public var sugar: [Level] = []
  /// Words that mean a level of ice as well as one of sugar.
  public var either: [EitherLevel] = []
  /// The exceptions among pairs such as 半微, half sugar and light ice.
  public var shorthand: Shorthand = Shorthand()
  /// What stands behind a number of tenths or percent: 分糖 makes 三分糖 and 3分糖 of it.
  public var measured: Measured = Measured()
  /// 一 to 九, 兩, one: the words of the numbers from 0 to 9.
  public var digits: [String: Int] = [:]
  /// 十 and 百: what multiplies the digit before it.
  public var tens: [String: Int] = [:]
  /// Words that are a count of cups by themselves: 半打, 來杯.
  public var counts: [String: Int] = [:]
  /// What so many cups are called, behind a number: 打, dozen.
  public var packs: [String: Int] = [:]
  /// Words that multiply an add-on: 雙份.
  public var multiples: [String: Int] = [:]
  /// Add-ons that many shops have, so that one which this menu lacks is still known for what it is.
  public var addOns: [String] = []
  /// What names of drinks are made of, so that a drink which no menu has is known for one.
  public var drinkNouns: [String] = []
  /// What nicknames start with: 小 of 小明.
  public var nicknames: [String] = []
  /// What people call drinks that many shops have, where a menu gives no such alias: 珍奶 is 珍珠奶茶, 冬珍 is
  /// 冬瓜茶+珍珠, a drink with an add-on.
  public var shortNames: [String: [String]] = [:]
  /// What a shop is told besides: 分開裝.
  public var notes: [String] = []
  /// Words by the part they play in a sentence: 杯, 加, 不要.
  public var words: [Role: [String]] = [:]
  /// How a message says what it wants, by intent: words, and slots in braces.
  public var commands: [Intent: [String]] = [:]

  /// A vocabulary without a word.
  public init() {}

  /// A size, or a level of ice or sugar, and what people call it.
  public struct Level: Hashable, Codable, Sendable {
    /// The same for a level in every locale: `less`.
    public var level: String
    /// Hundredths of the full measure where everybody agrees on it.
    public var percent: Int?
    /// Single characters that mean it in a shorthand of two: 微 of 半微.
    public var short: [String]?
    /// As people write them, with known slips.
    public var words: [String]
  }

  /// A word for a level of sugar and one of ice.
  public struct EitherLevel: Hashable, Codable, Sendable {
    /// The key of a level that ice and sugar both have.
    public var level: String
    /// Whether it means both where the other level is not said.
    public var isBoth: Bool
    public var words: [String]
  }

  /// Pairs of characters, sugar and then ice, that do not go by the rule or that nobody can be sure of.
  public struct Shorthand: Hashable, Codable, Sendable {
    /// Read as they say here, whatever the rule would make of them.
    public var fixed: [Pair] = []
    /// Read by the rule, and asked.
    public var asked: [String] = []
    /// Asked only where the menu has a half level of ice.
    public var askedWithHalfIce: [String] = []
    /// A pair of characters and the two levels that it means.
    public struct Pair: Hashable, Codable, Sendable {
      public var word: String
      /// The key of the sugar level.
      public var sugar: String
      /// The key of the ice level.
      public var ice: String
    }
  }

  /// The endings of a number that make it a level.
  public struct Measured: Hashable, Codable, Sendable {
    /// Behind tenths of the full sugar: 分糖.
    public var sugarTenths: [String] = []
    /// Behind tenths of the full ice: 分冰.
    public var iceTenths: [String] = []
    /// Behind hundredths of the full sugar: %糖.
    public var sugarPercents: [String] = []
    /// Behind hundredths of the full ice: %冰.
    public var icePercents: [String] = []
  }

  /// The words of this vocabulary and those of another.
  public func merging(_ other: Vocabulary) -> Vocabulary {
    var merged = self
    merged.sizes += other.sizes
    merged.ice += other.ice
    merged.sugar += other.sugar
    merged.either += other.either
    merged.shorthand.fixed += other.shorthand.fixed
    merged.shorthand.asked += other.shorthand.asked
    merged.shorthand.askedWithHalfIce += other.shorthand.askedWithHalfIce
    merged.measured.sugarTenths += other.measured.sugarTenths
    merged.measured.iceTenths += other.measured.iceTenths
    merged.measured.sugarPercents += other.measured.sugarPercents
    merged.measured.icePercents += other.measured.icePercents
    merged.digits.merge(other.digits) { first, _ in first }
    merged.tens.merge(other.tens) { first, _ in first }
    merged.counts.merge(other.counts) { first, _ in first }
    merged.packs.merge(other.packs) { first, _ in first }
    merged.multiples.merge(other.multiples) { first, _ in first }
    merged.addOns += other.addOns
    merged.drinkNouns += other.drinkNouns
    merged.nicknames += other.nicknames
    merged.shortNames.merge(other.shortNames) { $0 + $1 }
    merged.notes += other.notes
    merged.words.merge(other.words) { $0 + $1 }
    merged.commands.merge(other.commands) { $0 + $1 }
    return merged
  }
}
