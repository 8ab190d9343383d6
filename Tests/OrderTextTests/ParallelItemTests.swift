import OrderText
import Ordering
import Testing

/// Drinks one after the other with nothing but blanks between: each has the words that are its own.
@Suite struct ParallelItemTests {
  private func items(_ text: String) throws -> [DraftLine] {
    try Samples.reader().read(text).acts.flatMap(\.items)
  }

  @Test(
    "each has the count that trails it, or leads it",
    arguments: [
      ("熟成紅茶 大 半糖 少冰 60杯 熟檸紅茶 大 半糖 少冰 60杯", [60, 60]), ("熟成紅茶 x2 麗春紅茶 x3", [2, 3]),
      ("熟成紅茶 2杯 麗春紅茶 3杯 熟檸紅茶 4杯", [2, 3, 4]), ("2杯 熟成紅茶 3杯 麗春紅茶", [2, 3]),
      ("熟成紅茶 大 半糖 少冰 2 熟檸紅茶 大 微糖 去冰 3", [2, 3]), ("兩杯熟成紅茶 三杯麗春紅茶", [2, 3]),
      ("熟成紅茶 大 半糖 少冰 熟檸紅茶 大 微糖 去冰 3杯", [nil, 3]),
    ])
  func counts(_ text: String, _ counts: [Int?]) throws {
    #expect(try items(text).map(\.quantity) == counts)
  }

  @Test(
    "options belong to their own drink",
    arguments: [
      "熟成紅茶 大 半糖 少冰 熟檸紅茶 中 微糖 去冰 3杯", "大 半糖 少冰 熟成紅茶 中 微糖 去冰 熟檸紅茶",
      "熟成紅茶 大 半糖 少冰 熟檸紅茶 中 微糖 去冰", "熟成紅茶 大 半糖 少冰 1杯 熟檸紅茶 中 微糖 去冰 1杯",
    ])
  func options(_ text: String) throws {
    let items = try items(text)
    #expect(items.map(\.size) == ["大杯", "中杯"])
    #expect(items.map(\.sugar) == ["半糖", "微糖"])
    #expect(items.map(\.ice) == ["少冰", "去冰"])
  }
}
