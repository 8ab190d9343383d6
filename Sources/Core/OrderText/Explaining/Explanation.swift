public import Ordering

/// How a text was read: its words, what each can mean, and which rule placed it.
///
/// The reading is the one that `read` gives.
public struct Explanation: Hashable, Sendable {
  public var reading: Reading
  /// In the order of the text, without its blanks; none where it was not read at all.
  public var pieces: [Piece]

  /// That of a text that is not read, unless pieces are given.
  public init(reading: Reading, pieces: [Piece] = []) {
    self.reading = reading
    self.pieces = pieces
  }

  /// Words that one rule placed.
  public struct Piece: Hashable, Sendable {
    public var text: String
    public var span: Span
    public var kind: Kind
    /// `nil` where no rule did.
    public var rule: RuleName?
    public var words: [Word]
  }

  /// A word as it was cut out of the text.
  public struct Word: Hashable, Sendable {
    public var text: String
    public var span: Span
    /// All that it can mean; the rule chose by what stands beside it.
    public var meanings: [WordMeaning]
  }

  /// What a piece does in its sentence.
  public enum Kind: Hashable, Sendable {
    case drink, option, addOn, quantity, person, note, price, target
    /// Of a way to say what is wanted.
    case command(Intent)
    case yes
    /// What parts, joins or leads.
    case joint
    /// What orders and changes have and is no value: 改, 一樣, 嗎.
    case verb
    /// What tells talk from orders: 好喝, 昨天.
    case talk
    /// Politeness and particles.
    case filler
    case unread
  }
}

/// What a word can mean, in the menu's own names.
public enum WordMeaning: Hashable, Sendable {
  case drink(String)
  /// A piece of the names of some drinks.
  case pieceOfDrinks([String])
  /// What people call some drinks in short.
  case shortFor([String])
  case size(String)
  case ice(String)
  case sugar(String)
  /// Sugar and ice in one.
  case sugarAndIce(sugar: String, ice: String)
  /// A level of sugar or of ice.
  case sugarOrIce(sugar: String, ice: String)
  case addOn(String)
  case shop(String)
  case count(Int)
  /// So many cups in what a number counts: 打.
  case pack(Int)
  case multiple(Int)
  case note
  case role(Role)
  /// A word of some commands.
  case commandWord
  case number(Int)
  case time(minutes: Int)
  case date(year: Int, month: Int, day: Int)
  case decimal
  /// A number that is no count: 兩三, 1e9.
  case oddNumber
  case mark
  /// What could have been meant; asked.
  case nearMiss(Question.Field, of: [String])
  case picture
  case unknown
}
