import Ordering
import TableSync
import Testing

/// What people did to a row, as far as it concerns us.
@Suite struct ReadingTests {
  private let layout = Layout(
    table: "T",
    columns: [
      .init(.status, name: "狀態", type: .singleSelect(choices: []), words: ["done": "已領"]),
      .init(.paid, type: .checkbox), .init(.note, type: .multilineText),
    ])
  private let posted = Posted(
    records: ["rec1"], cells: ["狀態": .text("placed"), "note": .text("少一點")])

  @Test(
    arguments: [
      (["狀態": .text("placed"), "note": .text("少一點")], nil),
      (["狀態": .text("placed"), "note": .text("theirs"), "櫃檯": .text("x")], nil),
      (["狀態": .text("已領")], TableReading(key: line.key, status: .done)),
      (["狀態": .text("done")], nil), (["狀態": .text("做一半")], nil), ([:], nil),
      (
        ["狀態": .text("placed"), "paid": .flag(true)], TableReading(key: line.key, isPaid: true)
      ),
      (
        ["狀態": .text("cancelled"), "paid": .flag(true)],
        TableReading(key: line.key, status: .cancelled, isPaid: true)
      ),
    ] as [([String: Row.Value], TableReading?)])
  func reading(record: [String: Row.Value], reading: TableReading?) {
    #expect(layout.reading(of: line.key, from: record, since: posted) == reading)
  }

  @Test func aPaymentMayBeTakenBack() {
    var paid = posted
    paid.cells["paid"] = .flag(true)
    #expect(
      layout.reading(of: line.key, from: paid.cells.filter { $0.key != "paid" }, since: paid)
        == TableReading(key: line.key, isPaid: false))
    #expect(layout.reading(of: line.key, from: paid.cells, since: paid) == nil)
  }

  @Test func aRecordThatIsNotThereIsGone() {
    #expect(
      layout.reading(of: line.key, from: nil, since: posted)
        == TableReading(key: line.key, isGone: true))
  }
}
