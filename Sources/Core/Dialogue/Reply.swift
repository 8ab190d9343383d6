public import ICU
public import Ledger
public import OrderText
public import Ordering

/// One thing that the bot says, as a value; `Prompts` has the words.
public struct Reply: Hashable, Sendable {
  public var audience: Audience
  public var content: Content

  public init(to audience: Audience, _ content: Content) {
    self.audience = audience
    self.content = content
  }

  /// What is said; a person at the head of a case is the one addressed.
  public enum Content: Hashable, Sendable {
    // The run.
    case opened(Run, Menu, today: CivilDay)
    /// Pieces of what was said that nobody could place, and that changed nothing.
    case leftOut(Person, [String])
    case alreadyOpen(Run, today: CivilDay)
    case noSuchShop(said: String, shops: [String])
    case whichShop(shops: [String])
    case mayNotOpen
    case howToOpen(shops: [String])
    case closedBy(organizer: Person, closedAt: Timestamp, today: CivilDay, isChange: Bool)
    case onlyOrganizer(Person)
    case nothingOpen
    case reopened(Run, today: CivilDay)
    case deadlineMoved(Run, today: CivilDay)
    case deadlineIsPast(said: Timestamp, today: CivilDay)
    case reminder(minutes: Int, Tally, Menu, untilFree: Money?, unanswered: [Pending])
    // Ordering.
    case readBack(Person, [ReadBackItem], total: Money, Menu, withHint: Bool)
    case asks(Person, [AskedItem], Menu, isNumbered: Bool)
    /// `showsLines` where what is placed was not read back just before.
    case placed(Person, [OrderLine], running: Tally, Menu, showsLines: Bool)
    case notPlaced(Person)
    case changed(Person, before: OrderLine, after: OrderLine, Menu)
    case cancelled(Person, [OrderLine], running: Tally, Menu)
    case undone(Person, [OrderLine], running: Tally, Menu)
    case nothingToUndo(Person)
    case changeOrAdd(Person, existing: OrderLine, draft: DraftLine, Menu)
    case whichLine(Person, [OrderLine], Menu)
    case noLines(Person)
    case noSuchLine(Person, said: String)
    case notYours(Person, number: Int, organizer: Person)
    case lineIsSent(Person, number: Int)
    case nothingToCopy(Person)
    case editNoticed(Person)
    case notStored(Person)
    /// What was meant is understood, and nothing that the bot does.
    case cannotYet(Person)
    case textUnread(Person, Reading.Failure)
    // Asking.
    /// `share` where the run is closed and the person's part of the fee is known.
    case mine([OrderLine], pending: [Pending.Item], Menu, feeComes: Bool, share: Settlement.Share?)
    case summary(Tally, [PhoneLine], Menu)
    case owes(Settlement, Menu)
    case total(Run, Tally, Menu, terms: Settlement.Terms, today: CivilDay)
    case menu(Menu)
    case found(keyword: String, [Drink], Menu)
    case answer(Drink, asked: DraftLine, Menu)
    case closesAt(Run, today: CivilDay)
    case help
    // The end.
    case toPhone(Run, Tally, [PhoneLine], Settlement, Menu)
    case closed(Run, Tally, Settlement, Menu)
    case closedEmpty(Run)
    case sentToShop(Run, Tally)
    case leftOpen([Pending], Menu)
    case takenIn(Person, [OrderLine], running: Tally, Menu, by: Person)
    case nothingToTakeIn(said: String)
    case cannotTakeIn(Person, [Question], Menu)
    case linesParked([ParkedLine])
  }
}

/// A draft that is read back, with the price of a cup.
public struct ReadBackItem: Hashable, Sendable {
  public var draft: DraftLine
  public var unitPrice: Money
  /// Whose line it was copied from.
  public var copiedFrom: OrderLine?
  public var unread: [String]
  public init(
    draft: DraftLine, unitPrice: Money, copiedFrom: OrderLine? = nil, unread: [String] = []
  ) {
    self.draft = draft
    self.unitPrice = unitPrice
    self.copiedFrom = copiedFrom
    self.unread = unread
  }
}

/// A draft with the questions that are asked about it.
public struct AskedItem: Hashable, Sendable {
  public var draft: DraftLine
  public var questions: [Question]
  /// The price of a cup, where it is known already.
  public var unitPrice: Money?
  /// The price of a cup by size, where the size is asked.
  public var prices: [String: Money]
  public var unread: [String]
  public init(
    draft: DraftLine, questions: [Question], unitPrice: Money? = nil, prices: [String: Money] = [:],
    unread: [String] = []
  ) {
    self.draft = draft
    self.questions = questions
    self.unitPrice = unitPrice
    self.prices = prices
    self.unread = unread
  }
}

/// The lines of one drink and size, as they are told to the shop.
public struct PhoneLine: Hashable, Sendable {
  public var drink: String
  public var size: String?
  public var cups: Int
  /// The same options together, the most cups first.
  public var variants: [Variant]
  public struct Variant: Hashable, Sendable {
    public var sugar: String?
    public var ice: String?
    public var addOns: [DraftLine.Portion]
    public var note: String?
    public var cups: Int
    public init(
      sugar: String?, ice: String?, addOns: [DraftLine.Portion], note: String?, cups: Int
    ) {
      self.sugar = sugar
      self.ice = ice
      self.addOns = addOns
      self.note = note
      self.cups = cups
    }
  }
  public init(drink: String, size: String?, cups: Int, variants: [Variant]) {
    self.drink = drink
    self.size = size
    self.cups = cups
    self.variants = variants
  }
}
