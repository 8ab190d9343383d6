import Dialogue
import Ordering
import Store

/// People, rooms, runs and lines for the laws.
enum Sample {
  static let tea = Room(channel: "office", name: "#tea")
  static let thread = Room(channel: "office", name: "#tea", thread: "42")
  static let other = Room(channel: "office", name: "#other")
  static let elsewhere = Room(channel: "factory", name: "#tea")
  static let amy = Person(id: PersonID("office/amy"), name: "amy")
  static let bob = Person(id: PersonID("office/bob"), name: "bob")
  static let amyAlone = Room(channel: "office", name: "amy", isPrivate: true)
  static let now = Timestamp(milliseconds: 1_780_000_000_000)
  static let day = "20261130"

  static func run(
    _ id: String, in room: Room = tea, state: Run.State = .open, openedAt: Timestamp = now,
    deadline: Timestamp? = nil, remindedAt: Timestamp? = nil
  ) -> Run {
    Run(
      id: RunID(id), room: room, shop: "可不可熟成紅茶", organizer: amy, state: state,
      openedAt: openedAt, deadline: deadline, remindedAt: remindedAt)
  }

  static func line(
    _ run: String, _ number: Int, by orderer: Person = amy, beneficiary: String? = nil,
    drink: String = "熟成紅茶", quantity: Int = 1, price: Int = 5_000,
    status: OrderLine.Status = .placed
  ) -> OrderLine {
    OrderLine(
      run: RunID(run), number: number, orderer: orderer, beneficiary: beneficiary, drink: drink,
      quantity: quantity, unitPrice: Money(minorUnits: price), status: status, orderedAt: now,
      updatedAt: now)
  }

  static func pending(
    of person: Person, run: String, in room: Room = tea, askedAt: Timestamp? = now,
    restsUntil: Timestamp? = nil
  ) -> Pending {
    Pending(
      person: person, room: room, run: RunID(run),
      items: [Pending.Item(draft: DraftLine(drink: "麗春紅茶", quantity: 1))],
      prompt: .confirmation, askedAt: askedAt, restsUntil: restsUntil)
  }

  static func sentence(_ text: String, in room: Room = tea) -> Sentence {
    Sentence(to: .room(room), text: text)
  }

  static func message(_ id: String, channel: String = "office") -> MessageKey {
    MessageKey(channel: channel, id: id)
  }
}
