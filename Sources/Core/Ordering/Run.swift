/// A group order, from the moment somebody opens it until everybody has paid.
public struct Run: Hashable, Codable, Sendable {
  public var id: RunID
  public var room: Room
  /// The menu's shop.
  public var shop: String
  /// Who opened it or was handed it: phones the shop and collects the money.
  public var organizer: Person
  public var state: State
  public var openedAt: Timestamp
  /// When it closes by itself; `nil` where the organizer closes it.
  public var deadline: Timestamp?
  /// When it stopped taking orders; `nil` while it is open.
  public var closedAt: Timestamp?
  /// When the reminder before the deadline was said.
  public var remindedAt: Timestamp?
  public var terms: Terms

  /// How far a run has come: while it is open everybody orders, once it is closed the organizer alone.
  public enum State: String, Hashable, Codable, Sendable, CaseIterable {
    case open, closed, sent, done, cancelled
  }

  /// On what the people of a run agreed when it was opened; what is missing is as the menu says.
  public struct Terms: Hashable, Codable, Sendable {
    /// Whether somebody fetches the drinks: no delivery fee then.
    public var isCollected: Bool?
    /// What delivery costs this time.
    public var fee: Money?
    /// The sum of drinks from which delivery is free this time.
    public var freeFrom: Money?
    /// The least sum of drinks that the shop delivers this time.
    public var minimum: Money?
    /// Where the drinks are brought or fetched, in the organizer's words.
    public var place: String?
    /// Terms as the menu says, unless said.
    public init(
      isCollected: Bool? = nil, fee: Money? = nil, freeFrom: Money? = nil, minimum: Money? = nil,
      place: String? = nil
    ) {
      self.isCollected = isCollected
      self.fee = fee
      self.freeFrom = freeFrom
      self.minimum = minimum
      self.place = place
    }
  }

  /// A run that is open and has no deadline, unless said.
  public init(
    id: RunID, room: Room, shop: String, organizer: Person, state: State = .open,
    openedAt: Timestamp, deadline: Timestamp? = nil, closedAt: Timestamp? = nil,
    remindedAt: Timestamp? = nil, terms: Terms = Terms()
  ) {
    self.id = id
    self.room = room
    self.shop = shop
    self.organizer = organizer
    self.state = state
    self.openedAt = openedAt
    self.deadline = deadline
    self.closedAt = closedAt
    self.remindedAt = remindedAt
    self.terms = terms
  }
}
