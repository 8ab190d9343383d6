import Ordering
import TableSync
import Testing

/// What is written of a line that the table has already.
@Suite struct ChangedCellTests {
  private let layout = Layout(
    table: "T",
    columns: [
      key, .init(.drinkName, type: .singleLineText), .init(.note, type: .multilineText),
      .init(.status, type: .singleSelect(choices: []), words: ["placed": "新單", "cancelled": "取消"]),
      .init(.paid, type: .checkbox),
    ])

  /// The cells that are written of a line after a change to it, where the table holds these besides.
  private func cells(
    _ there: [String: Row.Value] = [:], change: (inout OrderLine) -> Void = { _ in }
  ) -> [Row.Cell] {
    var cells = layout.row(for: line, run: run, currency: .taiwanDollar).cells
      .reduce(into: [:]) { $0[$1.column] = $1.value }
    for (column, value) in there { cells[column] = value }
    var posted = item(2)
    posted.posted = Posted(records: ["rec1"], cells: cells)
    change(&posted.line)
    let row = layout.row(for: posted, currency: .taiwanDollar)
    #expect(row.records == ["rec1"])
    #expect(row.key == line.key)
    return row.cells
  }

  @Test func nothingIsWrittenOfWhatIsThere() {
    #expect(cells() == [])
  }

  @Test func whatChangedIsWrittenAlone() {
    #expect(cells { $0.drink = "麗春紅茶" } == [.init("drinkName", .text("麗春紅茶"))])
    #expect(cells { $0.note = "少一點" } == [.init("note", .text("少一點"))])
    #expect(cells(["note": .text("少一點")]) == [.init("note", .empty)])
  }

  @Test func statusGoesWhereOursChanged() {
    #expect(cells { $0.status = .cancelled } == [.init("status", .text("取消"))])
  }

  @Test func columnThatTheLayoutGotLaterIsWritten() {
    #expect(cells(["drinkName": .empty]) == [.init("drinkName", .text("熟成紅茶"))])
  }

  @Test func paidIsTakenBackOnlyWhereItWasThere() {
    #expect(cells { $0.isPaid = true } == [.init("paid", .flag(true))])
    #expect(cells(["paid": .flag(true)]) { $0.isPaid = true } == [])
    #expect(cells(["paid": .flag(true)]) == [.init("paid", .flag(false))])
  }

  @Test func lineWhoseRecordsAreNotKnownGoesWhole() {
    var unknown = item(2)
    unknown.posted = Posted(records: [], cells: [:])
    let row = layout.row(for: unknown, currency: .taiwanDollar)
    #expect(row == layout.row(for: line, run: run, currency: .taiwanDollar))
    #expect(row.records == [])
  }
}
