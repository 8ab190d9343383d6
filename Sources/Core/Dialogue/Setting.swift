public import ICU
public import Ordering

/// The rules of the house: what a turn takes from the configuration.
public struct Setting: Hashable, Sendable {
  /// Of all shops for which a run can be opened.
  public var menus: [Menu]
  /// The zone of the times that people say and are told.
  public var zone: CivilZone
  public var confirm: Confirm
  /// Whether questions and ✓ lines go to the person instead of the room.
  public var isQuiet: Bool
  /// The most cups in one line.
  public var cupLimit: Int
  /// How long before a deadline people are reminded, in seconds; `nil` for never.
  public var reminderSeconds: Int64?
  /// Who may open runs; `nil` for anybody.
  public var organizers: Set<PersonID>?
  /// When the menus took the place of others; `nil` where they are those of the start.
  public var menusSince: Timestamp?

  /// When a line is read back and waits for a yes.
  public enum Confirm: String, Hashable, Sendable, CaseIterable {
    /// Every line is read back before it is placed.
    case always
    /// A complete, unambiguous line is placed at once, with undo.
    case whenUnsure
  }

  /// Rules by which anybody opens runs and every line is read back in the room, unless said.
  public init(
    menus: [Menu], zone: CivilZone, confirm: Confirm = .always, isQuiet: Bool = false,
    cupLimit: Int = 100, reminderSeconds: Int64? = 600, organizers: Set<PersonID>? = nil
  ) {
    self.menus = menus
    self.zone = zone
    self.confirm = confirm
    self.isQuiet = isQuiet
    self.cupLimit = cupLimit
    self.reminderSeconds = reminderSeconds
    self.organizers = organizers
  }

  /// The menu of the shop of that name; aliases do not count.
  public func menu(ofShop shop: String) -> Menu? { menus.first { $0.shop == shop } }
}

/// Where and when a turn takes place.
public struct Occasion: Hashable, Sendable {
  public var room: Room
  /// Who speaks; `nil` for an event.
  public var person: Person?
  public var now: Timestamp
  /// The id that a run gets if this turn opens one.
  public var newRun: RunID
  /// How the channel's people want to be answered.
  public var manner: Manner

  /// An occasion in a channel that is answered at once, unless said.
  public init(
    room: Room, person: Person? = nil, now: Timestamp, newRun: RunID, manner: Manner = .prompt
  ) {
    self.room = room
    self.person = person
    self.now = now
    self.newRun = newRun
    self.manner = manner
  }
}
