import Ordering

/// One or more words that say one thing.
struct Phrase {
  var content: Content
  /// The words, by their index among the tokens.
  var tokens: Range<Int>
  var isSpaced = false
  /// The rule that found it; `nil` where none did.
  var rule: RuleName?

  init(_ content: Content, _ tokens: Range<Int>) {
    self.content = content
    self.tokens = tokens
  }

  enum Content {
    case drink(SaidDrink)
    case level(LevelField, Int)
    /// A near miss of something else than a drink.
    case nearMiss(Int)
    /// Cold, without a level.
    case cold
    case pair(Int)
    case either(Int)
    /// The same level of sugar and ice: 都少.
    case bothLevels(Int)
    /// No sugar or no ice, and nobody says which: 不 of 烏不.
    case noneOfEither
    /// Neither sugar nor ice: 都不要, which some take otherwise.
    case neither
    /// What is said of sugar or ice and fits no level: 一分冰, ㄅㄢˋ糖.
    case strangeLevel(LevelField)
    case addOn(Int, portions: Int)
    /// Something that is to be put in and that the menu does not know.
    case strangeAddOn(String)
    /// An add-on that is to be left out.
    case without(Int)
    case quantity(Int?)
    /// +1: a copy where no drink is said, a quantity where one is.
    case plus(Int)
    case bare(Int)
    case total(Int)
    case price
    case each
    case all
    case among
    /// 剩下: the cups that were not spoken of yet.
    case rest
    case or
    case correction
    /// Whom it is for, `nil` for who speaks; said before the drink or behind it.
    case people([String?], isBefore: Bool)
    /// A level that is not wanted: 不要半糖.
    case refused(LevelField, Int)
    case note
    case separator(Strength)
    /// 的 between options and their drink.
    case of
    case role(Role)
    /// `#2`, 第2筆: a line of the run; 第2杯: a cup or line of who speaks.
    case ordinal(Int, isOwn: Bool)
    case filler
    case unread
  }

  /// What a drink was said to be: one, or some that it could be.
  enum SaidDrink {
    case exact(Int)
    /// 冬珍: a drink with an add-on in one name.
    case served(Int, addOn: Int)
    case open([String], Question.Because)
  }

  /// How far a mark parts what stands on its two sides.
  enum Strength: Int, Comparable {
    case soft, also, comma, hard
    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether it is an option, which needs a drink.
  var isOption: Bool {
    switch content {
    case .level, .nearMiss, .cold, .pair, .either, .noneOfEither, .bothLevels, .neither,
      .strangeLevel, .addOn, .strangeAddOn, .without, .refused:
      true
    default: false
    }
  }

  var isDrink: Bool { if case .drink = content { true } else { false } }
  var isQuantity: Bool { if case .quantity = content { true } else { false } }
  var isBare: Bool { if case .bare = content { true } else { false } }
  var isFiller: Bool { if case .filler = content { true } else { false } }
  var isUnread: Bool { if case .unread = content { true } else { false } }
  var isPerson: Bool { if case .people = content { true } else { false } }
  func isRole(_ role: Role) -> Bool {
    if case .role(let own) = content { own == role } else { false }
  }
  var separator: Strength? { if case .separator(let strength) = content { strength } else { nil } }
}
