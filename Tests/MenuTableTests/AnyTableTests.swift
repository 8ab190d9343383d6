import DataFiles
import Testing

@testable import MenuTable

/// Tables of pieces put together by chance: a menu of them is always a sound one, and no row is lost.
@Suite("Any table")
struct AnyTableTests {
  /// Linear congruence, as Knuth has it for MMIX: the same tables every time.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "紅茶", "奶茶", "大●", "中●", "(L)", "（M）", " L", "-M", "/L", "大杯", "700cc", "(限冷飲)", "(固定微糖)",
    "甜度固定",
    "(", ")", "）", "【", "】", "-熱", "★", "●", ".", "/", "  ", "’", "Q", "袋", "吐司", "null", "yes",
    "1", "#", ": ",
    "{", "\"\"", "é", "👌", "\u{202E}", "\u{0}", "一杯", "、", ",", "；", "&",
  ]
  private static let prices = [
    "30", "35", "0", "", "-", "時價", "$40", "3.5", "1e9", "99999999999999",
  ]
  private static let heads = [
    "品名,冷,熱,分類,別名", "品名,中杯,大杯,分類,備註", "name,price,price_hot,size,aliases", "品名,價格,規格,說明,圖片",
    "品名,sizes,分類,英文名,介紹",
  ]

  private func field(_ chance: inout Chance) -> String {
    let text = (0..<Int.random(in: 0...6, using: &chance)).map { _ in
      Self.pieces.randomElement(using: &chance) ?? ""
    }.joined()
    return "\"\(text)\""
  }

  @Test("of a hundred that differ", arguments: 0..<100)
  func holds(_ seed: Int) throws {
    var chance = Chance(state: UInt64(seed))
    let count = Int.random(in: 1...40, using: &chance)
    let rows = (0..<count).map { _ in
      let prices = (0..<2).map { _ in Self.prices.randomElement(using: &chance) ?? "" }
      return ([field(&chance)] + prices + [field(&chance), field(&chance)]).joined(separator: ",")
    }
    let head = Self.heads.randomElement(using: &chance) ?? ""
    let menuImport = try Samples.menuImport()
    let table = try menuImport.table(of: ([head] + rows).joined(separator: "\n"))
    let shop = try #require(menuImport.shop("店", of: table))
    #expect(shop.accounts.count == table.rowCount && table.rowCount <= count)
    guard let menu = shop.menu else { return }
    let text = MenuText.of(menu)
    #expect(try MenuFile.parse(text, file: "menu.yaml") == menu, "\(text)")
    #expect(menu.renewed(by: menu) == menu)
  }

  @Test("a name without end is told in time")
  func longNames() throws {
    let name = String(repeating: "(紅茶)L ", count: 20_000)
    let shop = try #require(try Samples.shop("品名,價格\n\"\(name)\",30\n紅茶,30\n"))
    #expect(shop.accounts.map(\.outcome).first == .dropped(.longName))
  }
}
