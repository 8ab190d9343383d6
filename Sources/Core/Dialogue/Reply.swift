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
    /// Told with the terms of the run and an example of an order.
    case opened(Run, Menu, today: CivilDay)
    /// Pieces of what was said that nobody could place, and that changed nothing.
    case leftOut(Person, [String])
    /// A second run was to be opened in the room.
    case alreadyOpen(Run, today: CivilDay)
    /// `said` is no shop; `shops` are those that have a menu.
    case noSuchShop(said: String, shops: [String])
    /// No shop was named, and there is not just one menu.
    case whichShop(shops: [String])
    /// The person is not among those who may open runs.
    case mayNotOpen
    /// Order text was said where no run takes it.
    case howToOpen(shops: [String])
    /// Said after the end: `isChange` where a line was to be changed, else one was to be added.
    case closedBy(organizer: Person, closedAt: Timestamp, today: CivilDay, isChange: Bool)
    /// The person given is the organizer, who alone may do it.
    case onlyOrganizer(Person)
    /// There is no run for which that could be done or told.
    case nothingOpen
    case reopened(Run, today: CivilDay)
    case deadlineMoved(Run, today: CivilDay)
    /// The deadline that was said is not ahead, so none was set.
    case deadlineIsPast(said: Timestamp, today: CivilDay)
    /// Whole minutes, rounded up; `untilFree` is `nil` where delivery is free already or never.
    case reminder(minutes: Int, Tally, Menu, untilFree: Money?, unanswered: [Pending])
    // Ordering.
    /// Waits for a yes; `withHint` tells the person once in a run how to answer.
    case readBack(Person, [ReadBackItem], total: Money, Menu, withHint: Bool)
    /// `isNumbered` where the choices of a drink can be answered by number.
    case asks(Person, [AskedItem], Menu, isNumbered: Bool)
    /// `showsLines` where what is placed was not read back just before.
    case placed(Person, [OrderLine], running: Tally, Menu, showsLines: Bool)
    /// A no, or a draft that was taken back.
    case notPlaced(Person)
    case changed(Person, before: OrderLine, after: OrderLine, Menu)
    case cancelled(Person, [OrderLine], running: Tally, Menu)
    /// The lines as they stand now that the last change is taken back.
    case undone(Person, [OrderLine], running: Tally, Menu)
    case nothingToUndo(Person)
    /// 1 changes the line to the draft, 2 adds the draft besides.
    case changeOrAdd(Person, existing: OrderLine, draft: DraftLine, Menu)
    /// Several lines may be meant: they are offered by number.
    case whichLine(Person, [OrderLine], Menu)
    /// The person has no line that could be shown or changed.
    case noLines(Person)
    /// `said` is what was taken for the name of a line: a number, a person or a drink.
    case noSuchLine(Person, said: String)
    /// The line is somebody else's, and the person does not organize the run.
    case notYours(Person, number: Int, organizer: Person)
    /// The shop has been told already, so nothing changes.
    case lineIsSent(Person, number: Int)
    /// There is no line or draft that could be meant.
    case nothingToCopy(Person)
    /// The text of an order was edited, which changes nothing by itself.
    case editNoticed(Person)
    /// The commit failed, so nothing of what was said counts.
    case notStored(Person)
    /// What was meant is understood, and nothing that the bot does.
    case cannotYet(Person)
    /// The text was not read, so nothing of it counts.
    case textUnread(Person, Reading.Failure)
    // Asking.
    /// `share` where the run is closed and the person's part of the fee is known.
    case mine([OrderLine], pending: [Pending.Item], Menu, feeComes: Bool, share: Settlement.Share?)
    /// The lines as they would be told to the shop now.
    case summary(Tally, [PhoneLine], Menu)
    case owes(Settlement, Menu)
    case total(Run, Tally, Settlement, Menu, today: CivilDay)
    case menu(Menu)
    /// The drinks in whose name, aliases or other names the keyword is; none where there are none.
    case found(keyword: String, [Drink], Menu)
    /// The price of the drink as it was asked for, and whether it is sold out.
    case answer(Drink, asked: DraftLine, Menu)
    case closesAt(Run, today: CivilDay)
    case help
    // The end.
    /// What the organizer tells the shop.
    case toPhone(Run, Tally, [PhoneLine], Settlement, Menu)
    /// Who owes what, to everybody.
    case closed(Run, Tally, Settlement, Menu)
    /// Nobody ordered, or the shop has no menu any more.
    case closedEmpty(Run)
    case sentToShop(Run, Tally)
    /// What people were asked and did not answer before the end.
    case leftOpen([Pending], Menu)
    /// The organizer placed what the person had left open.
    case takenIn(Person, [OrderLine], running: Tally, Menu, by: Person)
    /// The person of that name left nothing open.
    case nothingToTakeIn(said: String)
    /// Something of it must still be asked.
    case cannotTakeIn(Person, [Question], Menu)
    /// Lines that the table refuses for good.
    case linesParked([ParkedLine])
    /// Lines whose rows people took out of the table.
    case linesGone([Int])
    /// Lines that the table has more than once.
    case linesDoubled([Int])
    /// The table takes nothing until a person mends it.
    case tableStopped(TableTrouble)
    /// What people did in the table was asked for and could not be read.
    case tableUnread
    /// What became of the shop's menu that stands in the table.
    case menuOfTable(MenuNews, shop: String)
    /// The table is being read.
    case syncing
    /// What people did in the table: lines that are now as they stand there, and lines whose rows they took out.
    case synced(changed: [Int], gone: [Int])
  }
}

/// A draft that is read back, with the price of a cup.
public struct ReadBackItem: Hashable, Sendable {
  public var draft: DraftLine
  public var unitPrice: Money
  /// Whose line it was copied from.
  public var copiedFrom: OrderLine?
  /// Pieces of the text that were left out, shown back.
  public var unread: [String]
  /// A draft that is nobody's copy and was read whole, unless said.
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
  /// Pieces of the text that were left out, shown back.
  public var unread: [String]
  /// A draft without a price, of which all was read, unless said.
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
  /// Of all variants together.
  public var cups: Int
  /// The same options together, the most cups first.
  public var variants: [Variant]
  /// Cups of one drink and size that are made the same way.
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
