public import Ordering

/// One thing that a message does.
public struct Act: Hashable, Codable, Sendable {
  public var intent: Intent
  /// What is ordered; in a change, a copy and an answer the new values alone.
  public var items: [DraftLine]
  /// What is changed, cancelled or copied.
  public var target: Target?
  @Sparse public var details: Details
  /// How much of what is placed the act is about, where that was said.
  public var scope: Scope?

  /// What a change or a cancellation is of, and what an answer adds to.
  public enum Scope: String, Hashable, Codable, Sendable {
    /// The number of the target counts the lines of who speaks, not the run's: 第2杯.
    case own
    /// Everything of who speaks: 全部取消.
    case all
    /// So many cups of a line as the item's quantity says: 取消一杯, 其中一杯改無糖.
    case part
    /// So many cups more as the item's quantity says: 再一杯.
    case more
  }

  /// An act of an intent alone, unless said.
  public init(
    _ intent: Intent, items: [DraftLine] = [], target: Target? = nil, details: Details? = nil
  ) {
    self.intent = intent
    self.items = items
    self.target = target
    _details = Sparse()
    if let details { self.details = details }
  }
}

/// What an act is for; the raw values are those of the `parse` command's JSON.
public enum Intent: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
  case order, answer, change, cancel, undo, copy, usual, recommend, confirm, decline, question, menu
  case search, mine, history, summary, total, owes, paid, open, close, reopen, extend, handOver
  case takeIn, soldOut, reprice, switchShop, sent, arrived, sync, help
}

/// Which line, person or drink an act is about.
public enum Target: Hashable, Codable, Sendable {
  case person(String)
  /// The `#` of a line, or with `Act.Scope.own` its place among one's own.
  case number(Int)
  case drink(String)
  /// The newest line that can be meant.
  case last
}

/// What an act says besides items, as it was said.
public struct Details: Hashable, Codable, Sendable {
  /// A shop's name, alias or whatever stood in its place.
  public var shop: String?
  /// When the run is to close; in an extension it may be by how much later.
  public var deadline: Deadline?
  /// When the drinks are to be there.
  public var pickup: Deadline?
  /// True for 自取, false for 外送.
  public var collect: Bool?
  /// Where the drinks are brought or fetched.
  public var place: String?
  /// Sums are plain decimals, as said: `30`, `2.90`.
  public var fee: String?
  /// The sum of drinks from which delivery is free.
  public var freeFrom: String?
  /// The least sum of drinks that is delivered.
  public var minimum: String?
  /// A price that is set anew, or a sum that was paid.
  public var amount: String?
  /// What the menu is searched for.
  public var keyword: String?
  /// The number of a choice that was asked by number.
  public var choice: Int?

  /// Details of which nothing was said.
  public init() {}

  /// Whether nothing was said besides items.
  public var isEmpty: Bool { self == Details() }
}

/// When something ends, as it was said.
public enum Deadline: Hashable, Codable, Sendable {
  /// A time of day in 24 hours, minutes after midnight.
  case at(minutes: Int, day: Day?)
  case within(minutes: Int)

  /// The day of a deadline, as it was said.
  public enum Day: Hashable, Codable, Sendable {
    case today
    case tomorrow
    /// A date of the Gregorian calendar.
    case date(year: Int, month: Int, day: Int)
  }
}

/// Details that mostly say nothing, and then take no room: an act without any is a few words to hand on.
@propertyWrapper
public struct Sparse: Hashable, Codable, Sendable {
  private var said: Said?

  private final class Said: Sendable {
    let details: Details
    init(_ details: Details) { self.details = details }
  }

  /// Details that say nothing.
  public init() {}

  /// Whatever they say.
  public init(wrappedValue details: Details) { wrappedValue = details }

  /// The details, those that say nothing where none were kept.
  public var wrappedValue: Details {
    get { said?.details ?? Details() }
    set { said = newValue.isEmpty ? nil : Said(newValue) }
  }

  public static func == (left: Sparse, right: Sparse) -> Bool {
    left.said == nil && right.said == nil || left.wrappedValue == right.wrappedValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }

  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Details(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
