import OrderText
import Ordering
import Testing

/// One more of what the same message orders, for somebody else or like the drink before it.
@Suite struct CopiedItemTests {
  private static let mine = "紅茶 大杯 半糖 少冰"

  @Test(
    "once more for whom it is",
    arguments: [
      ("紅茶大杯半糖少冰，小李也一樣", "\(mine); \(mine) @小李"), ("紅茶大杯半糖少冰 小李也一樣", "\(mine); \(mine) @小李"),
      ("紅茶大杯半糖少冰，佳玲也一樣", "\(mine); \(mine) @佳玲"), ("紅茶大杯半糖少冰 我也一樣", "\(mine); \(mine)"),
      ("小明要紅茶大杯半糖少冰，我也一樣", "\(mine) @小明; \(mine)"), ("紅茶大杯半糖少冰，小王跟我一樣", "\(mine); \(mine) @小王"),
      ("紅茶大杯半糖少冰 老闆也一樣", "\(mine); \(mine) @老闆"), ("紅茶大杯半糖少冰兩杯 小李也要", "\(mine) x2; \(mine) @小李"),
      ("紅茶大杯半糖少冰，小美也要一杯", "\(mine); \(mine) @小美"),
      ("紅茶大杯半糖少冰 Amy也要 Bob也要", "\(mine); \(mine) @Amy; \(mine) @Bob"),
      ("紅茶大杯半糖少冰 佳玲+1", "\(mine); \(mine) @佳玲"),
      ("紅茶大杯半糖少冰 小李和小王也一樣", "\(mine); \(mine) @小李; \(mine) @小王"),
      ("小明：紅茶大杯半糖少冰\n小華：同上", "\(mine) @小明; \(mine) @小華"),
      ("小明 紅茶大杯半糖少冰\n小華 同上", "\(mine) @小明; \(mine) @小華"),
      ("小明：紅茶大杯半糖少冰\n小華：+1\n佳玲：一樣但去冰", "\(mine) @小明; \(mine) @小華; 紅茶 大杯 半糖 去冰 @佳玲"),
      ("紅茶大杯半糖少冰，小李一樣改去冰", "\(mine); 紅茶 大杯 半糖 去冰 @小李"),
      ("紅茶大杯半糖少冰 綠茶也一樣", "\(mine); 綠茶 大杯 半糖 少冰"), ("小李也要紅茶大杯半糖少冰", "\(mine) @小李"),
    ])
  func copies(_ text: String, _ items: String) throws { try expectRead(text, as: items) }

  @Test("a drink that is wanted too is ordered once", arguments: ["珍奶我也要", "珍奶我也要一杯", "珍奶，我也要一杯"])
  func once(_ text: String) throws { #expect(try Told(text).items == "珍珠奶茶") }

  @Test("what is alike and nobody's is no copy") func talk() throws {
    #expect(try Told("紅茶大杯半糖少冰 味道跟昨天一樣").items == Self.mine)
    #expect(try Told("味道也一樣").items.isEmpty)
  }

  @Test("alone it copies a line, for whom it is") func alone() throws {
    let acts = try Samples.reader().read("小李也一樣").acts
    #expect(acts == [Act(.copy, items: [DraftLine(beneficiary: "小李")])])
  }
}
