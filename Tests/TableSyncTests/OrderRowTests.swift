import Ordering
import TableSync
import Testing

/// The row that an order has besides those of its lines.
@Suite struct OrderRowTests {
  private let layout: Layout

  init() {
    var layout = Layout(
      table: "Items", columns: [.init(.number, type: .number(precision: 0))],
      identity: .foundBy(["number"]), count: .init(dropsCancelled: true))
    layout.header = Layout(
      table: "Orders",
      columns: [
        .init(.orderNumber, type: .singleLineText), .init(.price, type: .number(precision: 0)),
        .init(.status, type: .singleLineText, words: ["cancelled": "取消訂單"]),
      ], identity: .order)
    self.layout = layout
  }

  /// Two lines of an order, and the first as an item.
  private func ordered(
    _ statuses: [OrderLine.Status], posted: Posted? = nil
  ) -> OutboxItem {
    let lines = statuses.enumerated().map { number, status in
      var line = line
      (line.number, line.status, line.quantity) = (number + 1, status, number + 1)
      line.unitPrice = Money(minorUnits: 1_000)
      return line
    }
    var item = OutboxItem(entry: item(1).entry, line: lines[0], run: run, posted: posted)
    item.order = lines
    return item
  }

  private func cells(_ item: OutboxItem) -> [Row.Value]? {
    layout.orderRow(for: item, currency: .taiwanDollar)?.cells.map(\.value)
  }

  @Test(arguments: [
    ([OrderLine.Status.placed, .placed], "30", "placed"), ([.sent, .placed], "30", "placed"),
    ([.sent, .done], "30", "sent"), ([.done, .done], "30", "done"),
    ([.done, .cancelled], "10", "done"),
  ])
  func itSaysWhatItsLinesComeTo(statuses: [OrderLine.Status], price: String, status: String) {
    #expect(
      cells(ordered(statuses))
        == [.text("20261130000001"), .number(price), .text(status)])
  }

  @Test func ofARowThatIsThereWhatChangesGoes() {
    let whole = ordered([.placed, .placed])
    let row = layout.row(for: whole, currency: .taiwanDollar)
    var posted = Posted(records: ["rec1"], cells: layout.written(with: row))
    #expect(posted.cells["Orders/price"] == .number("30"))
    #expect(cells(ordered([.placed, .placed], posted: posted)) == nil)
    #expect(
      cells(ordered([.placed, .cancelled], posted: posted))
        == [.text("20261130000001"), .number("10")])
    #expect(
      cells(ordered([.cancelled, .cancelled], posted: posted))
        == [.text("20261130000001"), .number("0"), .text("取消訂單")])
    // What is made anew is made with all of its order, so that there is a row to link to.
    posted.records = []
    #expect(cells(ordered([.placed, .placed], posted: posted))?.count == 3)
  }

  @Test func whatWasCancelledBeforeItWasSentHasNone() {
    #expect(cells(ordered([.cancelled, .placed])) == nil)
  }
}
