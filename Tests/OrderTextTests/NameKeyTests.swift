import OrderText
import Testing

@Suite("Names that are read as one")
struct NameKeyTests {
  @Test(
    "spellings that an order would not tell apart have one key",
    arguments: [
      ("ＡＭＹ", "amy"), ("臺灣", "台湾"), ("四季春＋珍波椰", "四季春+珍波椰"), ("少氷", "少冰"), ("半醣", "半糖"),
      ("Black  Tea", "black tea"), ("", ""),
    ])
  func same(left: String, right: String) { #expect(NameKey.of(left) == NameKey.of(right)) }

  @Test("others have their own", arguments: [("小明", "小美"), ("1號", "①號"), ("紅茶", "綠茶")])
  func apart(left: String, right: String) { #expect(NameKey.of(left) != NameKey.of(right)) }
}
