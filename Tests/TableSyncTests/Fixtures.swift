import Ordering
import TableSync

let run = Run(
  id: RunID("01HF8ZQ2V3M4N5P6Q7R8S9T0AB"), room: Room(channel: "lines", name: "#tea"),
  shop: "可不可熟成紅茶", organizer: Person(id: PersonID("lines/amy"), name: "amy"),
  openedAt: Timestamp(milliseconds: 1_796_018_400_000))

let line = OrderLine(
  run: run.id, number: 2, orderNumber: "20261130000001",
  orderer: Person(id: PersonID("lines/bob"), name: "bob"), drink: "熟成紅茶", size: "大杯", ice: "少冰",
  sugar: "半糖", addOns: [.init(name: "白玉", portions: 2), .init(name: "水玉")], quantity: 2,
  unitPrice: Money(minorUnits: 5_050), orderedAt: Timestamp(milliseconds: 1_796_018_405_678),
  updatedAt: Timestamp(milliseconds: 1_796_018_405_678))

let key = Layout.Column(.orderKey, type: .singleLineText)

/// An entry of a line's outbox; `number` names the line.
func item(_ number: Int, attempts: Int = 0, revision: Int = 1) -> OutboxItem {
  var numbered = line
  numbered.number = number
  return OutboxItem(
    entry: OutboxEntry(
      key: numbered.key, revision: revision, attempts: attempts, dueAt: Timestamp(milliseconds: 0)),
    line: numbered, run: run)
}

/// Draws the greatest number there is, always.
struct HighestDraw: RandomNumberGenerator {
  mutating func next() -> UInt64 { .max }
}

/// Draws so low that every range gives its first; with nothing but zeros the library would draw for ever.
struct LowestDraw: RandomNumberGenerator {
  mutating func next() -> UInt64 { 1 << 44 }
}
