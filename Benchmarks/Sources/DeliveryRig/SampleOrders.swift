public import Airtable
internal import DataFiles
public import HTTPMessages
public import Ordering
public import TableSync

/// Orders with something in every column, and the table that they go to.
public struct SampleOrders: Sendable {
  public let layout: Layout
  public let run: Run

  /// Takes the layout that a checkout delivers.
  public init(checkout: String) throws {
    layout = try LayoutFile.load("\(checkout)/deploy/layouts/drinkrun.yaml")
    run = Run(
      id: RunID("01HF8ZQ2V3M4N5P6Q7R8S9T0AB"), room: Room(channel: "lines", name: "#tea"),
      shop: "可不可熟成紅茶", organizer: Person(id: PersonID("lines/amy"), name: "amy"),
      openedAt: Timestamp(milliseconds: 1_796_018_400_000))
  }

  /// The line of that number.
  public func line(_ number: Int) -> OrderLine {
    OrderLine(
      run: run.id, number: number, orderNumber: "20261130000001", orderer: run.organizer,
      beneficiary: "小美", drink: "熟成紅茶", size: "中杯", ice: "少冰", sugar: "半糖",
      addOns: [.init(name: "白玉", portions: 2)], quantity: 2, unitPrice: Money(minorUnits: 4_550),
      note: "少一點\"冰\"，謝謝", image: "https://example.org/tea/\(number).jpg",
      orderedAt: run.openedAt, updatedAt: run.openedAt)
  }

  /// The rows of so many lines.
  public func rows(_ count: Int) -> [Row] {
    (1...count).map { layout.row(for: line($0), run: run, currency: .taiwanDollar) }
  }

  /// The table that a server on that port of this machine has.
  public func table(port: String, over http: any HTTPSending) -> AirtableTable {
    AirtableTable(
      endpoint: "http://127.0.0.1:\(port)/v0", base: "appBench", layout: layout, http: http,
      token: { "patBench.0123456789" })
  }
}
