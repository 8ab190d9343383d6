import Dialogue
import Ordering
import Store
import Testing

@Suite struct OrderNumberLaws {
  @Test(arguments: StoreKind.allCases)
  func whatIsPlacedAtOnceSharesOneNumber(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([
      .saveRun(Sample.run("R1")),
      .place([Sample.line("R1", 1), Sample.line("R1", 2)], day: Sample.day),
      .place([Sample.line("R1", 3)], day: Sample.day),
    ])
    let numbers = try await bench.store.lines(of: RunID("R1")).map(\.orderNumber)
    #expect(numbers == Array(repeating: "20261130000001", count: 3))
  }

  @Test(arguments: StoreKind.allCases)
  func noTwoOrdersShareANumber(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let rooms = [("A", Sample.tea), ("B", Sample.other), ("C", Sample.elsewhere)]
    for (id, room) in rooms {
      try await bench.store.write([.saveRun(Sample.run(id, in: room))], in: room)
    }
    var numbers: [String] = []
    for number in 1...2 {
      for (id, room) in rooms {
        try await bench.store.write(
          [.place([Sample.line(id, number)], day: Sample.day)], in: room)
        numbers += try await bench.store.lines(of: RunID(id), in: room).suffix(1).map(\.orderNumber)
        try await bench.reopen()
      }
    }
    #expect(numbers == (1...6).map { "2026113000000\($0)" })
  }

  @Test(arguments: StoreKind.allCases)
  func eachDayCountsFromOne(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([.saveRun(Sample.run("R1"))])
    for (number, day) in ["20261130", "20261201", "20261130"].enumerated() {
      try await bench.store.write([.place([Sample.line("R1", number + 1)], day: day)])
    }
    let numbers = try await bench.store.lines(of: RunID("R1")).map(\.orderNumber)
    #expect(numbers == ["20261130000001", "20261201000001", "20261130000002"])
  }

  @Test(arguments: StoreKind.allCases)
  func aChangeKeepsTheNumber(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    try await bench.store.write([
      .saveRun(Sample.run("R1")), .place([Sample.line("R1", 1)], day: Sample.day),
    ])
    var line = Sample.line("R1", 1, drink: "麗春紅茶", status: .cancelled)
    line.orderNumber = "20991231999999"
    try await bench.store.write([.saveLine(line)])
    line.orderNumber = "20261130000001"
    #expect(try await bench.store.lines(of: RunID("R1")) == [line])
  }
}
