import OrderText
import Ordering
import Testing

/// Levels by their measure, and the counts and portions that stand beside them.
@Suite struct MeasureTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.trapShop()])
  }

  @Test(
    arguments: [
      ("紅茶 3糖", "紅茶 微糖", ""), ("紅茶 五糖", "紅茶 半糖", ""), ("紅茶 三糖去", "紅茶 微糖 去冰", ""),
      ("紅茶半糖去", "紅茶 半糖 去冰", ""),
      ("紅茶 糖3冰3", "紅茶 微糖 微冰", ""), ("紅茶 甜3 冰3", "紅茶 微糖 微冰", ""), ("紅茶 糖30%", "紅茶 微糖", ""),
      ("紅茶 冰30%", "紅茶 微冰", ""), ("紅茶 甜度50 冰塊30", "紅茶 半糖 微冰", ""),
      ("紅茶 sugar 50%, ice 30%", "紅茶 半糖 微冰", ""),
      ("紅茶 1/2 糖", "紅茶 半糖", ""), ("紅茶 ½糖", "紅茶 半糖", ""), ("紅茶 二分之一 糖", "紅茶 半糖", ""),
      ("紅茶 ¼糖", "紅茶", "sugar"),
      ("紅茶 一半糖一半冰", "紅茶 半糖", "ice"), ("紅茶 冰5", "紅茶", "ice"), ("紅茶 冰塊3塊", "紅茶 !冰塊3塊", ""),
      ("紅茶(珍珠x2)", "紅茶 +珍珠*2", ""), ("紅茶 珍珠(x2)", "紅茶 +珍珠*2", ""), ("紅茶 加珍珠x2", "紅茶 +珍珠 x2", ""),
      ("紅茶（大杯，加珍珠，x2）", "紅茶 大杯 +珍珠 x2", ""), ("紅茶來個三杯", "紅茶 x3", ""),
      ("三大紅微微", "紅茶 大杯 微糖 微冰 x3", ""),
      ("兩紅一綠", "紅茶 x2; 綠茶", ""),
    ])
  func orders(_ text: String, _ items: String, _ asks: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items && told.asks.sorted().joined(separator: " ") == asks)
  }

  @Test func aNameWithOneOtherCharacterIsNearWhatNoMenuHas() throws {
    let asked = try #require(Self.reader.get().read("江茶 大杯").questions.first?.question)
    #expect(asked.because == .notOnMenu && asked.choices.contains("紅茶"))
  }
}
